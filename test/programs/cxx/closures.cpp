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

int main() {
  CHECK(direct, 0.7);
  CHECK(erased, 1.2);
  return checked();
}
