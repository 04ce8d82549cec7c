// A declared shadow has room for one direction, and two are asked for.
// way: make 'drate' an array of (\d+)|make it an array of as many => s/double drate;/double drate[\1];/ ; -DWAY=1
#include "advice.h"
struct two { double a, b; };
ENZYME_FWDDIFF(struct two, two);
static double drate;
__attribute__((enzyme_shadow(drate))) double rate = 3;
static double f(double x) { return x * rate * rate; }
int main(void) {
#if WAY
  drate[0] = 1;
  drate[1] = 2;
#endif
  struct two got = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, 2.0, 0.0, 1.0);
  same(got.a, 12);
  same(got.b, 24 + 9);
  return done();
}
