// A loop that is checkpointed by annotation writes memory of which nobody knows the size.
// options: -O1
// way: __enzyme_ptr_size_hint => -DWAY=1
// says: with its size
// says: leave it as it is after
// says: copy the numbers
// says: (?:memory|it) back after the loop
// says: it is written at
// says: enzyme_checkpoint_region
#include "advice.h"
#include <enzyme/checkpoint.h>
static __attribute__((noinline)) double f(double *x, int n) {
#if WAY == 1
  __enzyme_ptr_size_hint(x, 2 * sizeof *x);
#endif
#pragma enzyme checkpoint("revolve", 4)
  for (int i = 0; i < n; i++) x[i % 2] += x[0];
  return x[0];
}
static double g(double x) {
  double both[] = {x, x};
  return f(both, 3) + 0 * f(both, 0);
}
int main(void) {
  same(__enzyme_autodiff_double((void *)g, 4.0), 4);
  return done();
}
