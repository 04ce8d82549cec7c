// Containers of std::pmr on a buffer on the stack, and on a pool.
// flags: -std=c++17
// not: libc++
#include "../tried.hpp"
#include <memory_resource>
#include <vector>
static double sums(const double *x) {
  char buffer[1024];
  std::pmr::monotonic_buffer_resource pool(buffer, sizeof buffer);
  std::pmr::vector<double> v(&pool);
  for (int i = 0; i < 10; i++) v.push_back(x[i % 3] * (i + 1));
  double sum = 0;
  for (double a : v) sum += a * a;
  return sum;
}
int main() { return tried<sums>({0.5, 1.5, -0.5}); }
