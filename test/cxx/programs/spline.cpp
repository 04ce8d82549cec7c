// A natural cubic spline: a tridiagonal solve, a search by std::upper_bound, and its integral.
#include "../tried.hpp"
#include <algorithm>
class Spline {
  std::vector<double> t_, y_, m_;
public:
  Spline(std::vector<double> t, std::vector<double> y) : t_(std::move(t)), y_(std::move(y)), m_(t_.size(), 0.0) {
    const std::size_t n = t_.size();
    std::vector<double> c(n), d(n);
    for (std::size_t i = 1; i + 1 < n; i++) {
      double h0 = t_[i] - t_[i - 1], h1 = t_[i + 1] - t_[i];
      double rhs = 6 * ((y_[i + 1] - y_[i]) / h1 - (y_[i] - y_[i - 1]) / h0);
      double pivot = 2 * (h0 + h1) - h0 * c[i - 1];
      c[i] = h1 / pivot;
      d[i] = (rhs - h0 * d[i - 1]) / pivot;
    }
    for (std::size_t i = n - 2; i > 0; i--) m_[i] = d[i] - c[i] * m_[i + 1];
  }
  double operator()(double x) const {
    auto at = std::upper_bound(t_.begin(), t_.end(), x);
    std::size_t i = std::clamp<std::ptrdiff_t>(at - t_.begin(), 1, t_.size() - 1);
    double h = t_[i] - t_[i - 1], a = (t_[i] - x) / h, b = (x - t_[i - 1]) / h;
    return a * y_[i - 1] + b * y_[i] + ((a * a * a - a) * m_[i - 1] + (b * b * b - b) * m_[i]) * h * h / 6;
  }
};
static double objective(const double *x) {
  Spline s({0, 1, 2.5, 3, 4.5}, {x[0], x[1], x[2], x[3], x[4]});
  double sum = 0;
  for (int i = 0; i < 10; i++) sum += std::pow(s(0.05 + 0.43 * i) - 0.1 * i, 2);
  return sum + s(x[5]);
}
int main() { return tried<objective>({1, 2, -1, 0.5, 1.5, 1.7}); }
