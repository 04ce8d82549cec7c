// A vector of variants of shapes, visited by an overload set.
#include "../tried.hpp"
#include <variant>
struct Circle { double r; };
struct Box { double a, b; };
struct Dots { int n; };
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
static double area(const double *x) {
  std::vector<std::variant<Circle, Box, Dots>> shapes;
  shapes.push_back(Circle{x[0]});
  shapes.push_back(Box{x[1], x[2]});
  shapes.push_back(Dots{3});
  shapes.emplace_back(Circle{x[1] * x[2]});
  double sum = 0;
  for (const auto &s : shapes)
    sum += std::visit(overloaded{[](const Circle &c) { return M_PI * c.r * c.r; }, [](const Box &b) { return b.a * b.b; }, [](const Dots &d) { return 0.5 * d.n; }}, s);
  return sum * sum;
}
int main() { return tried<area>({1, 2, 3}); }
