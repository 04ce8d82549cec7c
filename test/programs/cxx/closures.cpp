// Closures, called directly and through std::function.
#include "check.hpp"

#include <functional>

template <class F> static double twice(F f, double x) { return f(f(x)); }

static double direct(double x) {
  double scale = x * x;
  return twice([&scale, x](double y) { return scale * y + x; }, x + 1);
}

static double erased(double x) {
  std::function<double(double)> f = [x](double y) { return x * y * y; };
  return f(x + 1) + f(2);
}

static double erased_and_large(double x) {
  double a = x, b = x * x, c = std::sin(x);
  std::function<double(double)> f = [a, b, c](double y) { return a * y + b * y * y + c; };
  std::function<double(double)> g = f;
  return f(x) * g(1 - x);
}

int main() {
  CHECK(direct, 0.7);
  CHECK(erased, 1.2);
  CHECK(erased_and_large, 0.4);
  return checked();
}
