// A variable of another file.
// way: define it in the same unit => s/extern double state/double state/ ; -DWAY=1
// says: compile with -g to be told the line
// says: in place of `?std::call_once
// way: pass it as an argument => -DWAY=2
#include "advice.h"
extern double state;
#if WAY == 2
static double f(double x, double *at) { *at = x * x; return *at * x; }
int main(void) {
  double shadow = 0;
  same(__enzyme_autodiff_double((void *)f, 3.0, &state, &shadow), 27);
  return done();
}
double state;
#else
static double f(double x) { state = x * x; return state * x; }
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 27);
  return done();
}
#endif
