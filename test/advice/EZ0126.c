// A function is said to be inactive, and to have a derivative.
// way: take one of them away => s/enzyme_inactive, //
// way: take one of them away => s/, enzyme_derivative(forward_f)// ; -DSILENT
// says: which is at
#include "advice.h"
struct dual { double primal, tangent; };
struct dual forward_f(double x, double dx);
__attribute__((enzyme_inactive, enzyme_derivative(forward_f))) double f(double x);
__attribute__((noinline)) double f(double x) { return x * x; }
struct dual forward_f(double x, double dx) { return (struct dual){x * x, 2 * x * dx}; }
static double g(double x) { return x * f(x); }
int main(void) {
#ifdef SILENT
  same(__enzyme_fwddiff_double((void *)g, 3.0, 1.0), 9);
#else
  same(__enzyme_fwddiff_double((void *)g, 3.0, 1.0), 27);
#endif
  return done();
}
