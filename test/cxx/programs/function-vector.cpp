// A vector of std::function that capture an integer and a number.
#include "../tried.hpp"
#include <functional>
static double terms(const double *x) {
  std::vector<std::function<double(double)>> f;
  for (int i = 1; i < 4; i++) {
    double a = x[i];
    f.push_back([i, a](double v) { return i * a * std::sin(v); });
    f.emplace_back([&x, i](double v) { return v * x[i]; });
  }
  double sum = 0;
  for (const auto &g : f) sum += g(x[0]);
  return sum;
}
int main() { return tried<terms>({0.4, 1, 2, 3}); }
