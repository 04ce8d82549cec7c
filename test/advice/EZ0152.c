// The shadow of another width than the request's.
// way: give the width of the request that is meant => s/&rate, 2, 0/&rate, 1, 0/
#include "advice.h"
static double rate = 3;
static double f(double x) { return x * rate * rate; }
int main(void) {
  double *shadow = __enzyme_shadow_of(&rate, 2, 0);
  *shadow = 0;
  same(__enzyme_autodiff_double((void *)f, 2.0), 9);
  same(*shadow, 12);
  return done();
}
