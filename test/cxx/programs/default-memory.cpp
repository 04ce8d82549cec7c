// Containers of std::pmr with the resource that they take by themselves, and that of new and delete.
#include "../tried.hpp"
#include <map>
#include <memory_resource>
#include <vector>

static double of(const double *x) {
  std::pmr::vector<double> powers;
  for (int i = 0; i < 9; i++) powers.push_back(i ? powers.back() * x[i % 3] : x[0] + x[1]);
  std::pmr::map<int, double> sums(std::pmr::new_delete_resource());
  for (int i = 0; i < 9; i++) sums[i % 4] += powers[8 - i] * i;
  double sum = 0;
  for (const auto &each : sums) sum += each.second * (each.first + x[2]);
  return sum;
}
int main() { return tried<of>({0.41, 1.3, -0.8}); }
