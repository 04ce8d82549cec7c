// Early returns from loops, from nested blocks and before anything happened.
#include "check.h"

static int solve(double a, double b, double c, double *roots) {
  if (a == 0) {
    if (b == 0) return 0;
    roots[0] = -c / b;
    return 1;
  }
  double discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return 0;
  double q = -(b + copysign(sqrt(discriminant), b)) / 2;
  roots[0] = q / a;
  roots[1] = c / q;
  return 2;
}

static double crossing(const double *v, int n, double level) {
  for (int i = 0; i + 1 < n; i++)
    if ((v[i] - level) * (v[i + 1] - level) <= 0) return i + (level - v[i]) / (v[i + 1] - v[i]);
  return level;
}

static void all(const double *x, double *y) {
  y[0] = y[1] = y[2] = y[3] = 0;
  int n = solve(x[0], x[1], x[2], y);
  n += solve(0, x[1], x[2], y + n);
  n += solve(1 + x[0] * x[0], 0.1 * x[1], 3, y + n);
  y[3] = n * crossing(x, 4, 0.25);
  y[4] = crossing(x, 4, x[3] + 17);
}

static void formula(const double *x, const double *dx, double *dy) {
  double s = sqrt(x[1] * x[1] - 4 * x[0] * x[2]);
  double ds = (x[1] * dx[1] - 2 * (dx[0] * x[2] + x[0] * dx[2])) / s;
  double q = -(x[1] + s) / 2, dq = -(dx[1] + ds) / 2;
  dy[0] = (dq - q / x[0] * dx[0]) / x[0];
  dy[1] = (dx[2] - x[2] / q * dq) / q;
  dy[2] = (-dx[2] + x[2] / x[1] * dx[1]) / x[1];
  double h = x[2] - x[1];
  dy[3] = 3 * (-dx[1] - (0.25 - x[1]) / h * (dx[2] - dx[1])) / h;
  dy[4] = dx[3];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, 2.5, -0.75, 0.5}), 4, 5, formula);
  return checked();
}
