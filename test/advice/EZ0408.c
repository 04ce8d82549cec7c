// A forward rule of the wrong type.
// way: give it the type that the note says => s/forward_solve(double x)/forward_solve(double x, double dx)/ ; -Ddx_=dx
// says: .
#include "advice.h"
struct dual { double primal, tangent; };
__attribute__((noinline)) double solve(double x) { return x * x; }
#ifndef dx_
#define dx_ 1
#endif
struct dual forward_solve(double x) { return (struct dual){x * x, 4 * x * dx_}; }
void *__enzyme_register_derivative_solve[] = {(void *)solve, (void *)forward_solve};
static double f(double x) { return solve(x); }
int main(void) {
  same(__enzyme_fwddiff_double((void *)f, 3.0, 1.0), 12);
  return done();
}
