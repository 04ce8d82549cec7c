// Algorithms on active data: sort, nth_element, partition, partial_sum, rotate, transform_reduce.
#include "../tried.hpp"
#include <algorithm>
#include <numeric>
static double all(const double *x) {
  std::vector<double> v(x, x + 6);
  std::sort(v.begin(), v.end());
  double sum = v[0] * v[5];
  std::nth_element(v.begin(), v.begin() + 2, v.end(), std::greater<>());
  sum += v[2] * 3;
  auto mid = std::partition(v.begin(), v.end(), [](double a) { return a > 1; });
  for (auto it = v.begin(); it != mid; ++it) sum += std::log(*it);
  std::stable_sort(v.begin(), v.end(), [](double a, double b) { return std::fabs(a) < std::fabs(b); });
  std::partial_sum(v.begin(), v.end(), v.begin());
  std::rotate(v.begin(), v.begin() + 2, v.end());
  std::adjacent_difference(v.begin(), v.end(), v.begin());
  sum += std::transform_reduce(v.begin(), v.end(), 0.0, std::plus<>(), [](double a) { return a * a; });
  auto [lo, hi] = std::minmax_element(v.begin(), v.end());
  return sum + *lo * *hi + std::inner_product(v.begin(), v.end(), x, 0.0);
}
int main() { return tried<all>({1.2, 0.4, 2.2, -0.9, 3.1, 0.8}); }
