// Shapes with names beside numbers, visited by a double dispatch, cloned, held by unique_ptr.
#include "../tried.hpp"
#include <memory>
#include <string>
struct Circle; struct Box;
struct Visitor { virtual ~Visitor() {} virtual void visit(const Circle &) = 0; virtual void visit(const Box &) = 0; };
struct Shape {
  std::string name;
  explicit Shape(std::string n) : name(std::move(n)) {}
  virtual ~Shape() = default;
  virtual std::unique_ptr<Shape> clone() const = 0;
  virtual void accept(Visitor &v) const = 0;
};
struct Circle : Shape {
  double r;
  Circle(std::string n, double r) : Shape(std::move(n)), r(r) {}
  std::unique_ptr<Shape> clone() const override { return std::make_unique<Circle>(*this); }
  void accept(Visitor &v) const override { v.visit(*this); }
};
struct Box : Shape {
  double a, b;
  Box(std::string n, double a, double b) : Shape(std::move(n)), a(a), b(b) {}
  std::unique_ptr<Shape> clone() const override { return std::make_unique<Box>(*this); }
  void accept(Visitor &v) const override { v.visit(*this); }
};
struct Area : Visitor {
  double sum = 0;
  void visit(const Circle &c) override { sum += M_PI * c.r * c.r; }
  void visit(const Box &b) override { if (b.name != "ghost") sum += b.a * b.b; }
};
static double area(const double *x) {
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.push_back(std::make_unique<Circle>("a circle with quite a long name", x[0]));
  shapes.push_back(std::make_unique<Box>("box", x[1], x[2]));
  shapes.push_back(std::make_unique<Box>("ghost", x[2], x[2]));
  shapes.push_back(shapes[0]->clone());
  Area total;
  for (const auto &s : shapes) s->accept(total);
  return total.sum * total.sum;
}
int main() { return tried<area>({1.5, 2, 3}); }
