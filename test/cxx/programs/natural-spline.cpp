// A natural cubic spline that solves for its moments, and what is integrated and fitted with it.
#include "../tried.hpp"
#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

class Spline {
public:
  struct Knot {
    double x, y;
    int index;
  };
  explicit Spline(std::vector<Knot> knots, std::string name = "spline") : name_(std::move(name)), knots_(std::move(knots)) {
    if (knots_.size() < 3) throw std::invalid_argument(name_ + ": too few knots");
    solve();
  }
  std::optional<double> operator()(double at) const {
    if (at < knots_.front().x || at > knots_.back().x) return std::nullopt;
    auto above = std::upper_bound(knots_.begin(), knots_.end() - 1, at,
                                  [](double value, const Knot &knot) { return value < knot.x; });
    auto i = static_cast<std::size_t>(std::distance(knots_.begin(), above)) - 1;
    double h = knots_[i + 1].x - knots_[i].x;
    double a = (knots_[i + 1].x - at) / h, b = (at - knots_[i].x) / h;
    return a * knots_[i].y + b * knots_[i + 1].y +
           ((a * a * a - a) * moments_[i] + (b * b * b - b) * moments_[i + 1]) * h * h / 6;
  }
  double integral(int steps) const {
    double from = knots_.front().x, to = knots_.back().x, h = (to - from) / steps, sum = 0;
    for (int i = 0; i < steps; i++) {
      auto left = (*this)(from + i * h), middle = (*this)(from + (i + 0.5) * h), right = (*this)(from + (i + 1) * h * 0.999999);
      sum += h / 6 * (left.value_or(0) + 4 * middle.value_or(0) + right.value_or(0));
    }
    return sum;
  }

private:
  std::string name_;
  std::vector<Knot> knots_;
  std::vector<double> moments_;

  // Thomas' algorithm.
  void solve() {
    std::size_t n = knots_.size();
    std::vector<double> diagonal(n, 1.0), upper(n), right(n);
    for (std::size_t i = 1; i + 1 < n; i++) {
      double before = knots_[i].x - knots_[i - 1].x, behind = knots_[i + 1].x - knots_[i].x;
      double slope = (knots_[i + 1].y - knots_[i].y) / behind - (knots_[i].y - knots_[i - 1].y) / before;
      double factor = i == 1 ? 0 : before / diagonal[i - 1];
      diagonal[i] = 2 * (before + behind) - factor * upper[i - 1];
      upper[i] = behind;
      right[i] = 6 * slope - factor * right[i - 1];
    }
    moments_.assign(n, 0.0);
    for (std::size_t i = n - 2; i > 0; i--) moments_[i] = (right[i] - upper[i] * moments_[i + 1]) / diagonal[i];
  }
};

static double roughness(const double *x) {
  std::vector<Spline::Knot> knots;
  for (int i = 0; i < 6; i++) knots.push_back({0.5 * i + 0.05 * std::sin(x[i]), x[i], i});
  Spline spline(knots);
  double sum = spline.integral(12);
  for (double at : {0.1, 0.7, 1.3, 2.2, 9.0})
    if (auto y = spline(at)) sum += *y * *y;
  return sum;
}
int main() { return tried<roughness>({0.3, 1.2, -0.4, 0.8, 0.1, 1.7}); }
