// enzyme_byref says another size.
// way: write sizeof of what is passed => s/enzyme_byref, 4/enzyme_byref, sizeof x/
#include "advice.h"
static double f(double x) { return x * x * x; }
int main(void) {
  double x = 2;
  same(__enzyme_autodiff_double((void *)f, enzyme_byref, 4, &x), slope(f, 2));
  return done();
}
