// Callbacks of every kind: move_only_function that owns, std::function, bind, pointers to members.
// flags: -std=c++23
// not: libc++
#include "../tried.hpp"
#include <functional>
#include <memory>

struct Layer {
  double weight;
  int power;
  double apply(double x) const { return weight * std::pow(x, power); }
};
static double value(const double *x) {
  std::vector<std::move_only_function<double(double)>> steps;
  auto owned = std::make_unique<Layer>(Layer{x[0], 2});
  steps.emplace_back([owned = std::move(owned)](double in) { return owned->apply(in); });
  steps.emplace_back([k = x[1], n = 3](double in) { return k * in + n; });
  Layer last{x[2], 1};
  steps.emplace_back(std::bind(&Layer::apply, last, std::placeholders::_1));
  steps.emplace_back([sum = 0.0](double in) mutable { return sum += in; });
  double at = x[2];
  for (int round = 0; round < 2; ++round)
    for (auto &step : steps) at = step(at);
  return at;
}
int main() { return tried<value>({0.7, 1.2, 0.4}); }
