// Variants of shapes in objects on the heap: LLVM moves a radius as if it were an address.
#include "../tried.hpp"
#include <array>
#include <memory>
#include <variant>
struct Circle { double r; int layer; };
struct Polygon { std::vector<std::array<double, 2>> points; };
using Shape = std::variant<Circle, Polygon>;
static double area(const Shape &shape) {
  if (auto *circle = std::get_if<Circle>(&shape)) return circle->r * (1 + circle->layer);
  double sum = 0;
  for (auto &p : std::get<Polygon>(shape).points) sum += p[0] * p[1];
  return sum;
}
struct Rigid {
  Shape shape;
  double x;
  Rigid(Shape shape, double x) : shape(std::move(shape)), x(x) {}
  double energy() const { return area(shape) * x; }
};
static double run(const double *p) {
  std::vector<std::unique_ptr<Rigid>> bodies;
  bodies.push_back(std::make_unique<Rigid>(Circle{p[0], 1}, p[1]));
  Polygon polygon{{{p[0], p[1]}, {1., p[0]}}};
  bodies.push_back(std::make_unique<Rigid>(polygon, p[0]));
  double sum = 0;
  for (auto &each : bodies) sum += each->energy();
  return sum;
}
int main() { return tried<run>({1.1, 0.7}); }
