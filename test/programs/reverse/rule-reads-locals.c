// Gradients of the user's that read variables of functions which have returned by then.
#include "reverse.h"

#define RULE(f)                                                           \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = { \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f}
#define PLAIN __attribute__((noinline)) static

struct taped { void *tape; double value; };
struct taped __enzyme_augmentfwd_taped(void *, ...);

PLAIN double cube(const double *x, double by) { return *x * *x * *x * by; }
static double augmented_cube(const double *x, double *dx, double by) { return (void)dx, cube(x, by); }
static double gradient_cube(const double *x, double *dx, double by, double seed) {
  if (dx != x) *dx += 3 * *x * *x * by * seed;
  return *x * *x * *x * seed;
}
RULE(cube);

/* What is read is behind a pointer in memory. */
struct box { double *p; };
PLAIN double boxed(const struct box *b) { return b->p[0] * b->p[0]; }
static double augmented_boxed(const struct box *b, struct box *db) { return (void)db, boxed(b); }
static void gradient_boxed(const struct box *b, struct box *db, double seed) {
  db->p[0] += 2 * b->p[0] * seed;
}
RULE(boxed);

/* Dirty the stack, as whatever is called in between may. */
PLAIN double dirty(double x) {
  volatile double much[64];
  for (int i = 0; i < 64; i++) much[i] = NAN;
  return x + (much[7] == much[8]);
}

PLAIN double hand_on(const double *x) { return cube(x, 2); }
PLAIN double of_value(double x) {
  double y[2] = {0, x};
  return hand_on(y + 1);
}
PLAIN double of_box(double x) {
  double y[2] = {0, x};
  struct box b = {y + 1};
  return boxed(&b);
}
static double direct(double x) { return cube(&x, 1); }

static void all(const double *x, double *y) {
  y[0] = of_value(x[0]) + dirty(of_value(2 * x[1]));
  y[1] = of_box(x[1]) * dirty(of_box(x[0]));
}
static double both(double x) { return of_value(x) + of_box(x) + direct(x); }
static double slope_of_both(double x) { return 6 * x * x + 2 * x + 3 * x * x; }

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.7, -0.4}), 2, 2, NULL);
#ifndef REFERENCE_ONLY
  struct taped first = __enzyme_augmentfwd_taped((void *)both, 3.0);
  struct taped second = __enzyme_augmentfwd_taped((void *)both, -1.5);
  CHECK_GOT("value", dirty(first.value), both(3), 1e-14);
  CHECK_GOT("first", __enzyme_reverse_double((void *)both, 3.0, 1.0, first.tape), slope_of_both(3),
            1e-14);
  dirty(0);
  CHECK_GOT("second", __enzyme_reverse_double((void *)both, -1.5, 2.0, second.tape),
            2 * slope_of_both(-1.5), 1e-14);
#endif
  return checked();
}
