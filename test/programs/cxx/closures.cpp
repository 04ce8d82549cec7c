// Closures, called directly and through std::function.
#include "check.hpp"

#include <functional>
#include <vector>

extern int enzyme_dup;

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

struct event {
  double at;
  std::function<double(double)> apply;
};

// One has a number where the other has an address that comes from outside.
static double kept_beside_numbers(const double *x) {
  double scale = x[0] * x[1];
  std::vector<event> events;
  events.push_back({0.5, [scale](double y) { return y + scale; }});
  events.push_back({x[0], [x](double y) { return y * x[1]; }});
  double y = x[0];
  for (const event &each : events) y = each.apply(y * each.at);
  return y;
}

static void check_kept_beside_numbers() {
  double x[] = {0.8, 1.3}, made[2] = {};
  __enzyme_autodiff<double>((void *)kept_beside_numbers, enzyme_dup, x, made);
  for (int i = 0; i < 2; i++) {
    auto along = [&](double y) {
      double moved[] = {i ? x[0] : y, i ? y : x[1]};
      return kept_beside_numbers(moved);
    };
    check_near("kept_beside_numbers", made[i], difference(along, x[i]), 1e-9);
  }
}

int main() {
  CHECK(direct, 0.7);
  CHECK(erased, 1.2);
  CHECK(erased_and_large, 0.4);
  check_kept_beside_numbers();
  return checked();
}
