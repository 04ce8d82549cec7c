// setjmp.
// way: return error codes instead of jumping => -DWAY=1
#include "advice.h"
#include <setjmp.h>
static jmp_buf back;
#if WAY
static int half(double x, double *y) { *y = x * x; return x < 0; }
static double f(double x) { double y; return half(x, &y) ? 0 : y * x; }
#else
static double half(double x) { if (x < 0) longjmp(back, 1); return x * x; }
static double f(double x) { return setjmp(back) ? 0 : half(x) * x; }
#endif
int main(void) {
  (void)back;
  same(__enzyme_autodiff_double((void *)f, 3.0), 27);
  return done();
}
