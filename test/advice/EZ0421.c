// A tape that is missing.
// way: pass what __enzyme_augmentfwd has returned => s/reverse_void((void *)f, x, dx)/reverse_void((void *)f, x, dx, tape)/
// says: write enzyme_allocated, size
#include "advice.h"
static void f(double *x) { x[0] = x[0] * x[0]; }
int main(void) {
  double x[] = {3}, dx[] = {1};
  void *tape = __enzyme_augmentfwd_tape((void *)f, x, dx);
  (void)tape;
  __enzyme_reverse_void((void *)f, x, dx);
  same(dx[0], 6);
  return done();
}
