// Rules of the user's in every form that is accepted: tapes, results and parameters.
#include "reverse.h"
#include <stdlib.h>

#define RULE(f, ...)                                                            \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = {       \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f, ##__VA_ARGS__}

/* How often the user's own functions were called: the bodies alone would be right, too. */
static int forth, back;

/* -- no tape, one adjoint as it is -- */
__attribute__((noinline)) static double square(double x) { return x * x; }
static double augmented_square(double x) { return forth++, x * x; }
static double gradient_square(double x, double seed) { return back++, 2 * x * seed; }
RULE(square);

/* -- {tape, primal} in two registers -- */
struct kept {
  double tape, primal;
};
__attribute__((noinline)) static double sine(double x) { return sin(x); }
static struct kept augmented_sine(double x) { return forth++, (struct kept){cos(x), sin(x)}; }
static double gradient_sine(double x, double seed, double tape) { return back++, (void)x, seed * tape; }
RULE(sine);

/* -- two floats in one register -- */
struct kept_float {
  float tape, primal;
};
__attribute__((noinline)) static float cube(float x) { return x * x * x; }
static struct kept_float augmented_cube(float x) {
  return forth++, (struct kept_float){3 * x * x, x * x * x};
}
static float gradient_cube(float x, float seed, float tape) { return back++, (void)x, seed * tape; }
RULE(cube);

/* -- an integer and a float in one register -- */
struct kept_sign {
  int tape;
  float primal;
};
__attribute__((noinline)) static float magnitude(float x) { return x < 0 ? -x : x; }
static struct kept_sign augmented_magnitude(float x) {
  return forth++, (struct kept_sign){x < 0 ? -1 : 1, x < 0 ? -x : x};
}
static float gradient_magnitude(float x, float seed, int tape) { return back++, (void)x, seed * tape; }
RULE(magnitude);

/* -- a struct as tape, through memory; several adjoints in registers -- */
struct partials {
  double by_x, by_y;
};
struct kept_partials {
  struct partials tape;
  double primal;
};
__attribute__((noinline)) static double product(double x, double y) { return x * y + sin(y); }
static struct kept_partials augmented_product(double x, double y) {
  return forth++, (struct kept_partials){{y, x + cos(y)}, x * y + sin(y)};
}
static struct partials gradient_product(double x, double y, double seed, struct partials tape) {
  (void)x, (void)y;
  return back++, (struct partials){seed * tape.by_x, seed * tape.by_y};
}
RULE(product);

/* -- a large struct as tape, by address; three adjoints through memory; an integer between -- */
struct large {
  double of[12];
  int used;
};
struct kept_large {
  struct large tape;
  double primal;
};
struct three {
  double x, y, z;
};
static double blended(double x, double y, int n, double z) { return n * x * y + z * z; }
__attribute__((noinline)) static double blend(double x, double y, int n, double z) {
  return blended(x, y, n, z);
}
static struct kept_large augmented_blend(double x, double y, int n, double z) {
  struct kept_large made = {.tape.used = n, .primal = blended(x, y, n, z)};
  for (int i = 0; i < 12; i++) made.tape.of[i] = i == 4 ? x : i == 7 ? y : i == 11 ? z : NAN;
  return forth++, made;
}
static struct three gradient_blend(double x, double y, int n, double z, double seed, struct large tape) {
  (void)x, (void)y, (void)n, (void)z;
  back++;
  const double *of = tape.of;
  return (struct three){seed * tape.used * of[7], seed * tape.used * of[4], seed * 2 * of[11]};
}
RULE(blend);

/* -- pointers: the tape of a void function is all that is returned -- */
__attribute__((noinline)) static void scale(const double *x, double by, double *y) { *y = *x * by; }
static double augmented_scale(const double *x, double *dx, double by, double *y, double *dy) {
  forth++, (void)dx, (void)dy;
  *y = *x * by;
  return *x;
}
static double gradient_scale(const double *x, double *dx, double by, double *y, double *dy, double tape) {
  back++, (void)x, (void)y;
  double seed = *dy;
  *dy = 0;
  *dx += seed * by;
  return seed * tape;
}
RULE(scale);

/* -- neither tape nor adjoints -- */
__attribute__((noinline)) static void triple(const double *x, double *y) { *y = 3 * *x; }
static void augmented_triple(const double *x, double *dx, double *y, double *dy) {
  forth++, (void)dx, (void)dy;
  *y = 3 * *x;
}
static void gradient_triple(const double *x, double *dx, double *y, double *dy) {
  back++, (void)x, (void)y;
  *dx += 3 * *dy;
  *dy = 0;
}
RULE(triple);

/* -- a pointer with its shadow -- */
struct both {
  double *result, *shadow;
};
__attribute__((noinline)) static double *second(double *x) { return x + 1; }
static struct both augmented_second(double *x, double *dx) {
  return (struct both){x + 1, dx + 1};
}
static void gradient_second(double *x, double *dx) { (void)x, (void)dx; }
RULE(second);

/* -- the same behind a tape -- */
struct kept_both {
  long tape;
  double *result, *shadow;
};
__attribute__((noinline)) static double *chosen(double *x, long i) { return x + i; }
static struct kept_both augmented_chosen(double *x, double *dx, long i) {
  return (struct kept_both){i, x + i, dx + i};
}
static void gradient_chosen(double *x, double *dx, long i, long tape) {
  (void)x, (void)dx;
  if (tape != i) abort();
}
RULE(chosen);

/* -- structs by value, and one that is returned -- */
struct pair {
  double a, b;
};
__attribute__((noinline)) static struct pair turned(struct pair p, double by) {
  return (struct pair){p.a * by - p.b, p.a + p.b * by};
}
static struct pair augmented_turned(struct pair p, double by) {
  return forth++, (struct pair){p.a * by - p.b, p.a + p.b * by};
}
static struct three gradient_turned(struct pair p, double by, struct pair seed) {
  back++;
  return (struct three){seed.a * by + seed.b, seed.b * by - seed.a, seed.a * p.a + seed.b * p.b};
}
RULE(turned);

/* -- by reference -- */
__attribute__((noinline)) static double power(double x, double y) { return x * x * y; }
static double augmented_power(const double *x, double y) { return forth++, *x * *x * y; }
static struct pair gradient_power(const double *x, double y, double seed) {
  return back++, (struct pair){2 * *x * y * seed, *x * *x * seed};
}
RULE(power, (void *)"byref_0");

static void all(const double *x, double *y) {
  double v[4] = {x[0], x[1], x[2], 0};
  y[0] = square(x[0]) + sine(x[1] * x[0]);
  y[1] = square(x[0] * x[2]) + x[1];
  y[2] = product(x[0], x[1] * x[2]) + blend(x[0], x[2], 3, sine(x[1]));
  scale(v, x[1], v + 3);
  y[3] = v[3] * x[0];
  triple(v + 1, v);
  y[4] = v[0] * v[0];
  *second(v) *= x[0];
  *chosen(v, 2) *= v[1];
  y[5] = v[1] * v[2];
  struct pair p = turned((struct pair){x[0], x[1]}, x[2]);
  y[6] = p.a * p.b;
  y[7] = power(x[1], x[2]);
}

/* In floats, without rounding. */
static double narrow(double x) { return cube((float)x) * magnitude((float)(x - 1)); }

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0.01, all, ((double[]){0.7, -0.4, 1.1}), 3, 8, NULL);
#ifndef REFERENCE_ONLY
  /* Of ten counted calls each: four requests of one lane, and one of four. */
  CHECK_GOT("augmented calls: one serves all lanes", forth, 10 * 5, 0);
  CHECK_GOT("calls of gradients", back, 10 * 8, 0);
  CHECK_GOT("floats", __enzyme_autodiff_double((void *)narrow, enzyme_out, 0.5), 0.75 * 0.5 - 0.125, 0);
  CHECK_GOT("by the user's functions", forth, 10 * 5 + 2, 0);
#endif
  return checked();
}
