// Singular values by one-sided Jacobi rotations of the columns of a matrix.
#include "reverse.h"

enum { M = 4, N = 3 };

static int rotate(double *u, double *v) {
  double uu = 0, vv = 0, uv = 0;
  for (int i = 0; i < M; i++) uu += u[i] * u[i], vv += v[i] * v[i], uv += u[i] * v[i];
  if (fabs(uv) <= 1e-15 * sqrt(uu * vv)) return 0;
  double zeta = (vv - uu) / (2 * uv);
  double t = copysign(1, zeta) / (fabs(zeta) + sqrt(1 + zeta * zeta)), c = 1 / sqrt(1 + t * t);
  for (int i = 0; i < M; i++) {
    double before = u[i];
    u[i] = c * (before - t * v[i]);
    v[i] = c * (t * before + v[i]);
  }
  return 1;
}

static void singular_values(const double *x, double *y) {
  double columns[N][M];
  int rotations = 1;
  for (int j = 0; j < N; j++)
    for (int i = 0; i < M; i++) columns[j][i] = x[i * N + j];
  for (int sweep = 0; sweep < 12 && rotations; sweep++) {
    rotations = 0;
    for (int p = 0; p < N; p++)
      for (int q = p + 1; q < N; q++) rotations += rotate(columns[p], columns[q]);
  }
  for (int j = 0; j < N; j++) {
    double square = 0;
    for (int i = 0; i < M; i++) square += columns[j][i] * columns[j][i];
    y[j] = sqrt(square);
  }
}

int main(void) {
  double x[] = {3, 0.5, -0.5, 0.2, -1, 1.5, 0.25, 0.75, 0.3, 2, 1, -1};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, singular_values, x, M * N, N, NULL);
  return checked();
}
