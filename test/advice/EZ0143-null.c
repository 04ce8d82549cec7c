// The null pointer for a shadow.
// way: pass a shadow => s/x, NULL)/x, dx)/
// way: mark the argument enzyme_const|enzyme_const for what takes no part => s/x, NULL)/enzyme_const, x)/ ; -DNONE
// says: other memory for each shadow
#include "advice.h"
static double f(double y, double *x) { return y * y * x[0] * x[0]; }
int main(void) {
  double x[] = {3}, dx[] = {0};
  same(__enzyme_autodiff_double((void *)f, 2.0, x, NULL), 2 * 2 * 9);
#ifndef NONE
  same(dx[0], 24);
#endif
  (void)dx;
  return done();
}
