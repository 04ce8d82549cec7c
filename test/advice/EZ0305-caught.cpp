// A number is put in an exception that inactive code has thrown.
// options: -O1
// way: write it to a variable => -DWAY=1
// way: or throw another exception with it|throw another exception with it => -DWAY=2
// says: where a global variable points to it|pass the memory|throw a number itself
#include "advice.h"
struct Bad {
  double at;
};
__attribute__((noinline, annotate("enzyme_inactive"))) static void look(const double *x) {
  if (x[0] > 1) throw Bad{x[0]};
}
#if WAY == 1
static double f(double *x) {
  double at = 0;
  try {
    look(x);
  } catch (const Bad &bad) {
    at = bad.at * 0 + x[0] * x[1];
    return at;
  }
  return x[0];
}
#elif WAY == 2
static double f(double *x) {
  try {
    try {
      look(x);
    } catch (const Bad &bad) {
      throw Bad{x[0] * x[1]};
    }
  } catch (const Bad &bad) {
    return bad.at;
  }
  return x[0];
}
#else
static double f(double *x) {
  try {
    look(x);
  } catch (Bad &bad) {
    bad.at = x[0] * x[1];
    return bad.at;
  }
  return x[0];
}
#endif
int main() {
  double x[] = {2, 3}, dx[] = {0, 0};
  __enzyme_autodiff_void((void *)f, x, dx);
  same(dx[0], 3);
  same(dx[1], 2);
  return done();
}
