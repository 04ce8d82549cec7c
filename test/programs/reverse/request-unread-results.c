// Requests that are declared to return what there is not, where nobody reads that.
#include "reverse.h"

extern double __enzyme_autodiff_number(void *, ...);
extern struct lanes __enzyme_autodiff_many(void *, ...);
extern double __enzyme_fwddiff_number(void *, ...);

static double f(const double *x) { return x[0] * x[0] * x[1]; }
static void step(const double *x, double *y) { y[0] = sin(x[0]); }

/* What is differentiated asks itself, and keeps what nobody reads. */
static double slope(double *x) {
  double dx[2] = {0, 0};
  double unread = __enzyme_autodiff_number((void *)f, enzyme_dup, x, dx);
  (void)unread;
  return dx[0];
}

int main(void) {
  double x[2] = {3, 5}, dx[2] = {0, 0}, y[1], dy[1] = {0};
  __enzyme_autodiff_number((void *)f, enzyme_dup, x, dx);
  CHECK_GOT("a statement", dx[0], 2 * 3 * 5, BY_FORMULA);
  double unread = __enzyme_autodiff_number((void *)f, enzyme_dup, x, dx);
  (void)unread;
  CHECK_GOT("a variable", dx[1], 2 * 3 * 3, BY_FORMULA);
  __enzyme_autodiff_many((void *)f, enzyme_dup, x, dx);
  CHECK_GOT("in memory", dx[0], 3 * 2 * 3 * 5, BY_FORMULA);
  struct lanes lanes = __enzyme_autodiff_many((void *)f, enzyme_dup, x, dx);
  (void)&lanes;
  CHECK_GOT("a variable in memory", dx[1], 4 * 3 * 3, BY_FORMULA);
  double direction[2] = {2, 0};
  double nothing = __enzyme_fwddiff_number((void *)step, enzyme_dup, x, direction, enzyme_dup, y, dy);
  (void)nothing;
  CHECK_GOT("forward mode", dy[0], 2 * cos(3), BY_FORMULA);
  double second[2] = {0, 0};
  double by[1] = {__enzyme_autodiff_double((void *)slope, enzyme_dup, x, second)};
  (void)by;
  CHECK_GOT("nested", second[0], 2 * 5, BY_FORMULA);
  return checked();
}
