// The shadow of a variable that is not known when compiling.
// way: pass the address of a global variable, or of a part of one => s/shadow_of(which/shadow_of(&rate/
#include "advice.h"
static double rate = 3, pace = 4;
static double f(double x) { return x * rate * rate + pace; }
int main(int count, char **words) {
  (void)words;
  double *which = count > 5 ? &pace : &rate;
  double *shadow = __enzyme_shadow_of(which, 1, 0);
  *shadow = 0;
  same(__enzyme_autodiff_double((void *)f, 2.0), 9);
  same(*shadow, 12);
  return done();
}
