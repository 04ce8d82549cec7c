// One tape for tangents and adjoints, and memory that cannot be cleared.
// options: -O0
// way: ask without enzyme_nofree, and make a tape for each|make a tape for each => -DWAY=1
// way: or allocate by malloc|allocate by malloc => -DWAY=2
#include "advice.h"
struct ahead { void *tape; double primal; };
ENZYME_AUGMENTFWD(struct ahead, both);
#if WAY == 1
#define AGAIN
#else
#define AGAIN enzyme_nofree,
#endif
static double f(double x) {
  double *at;
#if WAY == 2
  at = malloc(16);
#else
  if (posix_memalign((void **)&at, 16, 16)) return 0;
#endif
  at[0] = x * x;
  double got = at[0] * x;
  free(at);
  return got;
}
int main(void) {
  struct ahead ahead = __enzyme_augmentfwd_both((void *)f, AGAIN 3.0);
  same(__enzyme_fwdsplit_double((void *)f, AGAIN 3.0, 1.0, ahead.tape), 27);
#if WAY == 1
  ahead = __enzyme_augmentfwd_both((void *)f, 3.0);
#endif
  same(__enzyme_reverse_double((void *)f, AGAIN 3.0, 1.0, ahead.tape), 27);
  return done();
}
