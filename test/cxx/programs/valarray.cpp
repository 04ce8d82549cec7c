// std::valarray expressions, slices, masks and functions.
#include "../tried.hpp"
#include <valarray>
static double all(const double *x) {
  std::valarray<double> a(x, 6), b = std::sin(a) * 2.0 + a;
  std::valarray<double> even = b[std::slice(0, 3, 2)];
  b[std::slice(1, 3, 2)] *= even;
  std::valarray<double> c = b.cshift(1) + std::pow(std::abs(a), 1.5);
  c[a > 1.0] = 3.0;
  return c.sum() + (a * b).sum() + b.max();
}
int main() { return tried<all>({1.2, 0.4, 2.2, -0.9, 3.1, 0.8}); }
