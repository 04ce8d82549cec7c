// What is the shadow in one request is the argument in another.
// way: first the argument, then its shadow => s/dx, x)/x, dx)/
// says: in front of shadows that all come last
#include "advice.h"
static double f(const double *x) { return x[0] * x[0]; }
static double g(const double *x) { return x[0] * x[0] * x[0]; }
int main(void) {
  double x[] = {3}, dx[] = {0};
  __enzyme_autodiff_void((void *)f, x, dx);
  __enzyme_autodiff_void((void *)g, dx, x);
  same(dx[0], 6 + 27);
  return done();
}
