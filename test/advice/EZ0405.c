// A function of its own with arguments behind dots.
// way: pass an array and its length => -DWAY=1
#include "advice.h"
#include <stdarg.h>
#if WAY
static double sum(int n, const double *x) { double s = 0; while (n--) s += x[n] * x[n]; return s; }
static double f(double x) { return sum(2, (double[]){x, 2 * x}); }
#else
__attribute__((noinline)) static double sum(int n, ...) {
  va_list all;
  double s = 0;
  va_start(all, n);
  while (n--) { double x = va_arg(all, double); s += x * x; }
  va_end(all);
  return s;
}
static double f(double x) { return sum(2, x, 2 * x); }
#endif
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 30);
  return done();
}
