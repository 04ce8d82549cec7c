// A number is marked enzyme_dup in reverse mode.
// way: its derivative is returned: enzyme_out, x => s/enzyme_dup, 5.0, 1.0/enzyme_out, 5.0/
// says: a pointer takes its shadow
// says: an integer is
#include "advice.h"
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, enzyme_dup, 5.0, 1.0), slope(f, 5));
  return done();
}
