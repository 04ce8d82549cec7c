// Steps of a loop that is checkpointed give memory back.
// way: (?:memory|it) back after the loop => -DWAY=1
// says: with its size
// says: enzyme_checkpoint_region
// says: leave it as it is after
// says: __enzyme_ptr_size_hint
// says: copy the numbers
#include "advice.h"
#include <enzyme/checkpoint.h>
#include <stdlib.h>
static void step(int i, double *x, double *scratch) {
  x[0] *= x[0];
#if WAY != 1
  if (i == 1) free(scratch);
#endif
}
static double f(double x) {
  double *scratch = malloc(8);
  __enzyme_checkpoint_for(step, 0, 2, enzyme_checkpoint_region, &x, sizeof x, &x, scratch);
#if WAY == 1
  free(scratch);
#endif
  return x;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 2.0), 32);
  return done();
}
