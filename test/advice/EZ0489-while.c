// What is no for loop has an annotation of one before it.
// options: -O1
// way: before a for loop => s/while (n-- > 0)/for (;n > 0;n--)/
// says: number that is a constant
// says: inside of the loop
#include "advice.h"
static double f(double x, int n) {
#pragma enzyme checkpoint("revolve", 4)
  while (n-- > 0) x *= 2;
  return x;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 4.0, 3), 8);
  return done();
}
