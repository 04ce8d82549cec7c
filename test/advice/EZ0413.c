// Steps of a loop that is checkpointed write memory that is in no region.
// way: enzyme_checkpoint_region => -DWAY=1
// says: with its size
// says: leave it as it is after
// says: __enzyme_ptr_size_hint
// says: copy the numbers
// says: (?:memory|it) back after the loop
#include "advice.h"
#include <enzyme/checkpoint.h>
static void step(int i, double *x, double *sum) { x[0] *= 0.5, sum[0] += sum[0] * x[0] * i; }
static double f(double x) {
  double sum = 1;
#if WAY == 1
  __enzyme_checkpoint_for(step, 0, 3, enzyme_checkpoint_region, &x, sizeof x, enzyme_checkpoint_region,
                          &sum, sizeof sum, &x, &sum);
#else
  __enzyme_checkpoint_for(step, 0, 3, enzyme_checkpoint_region, &x, sizeof x, &x, &sum);
#endif
  return sum;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 4.0), 1);
  return done();
}
