// A derivative of what uses the shadow that it would use itself.
// way: give each of two nested requests a context => -DWAY=1
#include "advice.h"
static double rate = 3;
static double f(double x) { return x * x * rate * rate; }
#if WAY
static double by_rate(double x) {
  void *context = __enzyme_context(1);
  double *shadow = __enzyme_shadow_in(context, &rate, 0);
  __enzyme_autodiff_double((void *)f, enzyme_context, context, x);
  double got = *shadow;
  free(context);
  return got;
}
#else
static double by_rate(double x) {
  double *shadow = __enzyme_shadow_of(&rate, 1, 0);
  *shadow = 0;
  __enzyme_autodiff_double((void *)f, x);
  return *shadow;
}
#endif
int main(void) {
#if WAY
  void *context = __enzyme_context(1);
  same(__enzyme_autodiff_double((void *)by_rate, enzyme_context, context, 2.0), 24);
  free(context);
#else
  same(__enzyme_autodiff_double((void *)by_rate, 2.0), 24);
#endif
  return done();
}
