// A function is marked inactive although it writes a number that is differentiated.
// options: -g
// way: take the mark away => s/enzyme_inactive, //
// way: say that this is meant => paste; -DMEANT
// says: derivatives by way of scale are zero
// says: Nothing is said of functions
#include "advice.h"
__attribute__((enzyme_inactive, noinline)) static void scale(double *to, double by) { *to *= by; }
// paste here
static double f(double x) {
  double y = x;
  scale(&y, 3);
  return y * x;
}
int main(void) {
#ifdef MEANT
  same(__enzyme_autodiff_double((void *)f, 2.0), 8);
#else
  same(__enzyme_autodiff_double((void *)f, 2.0), 12);
#endif
  return done();
}
