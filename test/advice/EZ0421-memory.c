// The size of memory for a tape, and not where it is.
// way: write:? enzyme_allocated, size, enzyme_tape, memory => s/enzyme_allocated, 64, x/enzyme_allocated, 64, enzyme_tape, memory, x/ ; s/(void *, at)/(void, at)/ ; s/void *none =//
// says: pass what __enzyme_augmentfwd has returned
#include "advice.h"
ENZYME_AUGMENTFWD(void *, at);
static void f(double *x) { x[0] = x[0] * x[0]; }
int main(void) {
  double x[] = {3}, dx[] = {1};
  void *memory = malloc(64);
  void *none = __enzyme_augmentfwd_at((void *)f, enzyme_allocated, 64, x, dx);
  __enzyme_reverse_void((void *)f, enzyme_allocated, 64, enzyme_tape, memory, x, dx);
  same(dx[0], 6);
  free(memory);
  return done();
}
