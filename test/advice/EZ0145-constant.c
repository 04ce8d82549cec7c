// A constant where a shadow should be.
// way: first the argument, then its shadow => s/dx, x)/x, dx)/
// says: in front of shadows that all come last
#include "advice.h"
static const double x[] = {3};
static double dx[1];
static double f(const double *x) { return x[0] * x[0]; }
int main(void) {
  __enzyme_autodiff_void((void *)f, dx, x);
  same(dx[0], 6);
  return done();
}
