// A histogram into which each number falls between two bins, and its distance from another one.
#include "reverse.h"

enum { NUMBERS = 8, BINS = 6 };

static void count(const double *v, int n, double low, double high, double *bins) {
  for (int i = 0; i < BINS; i++) bins[i] = 1e-3;
  for (int i = 0; i < n; i++) {
    double at = (v[i] - low) / (high - low) * (BINS - 1);
    if (at <= 0) bins[0]++;
    else if (at >= BINS - 1) bins[BINS - 1]++;
    else {
      int bin = (int)at;
      bins[bin] += 1 - (at - bin);
      bins[bin + 1] += at - bin;
    }
  }
}

static void all(const double *x, double *y) {
  double wanted[BINS] = {1, 2, 1.5, 1, 2, 0.5};
  count(x, NUMBERS, x[NUMBERS], x[NUMBERS + 1], y);
  y[BINS] = y[BINS + 1] = 0;
  for (int i = 0; i < BINS; i++) {
    y[BINS] += y[i] * log(y[i] / wanted[i]);
    for (int k = 0; k <= i; k++) y[BINS + 1] += y[k] - wanted[k];
  }
}

int main(void) {
  double x[] = {0.5, -1.1, 0.83, 0.31, 1.4, 0.26, -0.36, -0.67, -1, 1.2};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, x, NUMBERS + 2, BINS + 2, NULL);
  return checked();
}
