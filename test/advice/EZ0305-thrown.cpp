// A number is thrown, by an exception's constructor; the message is at the throw.
// options: -O1
// way: ^return the number, or write it|let a number be returned => -DWAY=1
// way: pass the memory as a parameter => -DWAY=2
// says: where a global variable points to it
#include "advice.h"
#include <stdexcept>
struct Bad : std::runtime_error {
  double at;
  Bad(double at) : std::runtime_error("bad"), at(at) {}
};
#if WAY == 2
static double f(double *x, double *at) {
  try {
    if (x[0] > 1) {
      *at = x[0] * x[1];
      throw std::runtime_error("bad");
    }
  } catch (const std::runtime_error &) {
    return *at;
  }
  return x[0];
}
#elif WAY == 1
static double f(double *x) { return x[0] > 1 ? x[0] * x[1] : x[0]; }
#else
static double f(double *x) {
  try {
    if (x[0] > 1)
      throw Bad(x[0] * x[1]);
  } catch (const Bad &bad) {
    return bad.at;
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
