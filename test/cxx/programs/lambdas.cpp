// Lambdas of every kind: by copy, by reference, init-captures, mutable, generic, recursive, returned.
#include "../tried.hpp"
#include <functional>
#include <memory>
static auto scaled(double k) { return [k](auto v) { return k * v; }; }
struct Model {
  double a;
  auto bound() const { return [*this](double v) { return a * v; }; }
  auto by_this() { return [this](double v) { a += 0.1 * v; return a; }; }
};
static double all(const double *x) {
  double total = 0;
  auto add = [&](double v) { total += v; };
  auto counter = [n = 0, sum = x[0]](double v) mutable { n++; sum += v; return sum / n; };
  auto owned = [p = std::make_unique<double>(x[1])](double v) { return *p * v; };
  std::function<double(double, int)> power = [&power](double b, int n) { return n == 0 ? 1.0 : b * power(b, n - 1); };
  Model m{x[2]};
  add(scaled(x[1])(x[0]));
  add(counter(x[1]));
  add(counter(x[2]));
  add(owned(x[0]));
  add(power(x[0], 4));
  add(m.bound()(x[1]));
  add(m.by_this()(x[0]));
  double (Model::*unused) = &Model::a;
  return total * (m.*unused);
}
int main() { return tried<all>({0.8, 1.4, 0.5}); }
