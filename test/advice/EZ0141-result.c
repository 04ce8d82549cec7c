// Nothing comes out.
// way: let the function return a number => -DWAY=1
// way: or write one to memory that is passed with a shadow => -DWAY=2
// says: mark as enzyme_const only
#include "advice.h"
static double kept;
ENZYME_FWDDIFF(double, d);
#if WAY == 1
static double f(double x) { return x * x * x; }
#elif WAY == 2
static void f(double x, double *y) { *y = x * x * x; }
#else
static void f(double x) { kept = x * x * x; }
#endif
int main(void) {
#if WAY == 1
  same(__enzyme_fwddiff_d((void *)f, 2.0, 1.0), 12);
#elif WAY == 2
  double y, dy = 0;
  __enzyme_fwddiff_void((void *)f, 2.0, 1.0, &y, &dy);
  same(dy, 12);
#else
  __enzyme_fwddiff_void((void *)f, 2.0, 1.0);
  same(kept, 8);
#endif
  return done();
}
