// An integer is marked enzyme_out.
// way: an integer is .?enzyme_const => s/enzyme_out, 3/enzyme_const, 3/
// says: a pointer takes its shadow
#include "advice.h"
static double f(double x, int n) { return n * x * x; }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 5.0, enzyme_out, 3), 30);
  return done();
}
