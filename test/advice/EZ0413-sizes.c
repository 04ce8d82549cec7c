// Steps of a loop that is checkpointed use an array of which the size is not declared.
// options: other.c
// way: with its size => s/extern double table[];/extern double table[3];/
// says: enzyme_checkpoint_region
// says: leave it as it is after
// says: __enzyme_ptr_size_hint
// says: copy the numbers
// says: (?:memory|it) back after the loop
#include "advice.h"
#include <enzyme/checkpoint.h>
extern double table[];
static void step(int i, double *x) { x[0] *= table[i] * x[0]; }
static double f(double x) {
  __enzyme_checkpoint_for(step, 0, 3, enzyme_checkpoint_region, &x, sizeof x, &x);
  return x;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 1.5), 64 * pow(1.5, 7));
  return done();
}
//--- other.c
double table[3] = {2, 1, 0.5};
