// Functions in vectors and copies of them: what they have taken along is numbers wherever it is.
#include "check.hpp"

#include <functional>
#include <vector>

static double copied(double x) {
  double slope = x * x;
  std::vector<std::function<double(double)>> all;
  all.push_back([](double a) { return std::sin(a); });
  all.push_back([x](double a) { return a * x; });
  all.push_back([slope, x](double a) { return a * slope + x; });
  all.push_back(all.back());
  double value = x;
  for (auto &each : all) value = each(value);
  return value;
}

static double copied_again(double x) {
  double slope = x * x;
  std::vector<std::function<double(double)>> all;
  all.push_back([slope, x](double a) { return a * slope + x; });
  std::function<double(double)> copy = all.back();
  all.push_back(copy);
  double value = x;
  for (auto &each : all) value = each(value);
  return value;
}

int main() {
  CHECK(copied, 0.3);
  CHECK(copied_again, 0.3);
  return checked();
}
