// The name of a request is not spelled right.
// way: did you mean (__enzyme_autodiff)|ask for it by => s/__enzyme_autodif_mine/__enzyme_autodiff_mine/
#include "advice.h"
double __enzyme_autodif_mine(void *, ...);
static double f(double x) { return x * x * x; }
int main(void) {
  same(__enzyme_autodif_mine((void *)f, 3.0), 27);
  return done();
}
