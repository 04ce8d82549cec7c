// A number that goes round a loop in a register while the one before goes to memory, at -O0, too.
#include "reverse.h"

static double passed_on(double x) {
  double a[4] = {x, 2 * x, 0.3, x * x}, carried = x;
  for (long k = 0; k < 7; k++) {
    double next = a[(k + 1) & 3];
    a[(k + 1) & 3] = carried;
    carried = next * 0.9;
  }
  return (a[0] + a[1] * 2) * (a[2] * 3 + a[3] * 4);
}

int main(void) {
  CHECK_ADJOINT_SCALAR(passed_on, 0.7, difference_of(passed_on, 0.7, 0.05));
  return checked();
}
