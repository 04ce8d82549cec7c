// std::optional of numbers and of structs, value_or, reset, and a lookup that may fail.
#include "../tried.hpp"
#include <optional>
struct Root { double at, slope; int steps; };
static std::optional<Root> newton(double a, double start) {
  double x = start;
  for (int i = 1; i <= 30; i++) {
    double f = x * x * x - a, d = 3 * x * x;
    if (std::fabs(d) < 1e-3) return std::nullopt;
    x -= f / d;
    if (std::fabs(f) < 1e-14) return Root{x, d, i};
  }
  return {};
}
static double roots(const double *x) {
  std::optional<double> scale;
  if (x[1] > 0) scale = x[1] * x[1];
  auto r = newton(x[0], 1.0), none = newton(x[0], 0.0);
  double sum = scale.value_or(1.0) * r->at + (none ? 100.0 : 0.0);
  scale.reset();
  return sum + scale.value_or(r->slope);
}
int main() { return tried<roots>({2.5, 1.5}); }
