// A struct by value is given a shadow.
// way: let the function take a pointer to it => -DWAY=1
// way: mark it enzyme_out => -DWAY=2
#include "advice.h"
struct big { double of[4]; };
ENZYME_AUTODIFF(struct big, big);
#if WAY == 1
static double f(struct big *s) { return s->of[0] * s->of[0]; }
#else
static double f(struct big s) { return s.of[0] * s.of[0]; }
#endif
int main(void) {
  struct big s = {{3}}, ds = {{0}};
#if WAY == 1
  __enzyme_autodiff_void((void *)f, enzyme_dup, &s, &ds);
#elif WAY == 2
  ds = __enzyme_autodiff_big((void *)f, enzyme_out, s);
#else
  __enzyme_autodiff_void((void *)f, enzyme_dup, s, ds);
#endif
  same(ds.of[0], 6);
  return done();
}
