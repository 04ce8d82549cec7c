// Counts in the place of numbers and names: computed with, divided, chosen and compared.
#include "../tried.hpp"
#include <cmath>
#include <string>
#include <variant>
using Amount = std::variant<int, double, std::string>;
static double factor(const Amount &a, double x) {
  if (auto *n = std::get_if<int>(&a)) {
    if (*n > 6) return 1 / x;
    double sum = 2 * *n + 1;
    sum += *n / 2 * x + (*n % 3) - (*n & 1);
    sum += (*n > 3 ? *n : 3) * x + std::abs(*n - 5) + *n * *n;
    int count = 0;
    for (int i = 0; i < *n; i++) count += *n - i;
    return sum + count * x * x;
  }
  if (auto *x = std::get_if<double>(&a)) return *x;
  return std::get<std::string>(a).size();
}
static double product(const double *x) {
  std::vector<Amount> all{x[0], 3, x[1] * x[0], 4, std::string("several"), 7, x[2]};
  std::vector<Amount> turned(all.rbegin(), all.rend());
  double made = 1;
  for (auto &each : turned) made *= factor(each, x[2]);
  return made / 1e3;
}
int main() { return tried<product>({1.2, 0.7, 1.5}); }
