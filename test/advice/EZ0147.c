// An active return of a function that returns nothing.
// way: take it away; derivatives of what the function writes go to shadows|take the marker away => s/enzyme_active_return, //
// says: derivatives of what the function writes
#include "advice.h"
static void f(double *x) { *x = *x * *x; }
int main(void) {
  double x = 3, dx = 1;
  __enzyme_autodiff_void((void *)f, enzyme_active_return, &x, &dx);
  same(dx, 6);
  return done();
}
