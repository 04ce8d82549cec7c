// The implicit heat equation: Thomas' algorithm in every step, coefficients from the state.
#include "check.h"

enum { N = 6 };

static void thomas(const double *lower, const double *diagonal, const double *upper, double *x,
                   int n) {
  double factors[N];
  factors[0] = upper[0] / diagonal[0];
  x[0] /= diagonal[0];
  for (int i = 1; i < n; i++) {
    double pivot = diagonal[i] - lower[i] * factors[i - 1];
    factors[i] = upper[i] / pivot;
    x[i] = (x[i] - lower[i] * x[i - 1]) / pivot;
  }
  for (int i = n - 2; i >= 0; i--) x[i] -= factors[i] * x[i + 1];
}

static void all(const double *x, double *y) {
  double lower[N], diagonal[N], upper[N];
  memcpy(y, x, N * sizeof *y);
  for (int step = 0; step < 4; step++) {
    for (int i = 0; i < N; i++) {
      double k = 0.2 * (1 + y[i] * y[i]);
      lower[i] = upper[i] = -k;
      diagonal[i] = 1 + 2 * k;
    }
    thomas(lower, diagonal, upper, y, N);
  }
}

int main(void) {
  CHECK_MAP(all, ((double[]){1, -0.5, 0.5, 0.8, 0.7, -1.2}), N, N, NULL);
  return checked();
}
