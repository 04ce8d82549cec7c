// The primal result is asked of the reverse half.
// way: ask __enzyme_augmentfwd for it => s/enzyme_primal_return, 2/2/ ; s/struct two got/double got/ ; -DWAY=1
#include "advice.h"
struct two { double a, b; };
struct ahead { void *tape; double primal; };
static double f(double x) { return x * x * x; }
ENZYME_AUGMENTFWD(struct ahead, both);
#if WAY
ENZYME_REVERSE(double, two);
#else
ENZYME_REVERSE(struct two, two);
#endif
int main(void) {
  struct ahead ahead = __enzyme_augmentfwd_both((void *)f, 2.0);
  struct two got = __enzyme_reverse_two((void *)f, enzyme_primal_return, 2.0, 1.0, ahead.tape);
#if WAY
  same(ahead.primal, 8);
  same(got, 12);
#endif
  return done();
}
