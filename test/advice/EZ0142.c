// The derivative is dropped.
// way: use what the request returns|use it => s/  __enzyme_autodiff_double/  double d = __enzyme_autodiff_double/ ; -DWAY=1
// way: let the function take a pointer with a shadow => -DWAY=2
#include "advice.h"
#if WAY == 2
static double f(const double *x) { return *x * *x * *x; }
#else
static double f(double x) { return x * x * x; }
#endif
int main(void) {
#if WAY == 2
  double x = 2, d = 0;
  __enzyme_autodiff_void((void *)f, &x, &d);
#else
  __enzyme_autodiff_double((void *)f, 2.0);
#endif
#if WAY
  same(d, 12);
#else
  same(0, 12);
#endif
  return done();
}
