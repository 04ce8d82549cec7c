// A budget that is known only when the program runs.
// options: -O1
// way: number that is a constant => s/"revolve", n/"revolve", 4/
// says: before a for loop
// says: inside of the loop
#include "advice.h"
static double f(double x, int n) {
#pragma enzyme checkpoint("revolve", n)
  for (int i = 0; i < n; i++) x *= 2;
  return x;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 4.0, 3), 8);
  return done();
}
