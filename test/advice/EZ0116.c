// A pointer is marked enzyme_out.
// way: a pointer takes its shadow: .?enzyme_dup, p, dp => s/enzyme_out, &p/enzyme_dup, &p, &dp/
// says: an integer is
#include "advice.h"
static void f(double *p) { *p = *p * *p; }
int main(void) {
  double p = 3, dp = 1;
  __enzyme_autodiff_void((void *)f, enzyme_out, &p);
  same(dp, 6);
  return done();
}
