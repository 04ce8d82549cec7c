// Exceptions with texts about bad arguments, caught where the sum goes on.
// not: no exceptions
#include "../tried.hpp"
#include <stdexcept>
#include <string>
static double root(double x) {
  if (x < 0) throw std::domain_error("root of " + std::to_string(x));
  return std::sqrt(x);
}
static double sum(const double *x) {
  double s = 0;
  int failed = 0;
  for (int i = 0; i < 4; i++) {
    try {
      s += root(x[i]) * x[(i + 1) % 4];
    } catch (const std::exception &e) {
      failed += e.what()[0] == 'r';
    }
  }
  return s * (1 + failed);
}
int main() { return tried<sum>({1.2, -0.7, 2, 3}); }
