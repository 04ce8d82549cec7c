// A number is taken as the shadow of a pointer, and then there is one argument too few.
// way: ^write its shadow after it: x, dx; => s/x, 1L)/x, dx, 1L)/ ; -DSHADOW
// way: or enzyme_const, x where no derivative by it is wanted$ => -DNONE
// says: give each parameter its argument
#include "advice.h"
ENZYME_AUTODIFF(void, f);
static double f(double *x, long n) { return x[0] * x[0] * n; }
static double g(double *x, long n, double y) { return x[0] * n * y * y; }
int main(void) {
  double x[] = {5}, dx[] = {0};
  (void)dx;
#ifdef NONE
  same(__enzyme_autodiff_double((void *)g, enzyme_const, x, 1L, 3.0), 30);
#else
  __enzyme_autodiff_f((void *)f, x, 1L);
#endif
#ifdef SHADOW
  same(dx[0], 10);
#endif
  return done();
}
