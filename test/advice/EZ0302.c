// A function of elsewhere is called through a pointer in memory without a shadow.
// options: other.c
// way: pass what holds the pointer as enzyme_dup => -DWAY=1
// way: call the function by its name => -DWAY=2
#include "advice.h"
struct holder { double (*of)(double); };
void fill(struct holder *in);
static double square(double x) { return x * x; }
static double g(double x, struct holder *in) {
#if WAY == 2
  return in ? square(x) : 0;
#else
  return in->of(x);
#endif
}
int main(void) {
  struct holder in;
  fill(&in);
#if WAY == 1
  in.of = square;
  struct holder din = {(double (*)(double))__enzyme_virtualreverse_of((void *)square)};
  same(__enzyme_autodiff_double((void *)g, 3.0, enzyme_dup, &in, &din), 6);
#else
  (void)square;
  same(__enzyme_autodiff_double((void *)g, 3.0, enzyme_const, &in), 6);
#endif
  return done();
}
//--- other.c
struct holder { double (*of)(double); };
static double other(double x) { return x * x; }
void fill(struct holder *in) { in->of = other; }
