// Algorithms of libstdc++ in its parallel mode: regions, locks and atomic integers of its own.
#include "compared.h"

#include <vector>
#ifdef _OPENMP
#include <parallel/algorithm>
#include <parallel/numeric>
namespace algorithms = __gnu_parallel;
#else
#include <algorithm>
#include <numeric>
namespace algorithms = std;
#endif

namespace {

double chained(const double *x, int n) {
  std::vector<double> y(n);
  algorithms::transform(x, x + n, y.begin(), [](double v) { return v * v * v; });
  algorithms::for_each(y.begin(), y.end(), [](double &v) { v = std::sin(v); });
  const double sum = algorithms::accumulate(y.begin(), y.end(), 0.0);
  return sum * algorithms::inner_product(x, x + n, y.begin(), 0.0);
}

double largest(const double *x, int n) {
  std::vector<double> y(n);
  for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 2) % n];
  return *algorithms::max_element(y.begin(), y.end()) * x[0];
}

double in_steps(const double *x, int n) {
  std::vector<double> up(n);
  algorithms::partial_sum(x, x + n, up.begin());
  double sum = 0;
  for (int i = 0; i < n; i++) sum += up[i] * up[i] * x[i];
  return sum;
}

}  // namespace

int main() {
#ifdef _OPENMP
  __gnu_parallel::_Settings settings;
  settings.algorithm_strategy = __gnu_parallel::force_parallel;
  __gnu_parallel::_Settings::set(settings);
#endif
  check<chained>("chained");
  check<largest>("largest");
  check<in_steps>("in steps");
  return say();
}
