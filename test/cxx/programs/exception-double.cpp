// A plain double thrown, and caught two calls above, with objects destroyed on the way.
// not: no exceptions
#include "../tried.hpp"
static void inner(std::vector<double> v, double limit) {
  for (double a : v)
    if (a > limit) throw a * a;
}
static double outer(const double *x) {
  std::vector<double> work(x, x + 3);
  try {
    inner(work, 2);
  } catch (double big) {
    return big * x[0];
  }
  return x[0] + x[1];
}
int main() { return tried<outer>({1, 2.5, 3}); }
