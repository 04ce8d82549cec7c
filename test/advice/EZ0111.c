// A batch has no width.
// way: write enzyme_width and a number behind the function => s/)f, x/)f, enzyme_width, 2, x/
#include "advice.h"
struct two { double a, b; };
ENZYME_BATCH(struct two, two);
static double f(double x) { return x * x * x; }
int main(void) {
  double x = 2;
  struct two got = __enzyme_batch_two((void *)f, x, x + 1);
  same(got.a, 8);
  same(got.b, 27);
  return done();
}
