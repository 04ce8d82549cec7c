// The primal result of a function without one.
// way: take (?:it|enzyme_primal_return) away => s/enzyme_primal_return, //
#include "advice.h"
static void f(double *x) { *x = *x * *x; }
int main(void) {
  double x = 3, dx = 1;
  __enzyme_fwddiff_void((void *)f, enzyme_primal_return, &x, &dx);
  same(dx, 6);
  return done();
}
