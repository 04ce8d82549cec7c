// A request stands in what it differentiates.
// way: take the request out of what it differentiates => -DWAY=1
#include "advice.h"
static double square(double x) { return x * x; }
static double f(double x);
static double slope_of_f(double x) { return __enzyme_autodiff_double((void *)f, x); }
#if WAY
static double f(double x) { return x * square(x); }
#else
static double f(double x) { return x > 1 ? x * slope_of_f(x - 1) : x * square(x); }
#endif
int main(void) {
  same(slope_of_f(0.5), 0.75);
  return done();
}
