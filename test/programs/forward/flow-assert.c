// Blocks that never return, by assert, abort and exit, beside active arithmetic.
#include "check.h"

#include <assert.h>
#include <stdlib.h>

static double checked_log(double x) {
  assert(x > 0);
  return log(x);
}

static double element(const double *v, int n, int i) {
  if (i < 0 || i >= n) {
    fprintf(stderr, "index %d of %d (first: %g)\n", i, n, v[0]);
    exit(3);
  }
  return v[i];
}

static double divided(double a, double b) {
  if (b == 0) abort();
  if (isnan(a)) __builtin_unreachable();
  return a / b;
}

static void all(const double *x, double *y) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += checked_log(element(x, 3, i));
  y[0] = sum;
  y[1] = divided(element(x, 3, 2), element(x, 3, 0));
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = dx[0] / x[0] + dx[1] / x[1] + dx[2] / x[2];
  dy[1] = (dx[2] - x[2] / x[0] * dx[0]) / x[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, 2.5, 1.5}), 3, 2, formula);
  return checked();
}
