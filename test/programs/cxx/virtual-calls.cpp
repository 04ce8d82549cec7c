// Virtual functions of objects that are made inside of what is differentiated.
#include "check.hpp"

#include <memory>
#include <vector>

struct Shape {
  virtual double area(double x) const = 0;
  virtual double edge(double x) const { return x; }
  virtual ~Shape() {}
};

struct Square : Shape {
  double area(double x) const override { return x * x; }
};

struct Ellipse : Shape {
  double radius;
  explicit Ellipse(double radius) : radius(radius) {}
  double area(double x) const override { return 3 * x * radius; }
  double edge(double x) const override { return std::sin(x) * radius; }
};

static double on_the_heap(double x) {
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.emplace_back(new Square);
  shapes.emplace_back(new Ellipse(x * 2));
  double sum = 0;
  for (const auto &shape : shapes) sum += shape->area(x) * shape->edge(x);
  return sum;
}

static double on_the_stack(double x) {
  Square square;
  Ellipse ellipse(x * x);
  const Shape *shape = x > 0 ? static_cast<const Shape *>(&ellipse) : &square;
  return shape->area(x) + shape->edge(x);
}

int main() {
  CHECK(on_the_heap, 1.2);
  CHECK(on_the_stack, 0.7);
  CHECK(on_the_stack, -0.7);
  return checked();
}
