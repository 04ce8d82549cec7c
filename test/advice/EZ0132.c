// A request is declared to return the primal, too, and does not ask for it.
// way: declare less => s/struct two __enzyme/double __enzyme/ ; -DLESS
// way: enzyme_primal_return adds the primal|ask for the primal with enzyme_primal_return => s/)f, 2/)f, enzyme_primal_return, 2/ ; s/got.first, 12/got.second, 12/
#include "advice.h"
struct two { double first, second; };
struct two __enzyme_fwddiff_two(void *, ...);
static double f(double x) { return x * x * x; }
int main(void) {
#ifdef LESS
  same(__enzyme_fwddiff_two((void *)f, 2.0, 1.0), 12);
#else
  struct two got = __enzyme_fwddiff_two((void *)f, 2.0, 1.0);
  same(got.first, 12);
#endif
  return done();
}
