// Least squares by Householder's reflections in a matrix with more rows than columns.
#include "reverse.h"

enum { M = 5, N = 3 };

static void reflect(double *v, int n, double scale, double *column, int stride) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i] * column[i * stride];
  for (int i = 0; i < n; i++) column[i * stride] -= scale * sum * v[i];
}

static void least_squares(double a[M][N], double *b, double *x) {
  for (int k = 0; k < N; k++) {
    double v[M], norm = 0, square = 0;
    for (int i = k; i < M; i++) norm += a[i][k] * a[i][k];
    for (int i = k; i < M; i++) v[i - k] = a[i][k];
    v[0] += copysign(sqrt(norm), v[0]);
    for (int i = 0; i < M - k; i++) square += v[i] * v[i];
    for (int j = k; j < N; j++) reflect(v, M - k, 2 / square, &a[k][j], N);
    reflect(v, M - k, 2 / square, b + k, 1);
  }
  for (int i = N - 1; i >= 0; i--) {
    x[i] = b[i];
    for (int j = i + 1; j < N; j++) x[i] -= a[i][j] * x[j];
    x[i] /= a[i][i];
  }
}

static void all(const double *x, double *y) {
  double a[M][N], b[M];
  for (int i = 0; i < M; i++) {
    for (int j = 0; j < N; j++) a[i][j] = x[i * N + j];
    b[i] = x[M * N + i];
  }
  least_squares(a, b, y);
}

int main(void) {
  double x[M * N + M];
  for (int i = 0; i < M * N + M; i++) x[i] = cos(3 * i * i + 1) + (i % 4 == 0);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, x, M * N + M, N, NULL);
  return checked();
}
