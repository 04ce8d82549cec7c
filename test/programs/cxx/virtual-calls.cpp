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

// Which of its parts an object has is asked when the program runs: their places in shadows are the same.
struct Part { double mass; explicit Part(double m) : mass(m) {} virtual ~Part() = default; };
struct Moving : virtual Part {
  double speed;
  explicit Moving(double v) : Part(0), speed(v) {}
};
struct Charged : virtual Part {
  double charge;
  explicit Charged(double q) : Part(0), charge(q) {}
};
struct Ion final : Moving, Charged { Ion(double m, double v, double q) : Part(m), Moving(v), Charged(q) {} };
struct Ball final : Moving { Ball(double m, double v) : Part(m), Moving(v) {} };
static double energy_of(const Part &part) {
  double sum = 0;
  if (auto *moving = dynamic_cast<const Moving *>(&part)) sum += 0.5 * part.mass * moving->speed * moving->speed;
  if (auto *charged = dynamic_cast<const Charged *>(&part)) sum += charged->charge * charged->charge;
  return sum;
}
static double parts(double x) { return energy_of(Ion(x, x * x, 3 * x)) * energy_of(Ball(2, x)); }

int main() {
  CHECK(on_the_heap, 1.2);
  CHECK(on_the_stack, 0.7);
  CHECK(on_the_stack, -0.7);
  CHECK(parts, 1.5);
  return checked();
}
