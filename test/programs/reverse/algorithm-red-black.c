// Successive over-relaxation of a plane in red and black order until the changes are small.
#include "reverse.h"

enum { N = 5 };

static double sweep(double u[N][N], const double *f, double omega, int colour) {
  double change = 0;
  for (int i = 1; i < N - 1; i++)
    for (int j = 1 + (i + colour) % 2; j < N - 1; j += 2) {
      double around = u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1];
      double d = omega * ((around + f[3 * (i - 1) + j - 1]) / 4 - u[i][j]);
      u[i][j] += d;
      change += d * d;
    }
  return change;
}

static void all(const double *x, double *y) {
  double u[N][N] = {{0}}, change;
  for (int i = 0; i < N; i++) u[0][i] = x[9] * i, u[i][N - 1] = x[9] * x[10] * i;
  do change = sweep(u, x, 1.1, 0) + sweep(u, x, 1.1, 1);
  while (change > 1e-30);
  for (int i = 0; i < 3; i++) y[i] = u[i + 1][i + 1];
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5, 0.25, 1.5, -0.5};
  CHECK_ADJOINT_MAP(all, x, 11, 3, NULL);
  return checked();
}
