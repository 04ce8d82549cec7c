// A pointer comes without a shadow.
// way: or enzyme_const, (\w+) where no derivative by it is wanted|write enzyme_const in front => s/y, x)/y, enzyme_const, x)/
// way: ^write its shadow after it: (\w+), (\w+); |give the shadow => s/y, x)/y, x, dx)/ ; -DSHADOW
#include "advice.h"
static double f(double y, double *x) { return x[0] * x[0] * y; }
int main(void) {
  double x[] = {5}, dx[] = {0}, y = 2;
  same(__enzyme_autodiff_double((void *)f, y, x), 25);
#ifdef SHADOW
  same(dx[0], 2 * 5 * y);
#endif
  (void)dx;
  return done();
}
