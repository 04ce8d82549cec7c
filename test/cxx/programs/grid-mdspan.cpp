// Heat on a grid through std::mdspan.
// flags: -std=c++23
#include "../tried.hpp"
#include <mdspan>
static double value(const double *x) {
  std::vector<double> now(48), next(48);
  for (int i = 0; i < 48; ++i) now[i] = x[0] * i + x[1] * (i % 5);
  for (int t = 0; t < 4; ++t) {
    std::mdspan u(now.data(), 6, 8), v(next.data(), 6, 8);
    for (std::size_t i = 0; i < u.extent(0); ++i)
      for (std::size_t j = 0; j < u.extent(1); ++j) {
        bool edge = i == 0 || j == 0 || i + 1 == u.extent(0) || j + 1 == u.extent(1);
        v[i, j] = edge ? u[i, j] : u[i, j] + x[2] * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4 * u[i, j]);
      }
    now.swap(next);
  }
  double sum = 0;
  for (double each : now) sum += each * each;
  return sum;
}
int main() { return tried<value>({0.1, 0.3, 0.2}); }
