// std::any that holds numbers and structs.
// not: no exceptions
#include "../tried.hpp"
#include <any>
#include <string>
struct Gain { double k; int n; };
static double all(const double *x) {
  std::vector<std::any> v;
  v.emplace_back(x[0]);
  v.emplace_back(Gain{x[1], 3});
  v.emplace_back(7);
  double s = 0;
  for (const std::any &a : v) {
    if (auto *d = std::any_cast<double>(&a)) s += *d * *d;
    else if (auto *g = std::any_cast<Gain>(&a)) s += g->k * g->n;
    else s += std::any_cast<int>(a);
  }
  return s;
}
int main() { return tried<all>({0.4, 1.7}); }
