// All shadows come last, and one argument is given twice.
// way: where all shadows come last, write enzyme_interleave|enzyme_interleave in front of shadows that all come last => s/y, y, dx/y, enzyme_interleave, dx, dy/
// way: each argument is followed by its own shadow|first the argument, then its shadow => s/x, y, y, dx/x, dx, y, dy/
#include "advice.h"
static double f(double *x, double *y) { return x[0] * x[0] * y[0]; }
int main(void) {
  double x[] = {3}, dx[] = {0}, y[] = {2}, dy[] = {0};
  __enzyme_autodiff_void((void *)f, x, y, y, dx);
  same(dx[0], 12);
  same(dy[0], 9);
  return done();
}
