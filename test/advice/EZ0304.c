// Work space that is called constant.
// says: the request is about f, and calls .work. constant
// way: mark the parameter enzyme_dup and pass a shadow => s/enzyme_const, work/enzyme_dup, work, dwork/
// says: is called constant
// says: a note names the parameters
#include "advice.h"
static double f(double x, double *work) {
  work[0] = x * x;
  return work[0] * x;
}
int main(void) {
  double work[1], dwork[1] = {0};
  same(__enzyme_autodiff_double((void *)f, 3.0, enzyme_const, work), 27);
  (void)dwork;
  return done();
}
