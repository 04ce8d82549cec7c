// All arguments are constant.
// way: mark as enzyme_const only what takes no part => s/)f, enzyme_const, x/)f, enzyme_dup, x, dx/
// says: let the function return a number
#include "advice.h"
static double f(double *x) { return x[0] * x[0] * x[0]; }
int main(void) {
  double x[] = {2}, dx[] = {0};
  __enzyme_autodiff_void((void *)f, enzyme_const, x);
  same(dx[0], 12);
  return done();
}
