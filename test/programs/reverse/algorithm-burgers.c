// Burgers' equation by Godunov's fluxes: which way the wind blows decides in every cell.
#include "reverse.h"

enum { N = 9 };

static double flux(double left, double right) {
  if (left > right) return (left + right) / 2 > 0 ? left * left / 2 : right * right / 2;
  if (left > 0) return left * left / 2;
  if (right < 0) return right * right / 2;
  return 0;
}

static void advance(double *u, double ratio) {
  double f[N + 1];
  for (int i = 0; i <= N; i++) f[i] = flux(u[(i + N - 1) % N], u[i % N]);
  for (int i = 0; i < N; i++) u[i] -= ratio * (f[i + 1] - f[i]);
}

static void all(const double *x, double *y) {
  memcpy(y, x, N * sizeof *y);
  for (int step = 0; step < 6; step++) advance(y, x[N]);
}

int main(void) {
  double x[] = {1.1, 0.7, 0.45, -0.4, -0.9, -1.2, -0.35, 0.42, 0.8, 0.3};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-11, all, x, N + 1, N, NULL);
  return checked();
}
