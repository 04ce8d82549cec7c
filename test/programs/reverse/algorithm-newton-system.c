// Newton's method for two equations until it converges, from a start that is active as well.
#include "reverse.h"

static int solve(const double *p, double *at) {
  for (int round = 1; round < 50; round++) {
    double u = at[0], v = at[1], f = u * u + v * v - p[0], g = exp(u) + p[1] * v - 1;
    double a = 2 * u, b = 2 * v, c = exp(u), d = p[1], det = a * d - b * c;
    at[0] -= (f * d - b * g) / det;
    at[1] -= (a * g - f * c) / det;
    if (f * f + g * g < 1e-28) return round;
  }
  return 0;
}

static void all(const double *x, double *y) {
  y[0] = x[2], y[1] = x[3];
  if (!solve(x, y)) y[0] = NAN;
}

/* The start does not matter. */
static void formula(const double *x, const double *dx, double *dy) {
  double y[2];
  all(x, y);
  double a = 2 * y[0], b = 2 * y[1], c = exp(y[0]), d = x[1], det = a * d - b * c;
  double f = dx[0], g = -dx[1] * y[1];
  dy[0] = (f * d - b * g) / det;
  dy[1] = (a * g - f * c) / det;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){4, 1.2, 1, -1.7}), 4, 2, formula);
  CHECK_ADJOINT_MAP(all, ((double[]){4, 1.2, -2, 1}), 4, 2, formula);
  return checked();
}
