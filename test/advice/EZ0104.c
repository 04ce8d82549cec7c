// The function is only declared.
// way: link what defines it in the same command => other.c
// says: compile with -g to be told the line
// way: register a rule for it => -DRULE
#include "advice.h"
double f(double x);
#ifdef RULE
struct dual { double primal, tangent; };
static struct dual forward_f(double x, double dx) {
  return (struct dual){x * x * x, 3 * x * x * dx};
}
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};
double f(double);
#endif
int main(void) {
  same(__enzyme_fwddiff_double((void *)f, 2.0, 1.0), 12);
  return done();
}
//--- other.c
double f(double x) { return x * x * x; }
