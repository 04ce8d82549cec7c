// A function is called through a pointer in memory without a shadow.
// way: mark what holds the pointer as? enzyme_dup => -DWAY=1
// way: call the function by its name => -DWAY=2
#include "advice.h"
struct holder { double (*of)(double); };
static double square(double x) { return x * x; }
static double g(double x, struct holder *in) {
#if WAY == 2
  return in->of == square ? square(x) : 0;
#else
  return in->of(x);
#endif
}
double (*__attribute__((noinline)) hidden(void))(double);
int main(void) {
  struct holder in = {square};
#if WAY == 1
  struct holder din = {(double (*)(double))__enzyme_virtualreverse_of((void *)square)};
  same(__enzyme_autodiff_double((void *)g, 3.0, enzyme_dup, &in, &din), 6);
#else
  same(__enzyme_autodiff_double((void *)g, 3.0, enzyme_const, &in), 6);
#endif
  return done();
}
