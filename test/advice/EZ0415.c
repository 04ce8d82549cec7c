// A function that this file declares otherwise than the other defines it.
// options: other.c
// way: declare it as it is defined => -DWAY=1
#include "advice.h"
#if WAY
double scaled(double, double);
#else
double scaled(int, double);
#endif
static double f(double x) { return scaled(2, x); }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 12);
  return done();
}
//--- other.c
double scaled(double factor, double x) { return factor * x * x; }
