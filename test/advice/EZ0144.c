// A shadow of float for numbers of double.
// way: a shadow has the type and the size of what it is the shadow of => s/float dx/double dx/
// says: write enzyme_const in front of integers
#include "advice.h"
static double f(double *x) { return x[0] * x[0]; }
int main(void) {
  double x[] = {3};
  float dx[2] = {0};
  __enzyme_autodiff_void((void *)f, x, dx);
  same(dx[0], 6);
  return done();
}
