// The third derivative of functions of one number, by all eight orders of forward and reverse.
#include "reverse.h"

#define FORWARD(f, x) __enzyme_fwddiff_double((void *)f, enzyme_dup, x, 1.0)
#define REVERSE_OF(f, x) __enzyme_autodiff_double((void *)f, enzyme_out, x)
#define LEVEL(f, of)                                              \
  static double f##_f(double x) { return FORWARD(of, x); }        \
  static double f##_r(double x) { return REVERSE_OF(of, x); }
#define LEVELS(f)                                                 \
  LEVEL(f, f) LEVEL(f##_f, f##_f) LEVEL(f##_r, f##_r)             \
  LEVEL(f##_f_f, f##_f_f) LEVEL(f##_f_r, f##_f_r)                 \
  LEVEL(f##_r_f, f##_r_f) LEVEL(f##_r_r, f##_r_r)

static double product(double x) { return exp(x / 2) * sin(x) + x * x * x * x * x; }

/* Rounds that nobody can count before. */
static double series(double x) {
  double sum = 0, term = 1;
  for (int n = 1; term > 1e-20; n++) {
    sum += term;
    term *= x / n;
  }
  return sum * x;
}

/* In memory that is overwritten in each round. */
static double powers(double x) {
  double held[3] = {x, x * x, 1};
  for (int round = 0; round < 4; round++) {
    held[2] *= held[0];
    held[0] = sin(held[1]) + held[0];
    held[1] = held[2] * x;
  }
  return held[0] + held[1];
}

__attribute__((noinline)) static double step(double x, int depth) {
  return depth ? step(x * x / (1 + x), depth - 1) * x : cos(x);
}

static double recursive(double x) { return step(x, 3); }

LEVELS(product)
LEVELS(series)
LEVELS(powers)
LEVELS(recursive)

#define CHECK_ORDERS(f, x, third)                                                       \
  do {                                                                                  \
    double at = (x), second = DIFFERENCE_WITHIN(0.03125, t, at, f##_f_f(t));            \
    CHECK_GOT(#f ", references", third, second, 1e-8L);                                 \
    double got[] = {f##_f_f_f(at), f##_f_f_r(at), f##_f_r_f(at), f##_f_r_r(at),         \
                    f##_r_f_f(at), f##_r_f_r(at), f##_r_r_f(at), f##_r_r_r(at)};        \
    for (int order = 0; order < 8; order++) CHECK_GOT(#f, got[order], third, 2e-12L);   \
    CHECK_GOT(#f ", second", f##_r_r(at), f##_f_f(at), 1e-12L);                         \
    CHECK_GOT(#f ", second", f##_r_f(at), f##_f_r(at), 1e-12L);                         \
    CHECK_GOT(#f ", second", f##_r_f(at), f##_f_f(at), 1e-12L);                         \
  } while (0)

int main(void) {
  double x = 0.7;
  CHECK_ORDERS(product, x,
               exp(x / 2) * ((1 / 8.0 - 1.5) * sin(x) + (0.75 - 1) * cos(x)) + 60 * x * x);
  CHECK_ORDERS(series, x, exp(x) * (x + 3));
  CHECK_ORDERS(powers, x, powers_f_f_f(x));
  CHECK_ORDERS(recursive, x, recursive_f_f_f(x));
  return checked();
}
