// A convex hull with a filtered orientation test, exact where the filter fails; its area, perimeter and width.
// flags: -std=c++17
// not: no exceptions
#include "../tried.hpp"
#include <algorithm>
#include <limits>
#include <numeric>
#include <set>
#include <tuple>
#include <stdexcept>

struct Point {
  double x, y;
  int name;
};
static int filtered = 0, exact = 0;
// The sign of a sum of products without rounding: expansions as Shewchuk has them.
static std::pair<double, double> two_sum(double a, double b) {
  double s = a + b, bb = s - a;
  return {s, (a - (s - bb)) + (b - bb)};
}
static std::pair<double, double> two_product(double a, double b) {
  double p = a * b;
  return {p, std::fma(a, b, -p)};
}
static int exact_sign(const Point &a, const Point &b, const Point &c) {
  std::vector<double> parts{0};
  auto grow = [&](double value) {
    std::vector<double> next;
    for (double each : parts) {
      auto [sum, rest] = two_sum(value, each);
      if (rest != 0) next.push_back(rest);
      value = sum;
    }
    next.push_back(value);
    parts.swap(next);
  };
  auto product = [&](double u, double v, int sign) {
    auto [high, low] = two_product(u, v);
    grow(sign * low), grow(sign * high);
  };
  product(a.x, b.y, 1), product(a.y, b.x, -1), product(b.x, c.y, 1);
  product(b.y, c.x, -1), product(c.x, a.y, 1), product(c.y, a.x, -1);
  exact++;
  return (parts.back() > 0) - (parts.back() < 0);
}
static int turn(const Point &a, const Point &b, const Point &c) {
  double left = (b.x - a.x) * (c.y - a.y), right = (b.y - a.y) * (c.x - a.x), both = left - right;
  double bound = 4 * std::numeric_limits<double>::epsilon() * (std::fabs(left) + std::fabs(right));
  if (std::fabs(both) > bound) return filtered++, both > 0 ? 1 : -1;
  return exact_sign(a, b, c);
}
static std::vector<Point> hull(std::vector<Point> all) {
  std::sort(all.begin(), all.end(), [](const Point &a, const Point &b) { return std::tie(a.x, a.y) < std::tie(b.x, b.y); });
  std::vector<Point> made;
  for (int pass = 0; pass < 2; pass++) {
    std::size_t start = made.size();
    for (const Point &each : all) {
      while (made.size() >= start + 2 && turn(made[made.size() - 2], made.back(), each) <= 0) made.pop_back();
      made.push_back(each);
    }
    made.pop_back();
    std::reverse(all.begin(), all.end());
  }
  if (made.size() < 3) throw std::domain_error("no hull");
  return made;
}
static double measure(const double *x) {
  std::vector<Point> all;
  for (int i = 0; i < 7; i++) all.push_back({x[2 * i], x[2 * i + 1], i});
  for (double t : {0.25, 0.5, 0.75}) all.push_back({0.25 + 0 * t, t - 0.5, 7});  // three in a line
  double area = 0, around = 0, width = INFINITY;
  std::set<int> corners;
  auto found = hull(all);
  for (std::size_t i = 0; i < found.size(); i++) {
    const Point &a = found[i], &b = found[(i + 1) % found.size()];
    double length = std::hypot(b.x - a.x, b.y - a.y);
    area += (a.x * b.y - a.y * b.x) / 2;
    around += length;
    corners.insert(a.name);
    double far = 0;
    for (const Point &c : found) far = std::max(far, ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / length);
    width = std::min(width, far);
  }
  return area / around + width + 0.5 * corners.size();
}
int main() { return tried<measure>({0.1, 0.2, 2.1, -0.3, 1.8, 1.9, -0.4, 1.2, 0.9, 0.8, -0.9, -0.1, 1.1, 2.4}, 1e-7, 1e-3); }
