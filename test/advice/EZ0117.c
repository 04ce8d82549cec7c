// Nothing follows a marker.
// way: each marker is followed by the argument it is about => s/enzyme_dup)/enzyme_dup, &p, &dp)/
#include "advice.h"
static double f(double x, double *p) { return x * *p * *p; }
int main(void) {
  double p = 3, dp = 0;
  same(__enzyme_autodiff_double((void *)f, 2.0, enzyme_dup), 9);
  same(dp, 12);
  p = 0;
  return done();
}
