// An integer is given a shadow.
// way: takes no shadow unless it is marked|take it away|integers take no shadow => s/3, 0)/3)/
#include "advice.h"
static double f(double x, int n) { return n * x * x; }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 5.0, 3, 0), 30);
  return done();
}
