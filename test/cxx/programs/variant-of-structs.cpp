// Variants of structs, closures over an int and a double: some words are doubles, some integers.
#include "../tried.hpp"
#include <variant>
#include <vector>
#include <cmath>
#include <functional>
struct Spring { double k; };
struct Mass { double m; int count; };
struct Steps { long n; };
using Part = std::variant<Spring, Mass, Steps>;
static double energy(const double *x) {
  std::vector<Part> parts;
  for (int i = 0; i < 4; i++) {
    if (i % 3 == 0) parts.push_back(Spring{x[i] * x[i]});
    else if (i % 3 == 1) parts.push_back(Mass{std::exp(x[i]), i + 2});
    else parts.push_back(Steps{-4L * i});
  }
  std::vector<std::function<double(double)>> f;
  for (int i = 1; i < 4; i++) f.push_back([i, a = x[i]](double v) { return i * a * std::sin(v); });
  double sum = 0;
  for (auto &p : parts)
    if (auto *s = std::get_if<Spring>(&p)) sum += s->k;
    else if (auto *m = std::get_if<Mass>(&p)) sum += m->m * m->count;
    else sum += static_cast<double>(std::get<Steps>(p).n) * x[2];
  for (auto &g : f) sum += g(sum * 0.1);
  return sum;
}
int main() { return tried<energy>({0.5, -0.3, 0.8, 1.1}); }
