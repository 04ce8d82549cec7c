// LU factorisation in place with rows that are swapped in memory; a solution and a determinant.
#include "reverse.h"

enum { N = 4 };

static void swap_rows(double *a, double *b) {
  for (int j = 0; j < N; j++) {
    double t = a[j];
    a[j] = b[j];
    b[j] = t;
  }
}

static int factorise(double a[N][N], int *order) {
  int sign = 1;
  for (int k = 0; k < N; k++) {
    int pivot = k;
    for (int i = k + 1; i < N; i++)
      if (fabs(a[i][k]) > fabs(a[pivot][k])) pivot = i;
    order[k] = pivot;
    if (pivot != k) swap_rows(a[k], a[pivot]), sign = -sign;
    for (int i = k + 1; i < N; i++) {
      a[i][k] /= a[k][k];
      for (int j = k + 1; j < N; j++) a[i][j] -= a[i][k] * a[k][j];
    }
  }
  return sign;
}

static void solve(double a[N][N], const int *order, double *b) {
  for (int k = 0; k < N; k++) {
    double t = b[k];
    b[k] = b[order[k]];
    b[order[k]] = t;
  }
  for (int i = 0; i < N; i++)
    for (int k = 0; k < i; k++) b[i] -= a[i][k] * b[k];
  for (int i = N - 1; i >= 0; i--) {
    for (int k = i + 1; k < N; k++) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
}

static void all(const double *x, double *y) {
  double a[N][N];
  int order[N];
  memcpy(a, x, sizeof a);
  memcpy(y, x + N * N, N * sizeof *y);
  y[N] = factorise(a, order);
  for (int i = 0; i < N; i++) y[N] *= a[i][i];
  solve(a, order, y);
}

/* A dy = db - dA y, and d det = det tr(A^-1 dA). */
static void formula(const double *x, const double *dx, double *dy) {
  double y[N + 1], right[N * N + N], column[N + 1];
  all(x, y);
  memcpy(right, x, sizeof right);
  dy[N] = 0;
  for (int j = 0; j < N; j++) {
    for (int i = 0; i < N; i++) right[N * N + i] = dx[N * i + j];
    all(right, column);
    dy[N] += column[j] * y[N];
  }
  for (int i = 0; i < N; i++) {
    right[N * N + i] = dx[N * N + i];
    for (int j = 0; j < N; j++) right[N * N + i] -= dx[N * i + j] * y[j];
  }
  all(right, column);
  memcpy(dy, column, N * sizeof *dy);
}

int main(void) {
  double x[] = {0.5, -1, 4, 1, 3, 0.3, -1, 0.2, 1, 2.5, 0.5, -0.7, 1, 0.4, 0.1, 3, 1, 2, -1, 0.5};
  CHECK_ADJOINT_MAP(all, x, N * N + N, N + 1, formula);
  return checked();
}
