// The derivative to start from is missing.
// way: first the derivative of the result, then the tape => s/dx, ahead/dx, 1.0, ahead/
// way: say enzyme_const_return => -DWAY=1
#include "advice.h"
struct ahead { void *tape; double primal; };
ENZYME_AUGMENTFWD(struct ahead, ahead);
static double f(double *x) { return x[1] = x[0] * x[0]; }
#if WAY
#define RESULT enzyme_const_return, enzyme_dup
#else
#define RESULT enzyme_dup
#endif
int main(void) {
  double x[] = {3, 0}, dx[] = {0, 1};
  struct ahead ahead = __enzyme_augmentfwd_ahead((void *)f, RESULT, x, dx);
  __enzyme_reverse_void((void *)f, RESULT, x, dx, ahead.tape);
#if WAY
  same(dx[0], 6);
#else
  same(dx[0], 12);
#endif
  return done();
}
