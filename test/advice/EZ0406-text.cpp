// The bytes of numbers go through a text, which has no shadow.
// way: keep the bytes of numbers in an array of numbers => -DWAY=1
// says: let it write to a variable of its own
#include "advice.h"
#include <cstring>
#include <string>
#include <vector>
static double f(const double *x) {
  double given[2] = {x[0] * x[1], x[1]}, taken[2];
#if WAY
  std::vector<double> kept(given, given + 2);
  std::memcpy(taken, kept.data(), sizeof taken);
#else
  std::string kept(reinterpret_cast<const char *>(given), sizeof given);
  std::memcpy(taken, kept.data(), sizeof taken);
#endif
  return taken[0] * taken[1];
}
int main() {
  double x[] = {2, 3}, dx[] = {0, 0};
  __enzyme_autodiff_void((void *)f, x, dx);
  same(dx[0], 9);
  same(dx[1], 12);
  return done();
}
