// A marker of split mode where there is no tape.
// way: take it away => s/enzyme_tape, memory, //
// way: make the request that the note names|it belongs to .*__enzyme_augmentfwd => -DWAY=1
#include "advice.h"
ENZYME_AUGMENTFWD(double, nothing);
static double f(double x) { return x * x * x; }
int main(void) {
  void *memory = calloc(1, 64);
#if WAY
  __enzyme_augmentfwd_nothing((void *)f, enzyme_noret, enzyme_allocated, 64, enzyme_tape, memory, 2.0);
  same(__enzyme_reverse_double((void *)f, enzyme_allocated, 64, enzyme_tape, memory, 2.0, 1.0), 12);
#else
  same(__enzyme_autodiff_double((void *)f, enzyme_tape, memory, 2.0), slope(f, 2));
#endif
  free(memory);
  return done();
}
