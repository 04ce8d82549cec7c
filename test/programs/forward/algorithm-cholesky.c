// Cholesky's factorisation in place, and a linear system solved with it.
#include "check.h"

enum { N = 4 };

static void factorise(double a[N][N]) {
  for (int j = 0; j < N; j++) {
    for (int k = 0; k < j; k++) a[j][j] -= a[j][k] * a[j][k];
    a[j][j] = sqrt(a[j][j]);
    for (int i = j + 1; i < N; i++) {
      for (int k = 0; k < j; k++) a[i][j] -= a[i][k] * a[j][k];
      a[i][j] /= a[j][j];
    }
  }
}

static void solve(double a[N][N], double *b) {
  factorise(a);
  for (int i = 0; i < N; i++) {
    for (int k = 0; k < i; k++) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (int i = N - 1; i >= 0; i--) {
    for (int k = i + 1; k < N; k++) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
}

static void matrix(const double *x, double a[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = (i == j ? 3 + x[i] * x[i] : x[i] * x[j] / 2);
}

static void all(const double *x, double *y) {
  double a[N][N];
  matrix(x, a);
  for (int i = 0; i < N; i++) y[i] = x[N + i];
  solve(a, y);
}

/* A dy = db - dA y. */
static void formula(const double *x, const double *dx, double *dy) {
  double a[N][N], y[N];
  all(x, y);
  for (int i = 0; i < N; i++) {
    dy[i] = dx[N + i];
    for (int j = 0; j < N; j++)
      dy[i] -= (i == j ? 2 * x[i] * dx[i] : (dx[i] * x[j] + x[i] * dx[j]) / 2) * y[j];
  }
  matrix(x, a);
  solve(a, dy);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5}), 8, 4, formula);
  return checked();
}
