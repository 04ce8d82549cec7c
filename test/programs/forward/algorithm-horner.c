// Polynomials by Horner's rule, by Clenshaw's recurrence, and their values with derivatives.
#include "check.h"

static double horner(const double *c, int n, double x) {
  double value = c[n - 1];
  for (int i = n - 2; i >= 0; i--) value = value * x + c[i];
  return value;
}

static double chebyshev(const double *c, int n, double x) {
  double b1 = 0, b2 = 0;
  for (int i = n - 1; i > 0; i--) {
    double b = 2 * x * b1 - b2 + c[i];
    b2 = b1;
    b1 = b;
  }
  return x * b1 - b2 + c[0];
}

static void with_slope(const double *c, int n, double x, double *value, double *slope) {
  *value = *slope = 0;
  while (n--) {
    *slope = *slope * x + *value;
    *value = *value * x + c[n];
  }
}

static void all(const double *x, double *y) {
  y[0] = horner(x, 4, x[4]);
  y[1] = chebyshev(x, 4, x[4]);
  with_slope(x, 4, x[4], &y[2], &y[3]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double t = x[4], T[] = {1, t, 2 * t * t - 1, 4 * t * t * t - 3 * t},
         dT[] = {0, 1, 4 * t, 12 * t * t - 3};
  dy[0] = dx[0] + t * (dx[1] + t * (dx[2] + t * dx[3])) +
          (x[1] + t * (2 * x[2] + 3 * t * x[3])) * dx[4];
  dy[1] = 0;
  for (int i = 0; i < 4; i++) dy[1] += dx[i] * T[i] + x[i] * dT[i] * dx[4];
  dy[2] = dy[0];
  dy[3] = dx[1] + t * (2 * dx[2] + 3 * t * dx[3]) + (2 * x[2] + 6 * t * x[3]) * dx[4];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, -0.5, 2, 0.75, -1.2}), 5, 4, formula);
  return checked();
}
