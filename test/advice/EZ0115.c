// enzyme_out in forward mode.
// way: give its tangent: .?enzyme_dup, x, dx => s/enzyme_out, 2.0/enzyme_dup, 2.0, 1.0/
#include "advice.h"
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_fwddiff_double((void *)f, enzyme_out, 2.0), slope(f, 2));
  return done();
}
