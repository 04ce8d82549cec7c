// Derivatives of functions that use tapes themselves: both ways, several times, through pointers.
#include "reverse.h"

#include <stdlib.h>

typedef double unary(double);

static double cube(double x) {
  double *kept = malloc(sizeof *kept), sum = 0;
  *kept = x * x;
  for (int i = 0; i < 4; i++) sum += *kept * x / 4;
  free(kept);
  return sum;
}
static double half(double x) { return x / 2; }

static unary *const table[] = {cube, half, NULL};

/* x^8 / 2 */
static double f(double x) {
  for (unary *const *g = table; *g; g++) x = (*g)(x) * x;
  return x;
}

static double by_tangents(double x) {
  void *tape = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, enzyme_out, x);
  return __enzyme_fwdsplit_double((void *)f, enzyme_dup, x, 1.0, tape);
}

static double by_adjoints(double x) {
  void *tape = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, enzyme_nofree, enzyme_out, x);
  double first = __enzyme_reverse_double((void *)f, enzyme_nofree, enzyme_out, x, 0.25, tape);
  return first + __enzyme_reverse_double((void *)f, enzyme_out, x, 0.75, tape);
}

static double slope(double x) { return 4 * pow(x, 7); }

#define CHECK_TWICE(g)                                                                       \
  do {                                                                                       \
    double first_ = 0, second_ = 0, value_ = 0;                                              \
    REQUEST(value_ = g(0.875));                                                              \
    REQUEST(first_ = __enzyme_fwddiff_double((void *)g, enzyme_dup, 0.875, 1.0));            \
    REQUEST(second_ = __enzyme_autodiff_double((void *)g, enzyme_out, 0.875));               \
    CHECK_GOT(#g, value_, slope(0.875), BY_FORMULA);                                         \
    CHECK_DERIVATIVE("forward over " #g, first_, 28 * pow(0.875, 6),                         \
                     difference_of(slope, 0.875, 0.0625));                                   \
    CHECK_GOT("reverse over " #g, second_, 28 * pow(0.875, 6), BY_FORMULA);                  \
  } while (0)

int main(void) {
  CHECK_TWICE(by_tangents);
  CHECK_TWICE(by_adjoints);
  return checked();
}
