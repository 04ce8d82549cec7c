// Two derivatives are returned, and one is declared.
// way: ^declare it to return 2 derivatives: (.*)$ => s/PASTED/\1/ ; -DWAY=1
// says: declare the request to return what the note says
// says: mark as enzyme_const only what
#include "advice.h"
static double f(double x, double y) { return x * x * y; }
#if WAY
PASTED
#endif
int main(void) {
#if WAY
  struct all by = __enzyme_autodiff_all((void *)f, 3.0, 2.0);
  same(by.a, 12);
  same(by.b, 9);
#else
  same(__enzyme_autodiff_double((void *)f, 3.0, 2.0), 12);
#endif
  return done();
}
