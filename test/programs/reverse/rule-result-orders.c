// Rules whose augmented functions return the result before the tape, or leave it to the function.
#include <stdlib.h>

#include "reverse.h"

#define RULE(f)                                                           \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = { \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f}
#define PLAIN __attribute__((noinline)) static

struct taped { void *tape; double value; };
struct taped __enzyme_augmentfwd_taped(void *, ...);

/* How often the user's own functions were called: the bodies alone would be right, too. */
static int forth, back;

/* -- a pointer behind the result -- */
struct with_pointer { double result; void *tape; };
PLAIN double square(double x) { return x * x; }
static struct with_pointer augmented_square(double x) {
  double *kept = malloc(sizeof *kept);
  *kept = 2 * x;
  return forth++, (struct with_pointer){x * x, kept};
}
static double gradient_square(double x, double seed, void *tape) {
  double slope = *(double *)tape;
  free(tape);
  return back++, (void)x, seed * slope;
}
RULE(square);

/* -- an integer, which has the bytes of a number -- */
struct with_long { double result; long tape; };
PLAIN double tripled(double x) { return 3 * x; }
static struct with_long augmented_tripled(double x) { return forth++, (struct with_long){3 * x, 3}; }
static double gradient_tripled(double x, double seed, long tape) { return back++, (void)x, seed * tape; }
RULE(tripled);

/* -- both in one register -- */
struct with_int { float result; int tape; };
PLAIN float magnitude(float x) { return x < 0 ? -x : x; }
static struct with_int augmented_magnitude(float x) {
  return forth++, (struct with_int){x < 0 ? -x : x, x < 0 ? -1 : 1};
}
static float gradient_magnitude(float x, float seed, int tape) { return back++, (void)x, seed * tape; }
RULE(magnitude);

/* -- a struct, through memory; its last member is no result -- */
struct partials { double by_x, by_y; };
struct with_partials { double result; struct partials tape; };
PLAIN double product(double x, double y) { return x * y + sin(y); }
static struct with_partials augmented_product(double x, double y) {
  return forth++, (struct with_partials){x * y + sin(y), {y, x + cos(y)}};
}
static struct partials gradient_product(double x, double y, double seed, struct partials tape) {
  (void)x, (void)y;
  return back++, (struct partials){seed * tape.by_x, seed * tape.by_y};
}
RULE(product);

/* -- several members, and more than registers hold -- */
struct much { int n; double of[10]; };
struct with_much { double result; struct much tape; };
PLAIN double tenfold(double x) { return 10 * sin(x); }
static struct with_much augmented_tenfold(double x) {
  struct with_much made = {10 * sin(x), {.n = 10}};
  for (int i = 0; i < 10; i++) made.tape.of[i] = i == 7 ? cos(x) : NAN;
  return forth++, made;
}
static double gradient_tenfold(double x, double seed, struct much tape) {
  return back++, (void)x, seed * tape.n * tape.of[7];
}
RULE(tenfold);

/* -- a pointer, its shadow, and what was kept -- */
struct with_both { double *result, *shadow; long tape; };
PLAIN double *chosen(double *x, long i) { return x + i; }
static struct with_both augmented_chosen(double *x, double *dx, long i) {
  return (struct with_both){x + i, dx + i, i};
}
static void gradient_chosen(double *x, double *dx, long i, long tape) {
  (void)x, (void)dx;
  if (tape != i) abort();
}
RULE(chosen);

/* -- two of one type: first the tape -- */
struct two { double tape, result; };
PLAIN double sine(double x) { return sin(x); }
static struct two augmented_sine(double x) { return forth++, (struct two){cos(x), sin(x)}; }
static double gradient_sine(double x, double seed, double tape) { return back++, (void)x, seed * tape; }
RULE(sine);

/* -- nothing at all: the result is that of the function -- */
PLAIN double cube(const double *x, double by) { return *x * *x * *x * by; }
static void augmented_cube(const double *x, double *dx, double by) { forth++, (void)x, (void)dx, (void)by; }
static double gradient_cube(const double *x, double *dx, double by, double seed) {
  *dx += 3 * *x * *x * by * seed;
  return back++, *x * *x * *x * seed;
}
RULE(cube);

static void all(const double *x, double *y) {
  double v[4] = {x[0], x[1], x[2], 0};
  y[0] = square(x[0]) + tripled(x[1] * x[0]);
  y[1] = tripled(x[0] * x[2]) * square(x[1]);
  y[2] = product(x[0], x[1] * x[2]) + tenfold(sine(x[1]));
  *chosen(v, 2) *= v[1];
  y[3] = v[1] * v[2];
  y[4] = cube(x, x[1]) * x[2];
}

/* In floats, without rounding. */
static double narrow(double x) { return x * magnitude((float)(x - 1)); }

static double several(double x) {
  double sum = 0;
  for (int i = 1; i < 4; i++) sum += i * square(x * i) + tripled(product(x, 2)) + cube(&x, 1);
  return sum;
}
static double slope_of_several(double x) {
  return 36 * 2 * x + 3 * 3 * 2 + 3 * 3 * x * x;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0.01, all, ((double[]){0.7, -0.4, 1.1}), 3, 5, NULL);
#ifndef REFERENCE_ONLY
  CHECK_GOT("gradients", back > 0 && forth >= 5, 1, 0);
  CHECK_GOT("floats", __enzyme_autodiff_double((void *)narrow, enzyme_out, 0.5), 0.5 - 0.5, 0);
  struct taped first = __enzyme_augmentfwd_taped((void *)several, 3.0);
  struct taped second = __enzyme_augmentfwd_taped((void *)several, -1.5);
  CHECK_GOT("value", first.value, several(3), 1e-14);
  CHECK_GOT("first", __enzyme_reverse_double((void *)several, 3.0, 1.0, first.tape),
            slope_of_several(3), 1e-14);
  CHECK_GOT("second", __enzyme_reverse_double((void *)several, -1.5, 2.0, second.tape),
            2 * slope_of_several(-1.5), 1e-14);
#endif
  return checked();
}
