// A distribution whose parameters carry derivatives themselves.
#include "../tried.hpp"
#include <random>
static double sampled(const double *x) {
  std::minstd_rand g(3);
  std::normal_distribution<double> n(x[0], x[1]);
  std::exponential_distribution<double> e(x[2]);
  double sum = 0;
  for (int i = 0; i < 6; i++) sum += n(g) * e(g);
  return sum;
}
int main() { return tried<sampled>({0.2, 0.8, 1.5}); }
