// The function does not come first.
// way: give the function first => s/2.0, (void *)f/(void *)f, 2.0/
// says: pass an object of C
#include "advice.h"
double __enzyme_autodiff_any();
static double f(double x) { return x * x * x; }
double number = 2;
int main(void) {
  same(__enzyme_autodiff_any(2.0, (void *)f), slope(f, 2));
  return done();
}
