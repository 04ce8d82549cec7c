// A pointer of another address space.
// way: pass a pointer of the parameter's address space => s/f, x, dx/f, (there)x, (there)dx/
#include "advice.h"
typedef __attribute__((address_space(1))) double *there;
static double f(there p) { return p[0] * p[0]; }
int main(void) {
  double x[] = {3}, dx[] = {0};
  __enzyme_autodiff_void((void *)f, x, dx);
  same(dx[0], 6);
  return done();
}
