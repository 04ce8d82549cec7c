// A B-spline surface over a net of control points: de Boor in both directions, its area and its bending by quadrature.
// flags: -std=c++20
// not: no exceptions
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <concepts>
#include <span>
#include <stdexcept>

template <class P>
concept Blends = requires(P a, P b, double t) {
  { a + b } -> std::convertible_to<P>;
  { t * a } -> std::convertible_to<P>;
};
struct Vec3 {
  double x = 0, y = 0, z = 0;
  friend Vec3 operator+(const Vec3 &a, const Vec3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend Vec3 operator-(const Vec3 &a, const Vec3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend Vec3 operator*(double t, const Vec3 &a) { return {t * a.x, t * a.y, t * a.z}; }
};
static Vec3 cross(const Vec3 &a, const Vec3 &b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static double norm(const Vec3 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }

template <int Degree> class Knots {
  std::vector<double> at_;

public:
  explicit Knots(int count) {
    for (int i = 0; i < count + Degree + 1; i++) at_.push_back(std::min(std::max(i - Degree, 0), count - Degree));
  }
  int interval(double t) const {
    for (std::size_t i = Degree; i + Degree + 1 < at_.size(); i++)
      if (t < at_[i + 1] || i + Degree + 2 == at_.size()) return i;
    throw std::out_of_range("no such place");
  }
  double end() const { return at_.back(); }
  double operator[](std::size_t i) const { return at_[i]; }
};
template <int Degree, Blends P> P de_boor(const Knots<Degree> &knots, std::span<const P> net, double t) {
  int k = knots.interval(t);
  std::array<P, Degree + 1> d;
  for (int j = 0; j <= Degree; j++) d[j] = net[j + k - Degree];
  for (int r = 1; r <= Degree; r++)
    for (int j = Degree; j >= r; j--) {
      double low = knots[j + k - Degree], high = knots[j + 1 + k - r], part = (t - low) / (high - low);
      d[j] = (1 - part) * d[j - 1] + part * d[j];
    }
  return d[Degree];
}
class Surface {
  int rows_, columns_;
  std::vector<Vec3> net_;
  Knots<3> by_row_;
  Knots<2> by_column_;

public:
  Surface(int rows, int columns, const double *heights, double pull)
      : rows_(rows), columns_(columns), by_row_(rows), by_column_(columns) {
    for (int i = 0; i < rows; i++)
      for (int j = 0; j < columns; j++) net_.push_back({i + pull * j * j, double(j), heights[i * columns + j]});
  }
  Vec3 operator()(double u, double v) const {
    std::vector<Vec3> along;
    for (int i = 0; i < rows_; i++) along.push_back(de_boor<2, Vec3>(by_column_, std::span(net_).subspan(i * columns_, columns_), v));
    return de_boor<3, Vec3>(by_row_, along, u);
  }
  template <class F> double integral(F f, int n) const {
    double sum = 0, du = by_row_.end() / n, dv = by_column_.end() / n;
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) sum += f((i + 0.5) * du, (j + 0.5) * dv) * du * dv;
    return sum;
  }
};
static double cost(const double *x) {
  Surface s(5, 4, x, x[20]);
  const double h = 0.01;
  double area = s.integral([&](double u, double v) {
    return norm(cross((0.5 / h) * (s(u + h, v) - s(u - h, v)), (0.5 / h) * (s(u, v + h) - s(u, v - h))));
  }, 4);
  double bent = s.integral([&](double u, double v) {
    Vec3 second = (1 / (h * h)) * (s(u + h, v) + s(u - h, v) - 2 * s(u, v));
    return second.z * second.z;
  }, 3);
  return area + 0.125 * bent;
}
int main() {
  std::vector<double> x;
  for (int i = 0; i < 20; i++) x.push_back(0.3 * std::sin(1.7 * i) + 0.05 * i);
  x.push_back(0.04);
  return tried<cost>(x, 1e-6);
}
