// An active return in forward mode.
// way: the result is dup \(enzyme_dup_return\) => s/enzyme_active/enzyme_dup/
// way: or const \(enzyme_const_return\) => -DWAY=1
// says: give its tangent
#include "advice.h"
static double f(double x) { return x * x * x; }
static double g(double x, double *y) { return *y = x * x * x; }
int main(void) {
#if WAY
  double y, dy = 0;
  __enzyme_fwddiff_void((void *)g, enzyme_const_return, 2.0, 1.0, &y, &dy);
  same(dy, 12);
#else
  same(__enzyme_fwddiff_double((void *)f, enzyme_active_return, 2.0, 1.0), slope(f, 2));
#endif
  return done();
}
