// Objects behind virtual functions that hold vectors, and exceptions that build their text.
#include "check.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area(double scale) const = 0;
};

struct Polygon : Shape {
  std::vector<double> sides;
  explicit Polygon(std::vector<double> given) : sides(std::move(given)) {}
  double area(double scale) const override {
    double sum = 0;
    for (double side : sides) sum += side * side * scale;
    return sum;
  }
};

struct Circle : Shape {
  double radius;
  explicit Circle(double r) : radius(r) {}
  double area(double scale) const override { return 3 * radius * radius * scale; }
};

static double shapes(double x) {
  std::vector<std::unique_ptr<Shape>> all;
  all.push_back(std::make_unique<Polygon>(std::vector<double>{x, 2 * x, 1}));
  all.push_back(std::make_unique<Circle>(x));
  double sum = 0;
  for (auto &each : all) sum += each->area(x);
  return sum;
}

struct Layer {
  std::vector<double> weights;
  virtual ~Layer() = default;
  virtual void grow(double by) {
    weights.push_back(by);
    weights.push_back(by * by);
  }
  virtual double out() const {
    double sum = 0;
    for (double weight : weights) sum = sum * 0.5 + weight * weight;
    return sum;
  }
};

struct Wide : Layer {
  void grow(double by) override {
    Layer::grow(by);
    weights.resize(5, by);
  }
};

static double layers(double x) {
  Layer one;
  Wide two;
  Layer *both[] = {&one, &two};
  for (auto *each : both) each->grow(x), each->grow(x * x);
  return one.out() * two.out();
}

struct Wrong : std::runtime_error {
  int code;
  Wrong(const std::string &what, int given) : std::runtime_error("wrong: " + what), code(given) {}
};

static double thrown(double x) {
  std::unique_ptr<Shape> shape = std::make_unique<Circle>(x);
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    try {
      if (i == 1) throw Wrong("number " + std::to_string(i), i);
      sum += shape->area(x) * (i + 1);
    } catch (const Wrong &wrong) {
      sum += x * wrong.code;
    }
  }
  return sum;
}

int main() {
  CHECK(shapes, 0.7);
  CHECK(layers, 0.7);
  CHECK(thrown, 0.7);
  return checked();
}
