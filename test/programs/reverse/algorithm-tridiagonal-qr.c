// Eigenvalues of a symmetric tridiagonal matrix by QR steps with Wilkinson's shift and deflation.
#include "reverse.h"

enum { N = 4 };

static double shift(double a, double b, double c) {
  double d = (a - c) / 2;
  return c - b * b / (d + copysign(hypot(d, b), d));
}

static void step(double *d, double *e, int n) {
  double x = d[0] - shift(d[n - 2], e[n - 2], d[n - 1]), z = e[0];
  for (int k = 0; k < n - 1; k++) {
    double r = hypot(x, z), c = x / r, s = z / r;
    if (k) e[k - 1] = r;
    double p = d[k], q = d[k + 1], o = e[k];
    d[k] = c * c * p + 2 * c * s * o + s * s * q;
    d[k + 1] = s * s * p - 2 * c * s * o + c * c * q;
    e[k] = c * s * (q - p) + (c * c - s * s) * o;
    x = e[k];
    if (k < n - 2) {
      z = s * e[k + 1];
      e[k + 1] *= c;
    }
  }
}

static void spectrum(const double *x, double *y) {
  double d[N], e[N];
  memcpy(d, x, sizeof d);
  memcpy(e, x + N, (N - 1) * sizeof *e);
  for (int n = N; n > 1; n--)
    for (int k = 0; k < 40 && fabs(e[n - 2]) > 1e-14; k++) step(d, e, n);
  for (int i = 0; i < N; i++) y[i] = d[i];
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, spectrum, ((double[]){4, 1, -2, 2.5, 0.5, -0.7, 0.4}), 7, N,
                           NULL);
  return checked();
}
