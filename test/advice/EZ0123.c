// A value is there once, for two instances.
// way: enzyme_scalar.? in front of a value that all share => s/, y)/, enzyme_scalar, y)/
#include "advice.h"
struct two { double a, b; };
ENZYME_BATCH(struct two, two);
static double f(double x, double y) { return x * x * y; }
int main(void) {
  double x = 2, y = 5;
  struct two got = __enzyme_batch_two((void *)f, enzyme_width, 2, enzyme_vector, x, x + 1, y);
  same(got.a, 20);
  same(got.b, 45);
  return done();
}
