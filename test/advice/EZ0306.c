// options: other.c
// A function whose derivative by one argument nobody knows.
// way: carry no derivative: compute it from what is marked enzyme_const|mark what the argument comes from enzyme_const => s/)f, 2.0, 1.0/)f, enzyme_const, 2.0/ ; -DDA=0
// way: write a function around (\w+), and register|register a derivative for a function around the call => -DRULE
#include "advice.h"
#ifndef DA
#define DA 1
#endif
double gsl_sf_gamma_inc(double a, double x);
__attribute__((noinline)) double around(double a, double x) { return gsl_sf_gamma_inc(a, x); }
#ifdef RULE
struct dual { double primal, tangent; };
struct dual forward_around(double a, double da, double x, double dx) {
  return (struct dual){around(a, x), -x * exp(-x) * dx + 7 * da};
}
void *__enzyme_register_derivative_around[] = {(void *)around, (void *)forward_around};
#endif
static double f(double a, double x) { return around(a, x); }
int main(void) {
  same(__enzyme_fwddiff_double((void *)f, 2.0, 1.0, 3.0, 1.0), -3 * exp(-3) + DA * 7);
  return done();
}
//--- other.c
#include <math.h>
/* For a = 2; the derivative by a is not the true one. */
double gsl_sf_gamma_inc(double a, double x) { return exp(-x) * (x + 1) + (a - 2) * 7; }
