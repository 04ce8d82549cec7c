// A pointer to a number is thrown: who catches it does not find the shadow.
// options: -O1
// way: ^throw (the numbers|a number itself) => -DWAY=1
// way: pass the memory as a parameter => -DWAY=2
// says: where a global variable points to it
#include "advice.h"
struct Bad {
  double at;
  double *kept;
};
#if WAY == 1
static double f(double *x) {
  try {
    double kept = x[0] * x[1];
    if (x[0] > 1) throw Bad{kept, x};
  } catch (const Bad &bad) {
    return bad.at * bad.kept[0] / x[0];
  }
  return x[0];
}
#elif WAY == 2
static double f(double *x, double *at) {
  try {
    if (x[0] > 1) {
      *at = x[0] * x[1];
      throw "bad";
    }
  } catch (const char *) {
    return *at;
  }
  return x[0];
}
#else
static double f(double *x) {
  double kept = x[0] * x[1];
  try {
    if (x[0] > 1) throw &kept;
  } catch (double *bad) {
    return *bad;
  }
  return x[0];
}
#endif
int main() {
  double x[] = {2, 3}, dx[] = {0, 0};
#if WAY == 2
  double at = 0, dat = 0;
  __enzyme_autodiff_void((void *)f, x, dx, &at, &dat);
#else
  __enzyme_autodiff_void((void *)f, x, dx);
#endif
  same(dx[0], 3);
  same(dx[1], 2);
  return done();
}
