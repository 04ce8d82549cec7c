// A registration that holds one function.
// way: write: (void .*;) => s/void *__enzyme_register_derivative_f[] = {(void *)f};/\1/
#include "advice.h"
__attribute__((noinline)) double f(double x) { return x * x; }
struct dual { double primal, tangent; };
/* Twice the truth, so that it is seen whose derivative this is. */
struct dual forward_f(double x, double dx) { return (struct dual){x * x, 4 * x * dx}; }
void *__enzyme_register_derivative_f[] = {(void *)f};
static double g(double x) { return f(x); }
int main(void) {
  same(__enzyme_fwddiff_double((void *)g, 3.0, 1.0), 12);
  return done();
}
