// A struct by value is given a shadow.
// way: let the function take a pointer to it => -DWAY=1
// way: mark it enzyme_out => -DWAY=2
// says: pass the addresses
#include "advice.h"
struct pair { double a, b; };
ENZYME_AUTODIFF(struct pair, pair);
#if WAY == 1
static double f(struct pair *s) { return s->a * s->a * s->b; }
#else
static double f(struct pair s) { return s.a * s.a * s.b; }
#endif
int main(void) {
  struct pair s = {3, 5}, ds = {0, 0};
#if WAY == 1
  __enzyme_autodiff_void((void *)f, enzyme_dup, &s, &ds);
#elif WAY == 2
  ds = __enzyme_autodiff_pair((void *)f, enzyme_out, s);
#else
  __enzyme_autodiff_void((void *)f, enzyme_dup, s, ds);
#endif
  same(ds.a, 30);
  same(ds.b, 9);
  return done();
}
