// long double: arguments, results, arrays, libm, and accumulation of doubles.
#include "check.h"

ENZYME_FWDDIFF(long double, long);

static long double f(long double x) { return x * x * sinl(x) + expl(-x) / 3; }

static void all(const double *x, double *y) {
  long double sum = 0, product = 1, kept[3];
  for (int i = 0; i < 3; i++) {
    kept[i] = (long double)x[i] * x[i];
    sum += kept[i];
    product *= 1 + kept[i];
  }
  y[0] = (double)sum;
  y[1] = (double)sqrtl(product);
  y[2] = (double)(kept[1] * x[2] + (float)1);
  y[3] = (double)f(x[0]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double product = 1, part = 0;
  dy[0] = 0;
  for (int i = 0; i < 3; i++) {
    dy[0] += 2 * x[i] * dx[i];
    product *= 1 + x[i] * x[i];
    part += 2 * x[i] * dx[i] / (1 + x[i] * x[i]);
  }
  dy[1] = sqrt(product) * part / 2;
  dy[2] = 2 * x[1] * dx[1] * x[2] + x[1] * x[1] * dx[2];
  dy[3] = (2 * x[0] * sin(x[0]) + x[0] * x[0] * cos(x[0]) - exp(-x[0]) / 3) * dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, -1.1, 0.3}), 3, 4, formula);
  long double x = 0.7L, wanted = 2 * x * sinl(x) + x * x * cosl(x) - expl(-x) / 3;
  CHECK_GOT("long double", __enzyme_fwddiff_long((void *)f, enzyme_dup, x, 1.0L), wanted, 1e-17L);
  return checked();
}
