// Half of a derivative.
// way: give it enzyme_gradient.* as well => s/(augmented_f)/(augmented_f), enzyme_gradient(gradient_f)/
#include "advice.h"
struct ahead { void *tape; double primal; };
struct ahead augmented_f(double x);
double gradient_f(double x, double seed, void *tape);
__attribute__((enzyme_augment(augmented_f))) double f(double x);
__attribute__((noinline)) double f(double x) { return x * x; }
struct ahead augmented_f(double x) { return (struct ahead){NULL, x * x}; }
/* Twice the truth, so that it is seen whose derivative this is. */
double gradient_f(double x, double seed, void *tape) { (void)tape; return 4 * x * seed; }
static double g(double x) { return f(x); }
int main(void) {
  same(__enzyme_autodiff_double((void *)g, 3.0), 12);
  return done();
}
