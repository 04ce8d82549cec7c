// Steps of a loop that is checkpointed swap addresses.
// says: __enzyme_ptr_size_hint
// way: copy the numbers => -DWAY=1
// says: with its size
// says: enzyme_checkpoint_region
// says: leave it as it is after
// says: (?:memory|it) back after the loop
// says: it does that at
#include "advice.h"
#include <enzyme/checkpoint.h>
struct pair { double *now, *next; };
static void step(int i, struct pair *p) {
  p->next[0] = p->now[0] * p->now[0];
#if WAY == 1
  double kept = p->now[0];
  p->now[0] = p->next[0], p->next[0] = kept;
#else
  double *kept = p->now;
  p->now = p->next, p->next = kept;
#endif
}
static double f(double x) {
  double other = 0;
  struct pair p = {&x, &other};
  __enzyme_checkpoint_for(step, 0, 2, enzyme_checkpoint_region, &p, sizeof p, enzyme_checkpoint_region,
                          &x, sizeof x, enzyme_checkpoint_region, &other, sizeof other, &p);
  return p.now[0];
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 2.0), 32);
  return done();
}
