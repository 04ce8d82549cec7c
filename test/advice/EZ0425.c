// Tangents from a tape that nothing makes.
// way: write one in the same file|write the two in one file => -DWAY=1
// says: compile with -g to be told the line
// way: or in another one that is linked with enzyme-cc|or link their files with enzyme-cc|link their files => other.c ; s/static double f/double f/
#include "advice.h"
struct ahead { void *tape; double primal; };
ENZYME_AUGMENTFWD(struct ahead, both);
struct ahead begun(double x);
static double f(double x) { return x * x * x; }
#if WAY
struct ahead begun(double x) { return __enzyme_augmentfwd_both((void *)f, x); }
#endif
int main(void) {
  struct ahead ahead = begun(2);
  same(__enzyme_fwdsplit_double((void *)f, 2.0, 1.0, ahead.tape), 12);
  return done();
}
//--- other.c
#include <enzyme/enzyme.h>
struct ahead { void *tape; double primal; };
ENZYME_AUGMENTFWD(struct ahead, both);
double f(double x);
struct ahead begun(double x) { return __enzyme_augmentfwd_both((void *)f, x); }
