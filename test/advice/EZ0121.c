// A request is stored in a variable.
// way: make a function that calls it => -DWAY=1
#include "advice.h"
static double f(double x) { return x * x * x; }
static double df(double x) { return __enzyme_autodiff_double((void *)f, x); }
double (*volatile way)(double) = df;
double (*volatile asks)(void *, ...);
int main(void) {
#if WAY
  same(way(2.0), slope(f, 2));
#else
  asks = __enzyme_autodiff_double;
  same(asks((void *)f, 2.0), slope(f, 2));
#endif
  return done();
}
