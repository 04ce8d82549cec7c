// The memory for a tape is smaller than it is said to be.
// way: make that memory larger: __enzyme_augmentsize|make the memory as large as __enzyme_augmentsize says => s/tape[8]/tape[64]/
#include "advice.h"
ENZYME_AUGMENTFWD(void, at);
static double f(double x) { return sin(x) * x; }
static double h(double x) { return f(x); }
int main(void) {
  _Alignas(16) char tape[8];
  __enzyme_augmentfwd_at((void *)h, enzyme_noret, enzyme_allocated, 64, enzyme_tape, tape, 2.0);
  same(__enzyme_reverse_double((void *)h, enzyme_allocated, 64, enzyme_tape, tape, 2.0, 1.0), slope(f, 2));
  return done();
}
