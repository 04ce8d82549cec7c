// An attribute of functions stands on a variable.
// way: put it on a function or a global variable => -DWAY=1
#include "advice.h"
struct dual { double primal, tangent; };
struct dual forward_f(double x, double dx);
#if WAY
__attribute__((enzyme_derivative(forward_f))) double f(double x);
double count;
#else
double f(double x);
__attribute__((enzyme_derivative(forward_f))) double count;
#endif
__attribute__((noinline)) double f(double x) { return x * x; }
/* Twice the truth, so that it is seen whose derivative this is. */
struct dual forward_f(double x, double dx) { return (struct dual){x * x, 4 * x * dx}; }
static double g(double x) { return f(x); }
int main(void) {
  same(__enzyme_fwddiff_double((void *)g, 3.0, 1.0), 12);
  return done();
}
