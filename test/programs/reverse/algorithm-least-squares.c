// A polynomial fitted by normal equations, refitted with weights from its own residuals.
#include "reverse.h"

enum { POINTS = 7, TERMS = 3 };

static void solve(double a[TERMS][TERMS + 1]) {
  for (int k = 0; k < TERMS; k++)
    for (int i = 0; i < TERMS; i++) {
      if (i == k) continue;
      double factor = a[i][k] / a[k][k];
      for (int j = k; j <= TERMS; j++) a[i][j] -= factor * a[k][j];
    }
}

static void fit(const double *t, const double *v, const double *weights, double *c) {
  double a[TERMS][TERMS + 1] = {{0}};
  for (int p = 0; p < POINTS; p++) {
    double left = weights[p];
    for (int i = 0; i < TERMS; i++, left *= t[p]) {
      double both = left;
      for (int j = 0; j < TERMS; j++, both *= t[p]) a[i][j] += both;
      a[i][TERMS] += left * v[p];
    }
  }
  solve(a);
  for (int i = 0; i < TERMS; i++) c[i] = a[i][TERMS] / a[i][i];
}

static void robust(const double *x, double *y) {
  double weights[POINTS];
  for (int p = 0; p < POINTS; p++) weights[p] = 1;
  for (int round = 0; round < 4; round++) {
    fit(x, x + POINTS, weights, y);
    for (int p = 0; p < POINTS; p++) {
      double r = x[POINTS + p] - (y[0] + x[p] * (y[1] + x[p] * y[2]));
      weights[p] = 1 / (1 + r * r / 0.25);
    }
  }
}

int main(void) {
  double x[] = {-1, -0.6, -0.2, 0.1, 0.5, 0.8, 1.1, 1.2, 0.4, 0, 0.1, 0.3, 2.5, 1.3};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, robust, x, 2 * POINTS, TERMS, NULL);
  return checked();
}
