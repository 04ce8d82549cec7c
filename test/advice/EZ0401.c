// Arithmetic on the bits of a number.
// way: functions of <math.h> such as fabs, copysign, frexp or ldexp => -DWAY=1
// says: of a union, read the member
#include "advice.h"
static double f(double x) {
#if WAY
  return frexp(x, &(int){0}) * x;
#else
  long bits;
  memcpy(&bits, &x, sizeof bits);
  bits ^= bits >> 3;
  memcpy(&x, &bits, sizeof bits);
  return x;
#endif
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 1.5);
  return done();
}
