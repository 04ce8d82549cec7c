// Nested loops whose bounds are counters of outer ones, over memory that later rounds overwrite.
#include "reverse.h"

enum { N = 5 };

/* Solves L z = x for lower triangular L in place, then overwrites L by its outer products. */
static void all(const double *x, double *y) {
  double l[N][N] = {{0}}, z[N];
  for (int i = 0, k = 0; i < N; i++)
    for (int j = 0; j <= i; j++, k++) l[i][j] = x[k] + (i == j);
  for (int i = 0; i < N; i++) {
    z[i] = x[i];
    for (int j = 0; j < i; j++) z[i] -= l[i][j] * z[j];
    z[i] /= l[i][i];
    for (int j = i; j < N; j++)
      for (int k = i; k <= j; k++) l[j][k] += z[i] * l[j][i] * l[k][i];
  }
  for (int i = 0; i < N; i++) y[i] = z[i], y[N + i] = l[N - 1][i];
}

int main(void) {
  double x[15];
  for (int i = 0; i < 15; i++) x[i] = 0.5 + 0.4 * sin(i * i);
  CHECK_ADJOINT_MAP(all, x, 15, 2 * N, NULL);
  return checked();
}
