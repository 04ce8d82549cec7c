// Inline assembly.
// way: write it in C for what is differentiated => s/__asm__("" : "+x"(x));//
// way: register a rule for a function around it => -DRULE
#include "advice.h"
__attribute__((noinline)) double pass(double x) {
  __asm__("" : "+x"(x));
  return x * x;
}
#ifdef RULE
struct dual { double primal, tangent; };
struct dual forward_pass(double x, double dx) { return (struct dual){x * x, 2 * x * dx}; }
void *__enzyme_register_derivative_pass[] = {(void *)pass, (void *)forward_pass};
#endif
static double f(double x) { return pass(x) * x; }
int main(void) {
  same(__enzyme_fwddiff_double((void *)f, 3.0, 1.0), 27);
  return done();
}
