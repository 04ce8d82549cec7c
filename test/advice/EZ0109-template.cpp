// Templates of <enzyme/enzyme> that are asked for a number that there is not, and for another.
// way: call __enzyme_autodiff<void>$ => -DNONE ; s/__enzyme_autodiff<float>/__enzyme_autodiff<double>/
// way: call (__enzyme_autodiff<double>), which returns => -DNONE ; s/__enzyme_autodiff<float>/\1/
// says: mark as enzyme_const only what
// says: declare the request to return what the note says
#include "advice.h"
#include <enzyme/enzyme>
static void stored(double *x) { *x = *x * *x * *x; }
static double square(double x) { return x * x; }
int main(void) {
  double x = 3, dx = 1;
#ifdef NONE
  __enzyme_autodiff<void>((void *)stored, &x, &dx);
  double result = dx;
#else
  double result = __enzyme_autodiff<double>((void *)stored, &x, &dx);
#endif
  same(result, 27);
  same(__enzyme_autodiff<float>((void *)square, 3.0), 6);
  return done();
}
