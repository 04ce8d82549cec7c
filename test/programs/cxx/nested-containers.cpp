// Derivatives of derivatives of a loop from the begin of a vector to its end.
#include "check.hpp"

#include <vector>

struct Point {
  double x, y;
};
extern int enzyme_dup;

using Points = std::vector<Point>;

static double energy(const Points *points) {
  double s = 0;
  for (const Point &a : *points) s += a.x * a.x * a.y + std::sin(a.y);
  return s;
}

static void gradient(const Points *points, Points *found) {
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, points, found);
}

int main() {
  Points points{{1, 2}, {3, 4}, {-0.5, 0.25}};
  Points along{{0.5, -1}, {0.25, 2}, {1.5, -0.75}};
  Points zero(3), forth(3), back(3), weights(along), found(3);
  __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, &points, &along, enzyme_dup, &zero, &forth);
  __enzyme_autodiff<void>((void *)gradient, enzyme_dup, &points, &back, enzyme_dup, &found,
                          &weights);
  for (int i = 0; i < 3; i++) {
    auto [x, y] = points[i];
    auto [u, v] = along[i];
    check_near("forward over reverse, x", forth[i].x, 2 * y * u + 2 * x * v, 1e-13);
    check_near("forward over reverse, y", forth[i].y, 2 * x * u - std::sin(y) * v, 1e-13);
    check_near("reverse over reverse, x", back[i].x, 2 * y * u + 2 * x * v, 1e-13);
    check_near("reverse over reverse, y", back[i].y, 2 * x * u - std::sin(y) * v, 1e-13);
  }
  return checked();
}
