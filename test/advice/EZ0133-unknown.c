// An annotation that is no attribute of ours.
// way: did you mean (\w+)\? => s/enzyme_inactiv"/\1"/
// says: put it on a function
#include "advice.h"
__attribute__((annotate("enzyme_inactiv"))) double f(double x);
__attribute__((noinline)) double f(double x) { return x * x; }
static double g(double x) { return x * f(x); }
int main(void) {
  same(__enzyme_fwddiff_double((void *)g, 3.0, 1.0), 9);
  return done();
}
