// Views of <ranges>: transform, filter, take, iota, reverse, and algorithms with projections.
// flags: -std=c++20
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <ranges>
struct Point { double x; int kind; };
static double energy(const double *x) {
  std::array<Point, 5> points{};
  for (int i : std::views::iota(0, 5)) points[i] = {x[i], i % 2};
  double sum = 0;
  for (double v : points | std::views::filter([](const Point &p) { return p.kind == 0; }) | std::views::transform([](const Point &p) { return p.x * p.x; })) sum += v;
  for (const Point &p : points | std::views::reverse | std::views::take(2)) sum *= p.x;
  std::ranges::sort(points, {}, &Point::x);
  sum += points[0].x * points[4].x;
  return sum + std::ranges::max(points, {}, &Point::x).x;
}
int main() { return tried<energy>({1.2, 0.7, 2.1, -0.4, 1.6}); }
