// A variable is kept for what a request does not return.
// way: declare the request void => s/double __enzyme_autodiff_kept/void __enzyme_autodiff_kept/ ; s/__attribute__((unused)) double nothing = //
// way: do not keep what it returns => s/__attribute__((unused)) double nothing = //
// says: derivatives of memory are in the shadows
#include "advice.h"
double __enzyme_autodiff_kept(void *, ...);
static void f(const double *x, double *y) { *y = *x * *x * *x; }
int main(void) {
  double x = 2, dx = 0, y = 0, dy = 1;
  __attribute__((unused)) double nothing = __enzyme_autodiff_kept((void *)f, &x, &dx, &y, &dy);
  same(dx, 12);
  return done();
}
