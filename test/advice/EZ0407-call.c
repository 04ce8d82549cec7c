// A call that there is not.
// way: take it away => s/__enzyme_todense(x, 8);//
// says: ask for it by
#include "advice.h"
void __enzyme_todense(void *, int);
static double f(double *x) {
  __enzyme_todense(x, 8);
  return *x * *x;
}
int main(void) {
  double x = 3, dx = 0;
  __enzyme_autodiff_void((void *)f, &x, &dx);
  same(dx, 6);
  return done();
}
