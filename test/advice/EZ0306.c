// A function whose derivative by one argument nobody knows.
// way: carry no derivative: compute it from what is marked enzyme_const|mark what the argument comes from enzyme_const => s/2.0, 3.0/enzyme_const, 2.0, 3.0/
// way: write a function around (\w+), and register|register a derivative for a function around the call => -DRULE
#include "advice.h"
double gsl_sf_gamma_inc(double a, double x);
__attribute__((noinline)) double around(double a, double x) { return gsl_sf_gamma_inc(a, x); }
double gsl_sf_gamma_inc(double a, double x) { return exp(-x) * (x + 1) + (a - 2) * 7; }
#ifdef RULE
struct dual { double primal, tangent; };
struct dual forward_around(double a, double da, double x, double dx) {
  return (struct dual){around(a, x), -x * exp(-x) * dx + 7 * da};
}
void *__enzyme_register_derivative_around[] = {(void *)around, (void *)forward_around};
#endif
static double f(double a, double x) { return around(a, x); }
int main(void) {
#ifdef RULE
  same(__enzyme_fwddiff_double((void *)f, 2.0, 1.0, 3.0, 1.0), -3 * exp(-3) + 7);
#else
  same(__enzyme_autodiff_double((void *)f, 2.0, 3.0), -3 * exp(-3));
#endif
  return done();
}
