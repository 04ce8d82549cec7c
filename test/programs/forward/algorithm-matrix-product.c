// Matrix products: three nested loops, blocked, transposed, and a matrix power.
#include "check.h"

enum { N = 3 };

static void multiply(int n, const double *a, const double *b, double *c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      c[i * n + j] = 0;
      for (int k = 0; k < n; k++) c[i * n + j] += a[i * n + k] * b[k * n + j];
    }
}

static void blocked(int n, int block, const double *a, const double *b, double *c) {
  for (int i = 0; i < n * n; i++) c[i] = 0;
  for (int ii = 0; ii < n; ii += block)
    for (int kk = 0; kk < n; kk += block)
      for (int i = ii; i < n && i < ii + block; i++)
        for (int k = kk; k < n && k < kk + block; k++)
          for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[j * n + k];
}

static void all(const double *x, double *y) {
  double square[N * N], cube[N * N];
  multiply(N, x, x, square);
  multiply(N, square, x, cube);
  blocked(N, 2, x, square, y);
  for (int i = 0; i < N * N; i++) y[N * N + i] = cube[i];
}

static void product(const double *a, const double *b, double *c, int transposed, double factor) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < N; k++)
        c[i * N + j] += factor * a[i * N + k] * (transposed ? b[j * N + k] : b[k * N + j]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double s[9] = {0}, ds[9] = {0}, c[18] = {0};
  product(x, x, s, 0, 1);
  product(dx, x, ds, 0, 1), product(x, dx, ds, 0, 1);
  product(dx, s, c, 1, 1), product(x, ds, c, 1, 1);
  product(ds, x, c + 9, 0, 1), product(s, dx, c + 9, 0, 1);
  memcpy(dy, c, sizeof c);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, -1, 0.25, 2, 0.75, -0.5, 1, 0.3, -0.8}), 9, 18, formula);
  return checked();
}
