// std::any: one holds a number, others have structs and containers on the heap, and they are copied and moved.
#include "check.hpp"

#include <any>
#include <vector>

struct window {
  double low, high;
};

static double held(double x) {
  std::any number = x, far = window{x * x, 2.0}, numbers = std::vector<double>{x, std::sin(x)};
  std::any copy = far, last;
  last = numbers;
  last = std::move(copy);
  double sum = 0;
  for (double each : std::any_cast<const std::vector<double> &>(numbers)) sum += each * each;
  auto kept = std::any_cast<window>(last);
  return sum * std::any_cast<double>(number) + kept.low * kept.high;
}

int main() {
  CHECK(held, 0.7);
  return checked();
}
