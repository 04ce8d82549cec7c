// A tuple of models of different types, folded by std::apply and index sequences.
#include "../tried.hpp"
#include <tuple>
#include <utility>
struct Linear { double a, b; double operator()(double t) const { return a + b * t; } };
struct Wave { double amplitude, phase; int harmonics; double operator()(double t) const { double s = 0; for (int i = 1; i <= harmonics; i++) s += amplitude / i * std::sin(i * t + phase); return s; } };
struct Step { bool on; float height; double operator()(double t) const { return on && t > 1 ? height : 0; } };
static double misfit(const double *x) {
  auto models = std::make_tuple(Linear{x[0], x[1]}, Wave{x[2], x[3], 3}, Step{true, 0.5f});
  double s = 0;
  for (int i = 0; i < 8; i++) {
    double t = 0.4 * i;
    double y = std::apply([t](const auto &...m) { return (m(t) + ...); }, models);
    s += (y - 1) * (y - 1);
  }
  return s;
}
int main() { return tried<misfit>({0.4, 0.7, 1.2, 0.3}); }
