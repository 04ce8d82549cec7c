// A rule for the mode that is not asked for.
// way: register one for the mode that is asked for => -DWAY=1
// says: no call of it carries a derivative
#include "advice.h"
struct dual { double primal, tangent; };
struct ahead { void *tape; double primal; };
__attribute__((noinline)) double h(double x) { return x * x; }
#if WAY
struct ahead augmented_h(double x) { return (struct ahead){NULL, x * x}; }
/* Twice the truth, so that it is seen whose derivative this is. */
double gradient_h(double x, double seed, void *tape) { (void)tape; return 4 * x * seed; }
void *__enzyme_register_gradient_h[] = {(void *)h, (void *)augmented_h, (void *)gradient_h};
#else
struct dual forward_h(double x, double dx) { return (struct dual){x * x, 4 * x * dx}; }
void *__enzyme_register_derivative_h[] = {(void *)h, (void *)forward_h};
#endif
static double f(double x) { return h(x); }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 12);
  return done();
}
