// Gaussian elimination with a permutation array: pivots chosen by the size of active numbers.
#include "check.h"

enum { N = 3 };

static int eliminate(double a[N][N], int *order) {
  for (int i = 0; i < N; i++) order[i] = i;
  for (int k = 0; k < N; k++) {
    int pivot = k;
    for (int i = k + 1; i < N; i++)
      if (fabs(a[order[i]][k]) > fabs(a[order[pivot]][k])) pivot = i;
    int t = order[k];
    order[k] = order[pivot], order[pivot] = t;
    if (a[order[k]][k] == 0) return -1;
    for (int i = k + 1; i < N; i++) {
      double factor = a[order[i]][k] /= a[order[k]][k];
      for (int j = k + 1; j < N; j++) a[order[i]][j] -= factor * a[order[k]][j];
    }
  }
  return 0;
}

static void solve(double a[N][N], const double *b, double *x) {
  int order[N];
  if (eliminate(a, order)) return;
  for (int i = 0; i < N; i++) {
    x[i] = b[order[i]];
    for (int k = 0; k < i; k++) x[i] -= a[order[i]][k] * x[k];
  }
  for (int i = N; i--;) {
    for (int k = i + 1; k < N; k++) x[i] -= a[order[i]][k] * x[k];
    x[i] /= a[order[i]][i];
  }
}

static void all(const double *x, double *y) {
  double a[N][N];
  for (int i = 0; i < N * N; i++) a[i / N][i % N] = x[i];
  solve(a, x + N * N, y);
}

/* A dy = db - dA y. */
static void formula(const double *x, const double *dx, double *dy) {
  double a[N][N], y[N], right[N];
  all(x, y);
  for (int i = 0; i < N; i++) {
    right[i] = dx[N * N + i];
    for (int j = 0; j < N; j++) right[i] -= dx[N * i + j] * y[j], a[i][j] = x[N * i + j];
  }
  solve(a, right, dy);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, -1, 4, 3, 0.3, -1, 1, 2.5, 0.5, 1, 2, -1}), 12, 3, formula);
  return checked();
}
