// A mode that there is not.
// way: ask for it by __enzyme_fwddiff => s/__enzyme_error_estimate((void *)f, x)/__enzyme_fwddiff_double((void *)f, x, 1.0)/
// way: ask for it by .*__enzyme_autodiff => s/__enzyme_error_estimate((void *)f, x)/__enzyme_autodiff_double((void *)f, x)/
#include "advice.h"
double __enzyme_error_estimate(void *, ...);
static double f(double x) { return x * x * x; }
int main(void) {
  double x = 3;
  same(__enzyme_error_estimate((void *)f, x), 27);
  return done();
}
