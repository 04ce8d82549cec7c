// An argument is its own shadow.
// way: pass other memory for the shadow|other memory for each shadow => s/x, x)/x, dx)/
// way: or mark the argument enzyme_const if that is meant|enzyme_const for what takes no part => s/x, x)/enzyme_const, x)/ ; -DNONE
#include "advice.h"
static double f(double y, double *x) { return y * y * x[0] * x[0]; }
int main(void) {
  double x[] = {3}, dx[] = {0};
  same(__enzyme_autodiff_double((void *)f, 2.0, x, x), 2 * 2 * 9);
#ifndef NONE
  same(dx[0], 24);
#endif
  (void)dx;
  return done();
}
