// A volatile variable.
// way: take volatile away => s/volatile //
// way: copy the value to a variable that is not => -DWAY=1
// says: of atomics only sums
// says: and (one|\d+) more places? in
#include "advice.h"
static double f(volatile double *x) {
  return *x * *x;
}
#if WAY
static double of_copy(double x) { return x * x; }
#endif
int main(void) {
  volatile double x = 3;
  double dx = 0;
#if WAY
  double copy = x;
  dx = __enzyme_autodiff_double((void *)of_copy, copy);
#else
  __enzyme_autodiff_void((void *)f, &x, &dx);
#endif
  (void)f;
  same(dx, 6);
  return done();
}
