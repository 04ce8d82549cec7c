// An argument is missing.
// way: give each parameter its argument => s/5.0)/5.0, 2.0)/
#include "advice.h"
struct pair { double a, b; };
ENZYME_AUTODIFF(struct pair, pair);
static double f(double x, double y) { return x * x * y; }
int main(void) {
  struct pair by = __enzyme_autodiff_pair((void *)f, 5.0);
  same(by.a, 20);
  same(by.b, 25);
  return done();
}
