// An integer is passed through ... for a double.
// way: cast it => s/3)/(double)3)/
// says: C passes what follows
#include "advice.h"
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3), 27);
  return done();
}
