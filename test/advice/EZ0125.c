// An attribute without the function that it takes.
// way: write: (.*) => s/__attribute__((enzyme_derivative))/\1/
#include "advice.h"
struct dual { double primal, tangent; };
struct dual forward_f(double x, double dx);
__attribute__((enzyme_derivative)) double f(double x);
__attribute__((noinline)) double f(double x) { return x * x; }
/* Twice the truth, so that it is seen whose derivative this is. */
struct dual forward_f(double x, double dx) { return (struct dual){x * x, 4 * x * dx}; }
static double g(double x) { return f(x); }
int main(void) {
  same(__enzyme_fwddiff_double((void *)g, 3.0, 1.0), 12);
  return done();
}
