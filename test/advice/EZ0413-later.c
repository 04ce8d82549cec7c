// What steps of a loop that is checkpointed read is changed after the loop.
// options: -O2
// way: enzyme_checkpoint_region => -DWAY=1
// way: leave it as it is after => -DWAY=2
// says: with its size
// says: __enzyme_ptr_size_hint
// says: copy the numbers
// says: (?:memory|it) back after the loop
// says: it may be changed
#include "advice.h"
#include <enzyme/checkpoint.h>
static __attribute__((noinline)) double product(const double *x, const double *y) { return *x * *y; }
static void step(int i, double *x, const double *by) { x[0] *= by[0]; }
static double f(double x) {
  double by = x;
#if WAY == 1
  __enzyme_checkpoint_for(step, 0, 2, enzyme_checkpoint_region, &x, sizeof x, enzyme_checkpoint_region,
                          &by, sizeof by, &x, &by);
#else
  __enzyme_checkpoint_for(step, 0, 2, enzyme_checkpoint_region, &x, sizeof x, &x, &by);
#endif
#if WAY == 2
  double after = x;
  return product(&after, &x);
#else
  by = x;
  return product(&by, &x);
#endif
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 2.0), 192);
  return done();
}
