// Two arguments have one shadow.
// way: pass a shadow for each|other memory for each shadow => s/y, dx)/y, dy)/
// says: enzyme_const for what takes no part
#include "advice.h"
static double f(double *x, double *y) { return x[0] * x[0] * y[0]; }
int main(void) {
  double x[] = {3}, dx[] = {0}, y[] = {2}, dy[] = {0};
  __enzyme_autodiff_void((void *)f, x, dx, y, dx);
  same(dx[0], 12);
  same(dy[0], 9);
  return done();
}
