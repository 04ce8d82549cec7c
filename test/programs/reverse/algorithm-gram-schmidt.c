// Modified Gram-Schmidt on vectors behind pointers, and how far the last is from the others.
#include "reverse.h"

enum { N = 4, VECTORS = 3 };

static double dot(const double *a, const double *b) {
  double sum = 0;
  for (int i = 0; i < N; i++) sum += a[i] * b[i];
  return sum;
}

static double orthonormalise(double **v, int count) {
  double length = 0;
  for (int i = 0; i < count; i++) {
    for (int j = 0; j < i; j++) {
      double along = dot(v[i], v[j]);
      for (int k = 0; k < N; k++) v[i][k] -= along * v[j][k];
    }
    length = sqrt(dot(v[i], v[i]));
    for (int k = 0; k < N; k++) v[i][k] /= length;
  }
  return length;
}

static void all(const double *x, double *y) {
  double *v[VECTORS];
  for (int i = 0; i < VECTORS; i++) v[i] = y + N * i;
  memcpy(y, x, VECTORS * N * sizeof *y);
  y[VECTORS * N] = orthonormalise(v, VECTORS);
}

int main(void) {
  double x[] = {1, 0.5, -0.5, 2, -1, 1.5, 0.25, 0.75, 0.3, 2, 1, -1};
  CHECK_ADJOINT_MAP(all, x, VECTORS * N, VECTORS * N + 1, NULL);
  return checked();
}
