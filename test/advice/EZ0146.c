// A shadow that is too small.
// way: give it (\d+):|give the shadow the size of the argument => s/dx[2]/dx[\1 >> 3]/
#include "advice.h"
static double f(double *x) { return x[0] * x[1] * x[2]; }
int main(void) {
  double x[3] = {2, 3, 5};
  double dx[2] = {0};
  __enzyme_autodiff_void((void *)f, x, dx);
  same(dx[0], 15);
  same(dx[sizeof dx / sizeof *dx - 1], 6);
  return done();
}
