// A natural spline as a class: knots in a sorted vector of structs, a tridiagonal solve, integral and slope.
#include "../tried.hpp"
#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <utility>

class Spline {
  struct Knot {
    double x, y, second;
    friend bool operator<(const Knot &k, double x) { return k.x < x; }
  };
  std::vector<Knot> knots_;

public:
  template <class Range> explicit Spline(const Range &points) {
    for (const auto &[x, y] : points) knots_.push_back({x, y, 0.0});
    if (knots_.size() < 3) throw std::invalid_argument("too few knots");
    std::sort(knots_.begin(), knots_.end(), [](const Knot &a, const Knot &b) { return a.x < b.x; });
    const std::size_t n = knots_.size();
    std::vector<double> upper(n), rhs(n);
    for (std::size_t i = 1; i + 1 < n; ++i) {
      const double before = knots_[i].x - knots_[i - 1].x, after = knots_[i + 1].x - knots_[i].x;
      const double pivot = 2 * (before + after) - before * upper[i - 1];
      upper[i] = after / pivot;
      rhs[i] = (6 * ((knots_[i + 1].y - knots_[i].y) / after - (knots_[i].y - knots_[i - 1].y) / before) -
                before * rhs[i - 1]) / pivot;
    }
    for (std::size_t i = n - 2; i > 0; --i) knots_[i].second = rhs[i] - upper[i] * knots_[i + 1].second;
  }
  double operator()(double x) const {
    auto next = std::lower_bound(knots_.begin() + 1, knots_.end() - 1, x);
    const Knot &a = *std::prev(next), &b = *next;
    const double h = b.x - a.x, s = (b.x - x) / h, t = (x - a.x) / h;
    return s * a.y + t * b.y + ((s * s * s - s) * a.second + (t * t * t - t) * b.second) * h * h / 6;
  }
  double integral() const {
    double sum = 0;
    for (auto k = knots_.begin(); std::next(k) != knots_.end(); ++k) {
      const auto h = std::next(k)->x - k->x;
      sum += h * (k->y + std::next(k)->y) / 2 - h * h * h * (k->second + std::next(k)->second) / 24;
    }
    return sum;
  }
};

static double fitted(const double *x) {
  std::vector<std::pair<double, double>> points;
  for (int i = 0; i < 6; ++i) points.emplace_back((i * 5) % 6 + 0.1 * x[0], x[1 + i % 3] * std::sin(i));
  Spline spline(points);
  double sum = spline.integral();
  for (double at = 0.35; at < 5; at += 0.9) sum += spline(at) * spline(at + x[0] * 0.1);
  return sum;
}
int main() { return tried<fitted>({0.3, 1.1, 0.6, 1.7}); }
