// Forward over reverse: the derivative of a gradient along directions, at width 1 and width 4.
#include "reverse.h"

enum { N = 4 };

static double rosenbrock(const double *x) {
  double sum = 0;
  for (int i = 0; i + 1 < N; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    sum += 100 * a * a + b * b;
  }
  return sum;
}

static void gradient(const double *x, double *g) {
  for (int i = 0; i < N; i++) g[i] = 0;
  __enzyme_autodiff_void((void *)rosenbrock, enzyme_dup, x, g);
}

static double entry(const double *x, int i, int j) {
  if (i == j) return (i < N - 1 ? 1200 * x[i] * x[i] - 400 * x[i + 1] + 2 : 0) + (i ? 200 : 0);
  return i + 1 == j ? -400 * x[i] : j + 1 == i ? -400 * x[j] : 0;
}

static double slope(const double *x, int i) {
  double inner = i < N - 1 ? -400 * x[i] * (x[i + 1] - x[i] * x[i]) - 2 * (1 - x[i]) : 0;
  return inner + (i ? 200 * (x[i] - x[i - 1] * x[i - 1]) : 0);
}

int main(void) {
  double x[] = {-1.25, 1, 0.5, 2}, g[N], unit[N][N] = {{0}}, rows[N][N], row[N], moved[N];
  for (int i = 0; i < N; i++) unit[i][i] = 1;
  REQUEST(__enzyme_fwddiff_void((void *)gradient, enzyme_width, N, enzyme_dup, x, unit[0], unit[1],
                                unit[2], unit[3], enzyme_dup, g, rows[0], rows[1], rows[2],
                                rows[3]));
  for (int i = 0; i < N; i++) {
    memcpy(moved, x, sizeof x);
    CHECK_DERIVATIVE("gradient", g[i], slope(x, i),
                     DIFFERENCE(t, x[i], (moved[i] = t, rosenbrock(moved))));
    REQUEST(__enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, unit[i], enzyme_dup, g, row));
    for (int j = 0; j < N; j++) {
      CHECK_GOT("Hessian", rows[i][j], entry(x, i, j), BY_FORMULA);
      CHECK_GOT("row of the Hessian", row[j], entry(x, i, j), BY_FORMULA);
    }
  }
  return checked();
}
