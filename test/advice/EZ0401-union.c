// A member of a union is read that was not written.
// options: -O1
// way: ^read the number by the type that it was written by: of a union, the same member$|of a union, read the member that was written => s/v.f[1]/v.d/
// says: use functions of
#include "advice.h"
union numbers { double d; float f[2]; };
static double f(double x) {
  union numbers v;
  v.d = x;
  return v.f[1] * x;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 6);
  return done();
}
