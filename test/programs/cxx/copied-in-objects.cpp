// Vectors of small arrays in objects of classes: what copies them sees zeros and numbers, and no use of either.
#include "check.hpp"

#include <array>
#include <memory>
#include <vector>

using points = std::vector<std::array<double, 2>>;

struct shape {
  virtual ~shape() = default;
  virtual double area() const = 0;
};

struct polygon : shape {
  points corners;
  explicit polygon(const points &corners) : corners(corners) {}
  double area() const override {
    double sum = 0;
    for (const auto &each : corners) sum += each[0] * each[1];
    return sum;
  }
};

struct scaled : shape {
  std::unique_ptr<shape> of;
  double by;
  scaled(std::unique_ptr<shape> of, double by) : of(std::move(of)), by(by) {}
  double area() const override { return by * of->area(); }
};

static double with_zeros(double x) {
  points corners{{0., 0.}, {x, 0.1}, {x * x, std::sin(x)}};
  std::vector<std::unique_ptr<shape>> all;
  all.push_back(std::make_unique<polygon>(corners));
  all.push_back(std::make_unique<scaled>(std::make_unique<polygon>(corners), x));
  double sum = 0;
  for (const auto &each : all) sum += each->area() * each->area();
  return sum;
}

int main() {
  CHECK(with_zeros, 0.7);
  return checked();
}
