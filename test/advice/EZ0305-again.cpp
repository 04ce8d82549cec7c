// A number is thrown where the gradient is differentiated again.
// options: -O1
// way: ^return the number|or return it$ => -DWAY=1
// says: where a global variable points to it|pass the memory|throw a number itself
#include "advice.h"
extern "C" double __enzyme_autodiff_one(void *, ...);
extern "C" double __enzyme_fwddiff_one(void *, ...);
static double f(double x) {
#if WAY == 1
  return x > 1 ? x * x * x : x;
#else
  try {
    if (x > 1) throw x * x * x;
  } catch (double at) {
    return at;
  }
  return x;
#endif
}
static double gradient(double x) { return __enzyme_autodiff_one((void *)f, x); }
int main() {
  same(__enzyme_fwddiff_one((void *)gradient, 2., 1.), 12);
  return done();
}
