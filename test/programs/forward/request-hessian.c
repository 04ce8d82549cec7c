// A Hessian by forward over forward through pointers, the outer derivative at width 4.
#include "check.h"

static double f(const double *x) {
  double sum = 0;
  for (int i = 0; i + 1 < 4; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    sum += 100 * a * a + b * b;
  }
  return sum;
}

static void gradient(const double *x, double *g) {
  for (int i = 0; i < 4; i++) {
    double along[4] = {0};
    along[i] = 1;
    g[i] = __enzyme_fwddiff_double((void *)f, enzyme_dup, x, along);
  }
}

static double entry(const double *x, int i, int j) {
  if (i == j) return (i < 3 ? 1200 * x[i] * x[i] - 400 * x[i + 1] + 2 : 0) + (i ? 200 : 0);
  return i + 1 == j ? -400 * x[i] : j + 1 == i ? -400 * x[j] : 0;
}

static double slope(double t, int i) {
  double x[] = {-1.2, 1, 0.5, 2};
  x[i] = t;
  return f(x);
}

int main(void) {
  double x[] = {-1.2, 1, 0.5, 2}, g[4], unit[4][4] = {{0}}, h[4][4];
  gradient(x, g);
  for (int i = 0; i < 4; i++) {
    CHECK_GOT("gradient", g[i], DIFFERENCE(t, x[i], slope(t, i)), BY_DIFFERENCES);
    unit[i][i] = 1;
  }
  __enzyme_fwddiff_void((void *)gradient, enzyme_width, WIDTH, enzyme_dup, x, unit[0], unit[1],
                        unit[2], unit[3], enzyme_dupnoneed, g, h[0], h[1], h[2], h[3]);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) CHECK_GOT("Hessian", h[i][j], entry(x, i, j), BY_FORMULA);
  for (int i = 0; i < 4; i++) {
    double row[4];
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, unit[i], enzyme_dupnoneed, g, row);
    for (int j = 0; j < 4; j++) CHECK_GOT("row of the Hessian", row[j], h[i][j], BETWEEN_WIDTHS);
  }
  return checked();
}
