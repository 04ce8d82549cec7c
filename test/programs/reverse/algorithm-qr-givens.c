// QR by Givens' rotations of pairs of rows; a rotation is left out where there is nothing to do.
#include "reverse.h"

enum { N = 4 };

static void rotate(double *p, double *q, int n, double c, double s) {
  for (int k = 0; k < n; k++) {
    double a = p[k], b = q[k];
    p[k] = c * a + s * b;
    q[k] = c * b - s * a;
  }
}

static void triangular(double *a) {
  for (int j = 0; j < N; j++)
    for (int i = N - 1; i > j; i--) {
      double *p = a + (i - 1) * N + j, *q = a + i * N + j;
      if (*q == 0) continue;
      double r = hypot(*p, *q), c = *p / r, s = *q / r;
      rotate(p, q, N - j, c, s);
    }
}

static void all(const double *x, double *y) {
  double a[N * N] = {0};
  for (int i = 0; i < N; i++) {
    a[i * N + i] = 2 + x[i];
    if (i) a[i * N + i - 1] = x[N + i - 1];
    if (i) a[(i - 1) * N + i] = x[N + i - 1] * x[i];
  }
  triangular(a);
  for (int i = 0; i < N; i++)
    for (int j = i; j < N; j++) *y++ = a[i * N + j];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, -1, 0.8, 0.3, 1, -0.7, 1.2}), 7, 10, NULL);
  return checked();
}
