// Perturbations of two levels are not mixed up: inner functions that know the outer variable.
#include "reverse.h"

#define FORWARD2(f, x, y) __enzyme_fwddiff_double((void *)f, enzyme_const, x, enzyme_dup, y, 1.0)
#define REVERSE2(f, x, y) __enzyme_autodiff_double((void *)f, enzyme_const, x, enzyme_out, y)
#define FORWARD1(f, x) __enzyme_fwddiff_double((void *)f, enzyme_dup, x, 1.0)
#define REVERSE1(f, x) __enzyme_autodiff_double((void *)f, enzyme_out, x)

/* d/dx (x d/dy (x + y)) is 1: who confuses them says 2. */
static double sum(double x, double y) { return x + y; }
static double forward_sum(double x) { return x * FORWARD2(sum, x, 1.0); }
static double reverse_sum(double x) { return x * REVERSE2(sum, x, 1.0); }

/* The inner point is the outer variable, which is constant within. */
static double mixed(double x, double y) { return x * x * y * y * y; }
static double forward_mixed(double x) { return FORWARD2(mixed, x, x); }
static double reverse_mixed(double x) { return REVERSE2(mixed, x, x); }

/* The inner function looks at the outer variable through memory. */
struct closure {
  const double *outer;
};
static double through_memory(const struct closure *c, double y) { return sin(*c->outer * y); }
static double forward_closure(double x) {
  struct closure c = {&x};
  return __enzyme_fwddiff_double((void *)through_memory, enzyme_const, &c, enzyme_dup, 2 * x, 1.0);
}
static double reverse_closure(double x) {
  struct closure c = {&x};
  return __enzyme_autodiff_double((void *)through_memory, enzyme_const, &c, enzyme_out, 2 * x);
}

/* The inner function is given a derivative of the outer one as a number. */
static double cube(double x) { return x * x * x; }
static double scaled(double x, double y) { return x * y * y; }
static double of_derivative(double x) { return REVERSE2(scaled, FORWARD1(cube, x), x); }

#define CHECK_BOTH(f, x, formula)                                           \
  do {                                                                      \
    double wanted = formula;                                                \
    CHECK_GOT(#f ", forward", FORWARD1(f, x), wanted, BY_FORMULA);          \
    CHECK_GOT(#f ", reverse", REVERSE1(f, x), wanted, BY_FORMULA);          \
    CHECK_GOT(#f, wanted, DIFFERENCE(t, x, f(t)), BY_DIFFERENCES);          \
  } while (0)

int main(void) {
  double x = 1.25;
  CHECK_BOTH(forward_sum, x, 1);
  CHECK_BOTH(reverse_sum, x, 1);
  CHECK_BOTH(forward_mixed, x, 12 * x * x * x);
  CHECK_BOTH(reverse_mixed, x, 12 * x * x * x);
  CHECK_BOTH(forward_closure, x, cos(2 * x * x) - 4 * x * x * sin(2 * x * x));
  CHECK_BOTH(reverse_closure, x, cos(2 * x * x) - 4 * x * x * sin(2 * x * x));
  CHECK_BOTH(of_derivative, x, 18 * x * x);
  return checked();
}
