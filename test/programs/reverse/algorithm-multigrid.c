// A multigrid V-cycle in recursion: smoothing, residual, and what the coarse grid adds.
#include "reverse.h"

static void smooth(double *u, const double *f, int n, int sweeps) {
  while (sweeps--)
    for (int i = 1; i < n; i++) u[i] = (u[i - 1] + u[i + 1] + f[i]) / 2;
}

static void cycle(double *u, const double *f, int n) {
  smooth(u, f, n, 2);
  if (n == 2) return;
  double r[n + 1], coarse_f[n / 2 + 1], coarse_u[n / 2 + 1];
  for (int i = 1; i < n; i++) r[i] = f[i] - (2 * u[i] - u[i - 1] - u[i + 1]);
  for (int i = 0; i <= n / 2; i++) {
    coarse_u[i] = 0;
    coarse_f[i] = i && i < n / 2 ? r[2 * i - 1] + 2 * r[2 * i] + r[2 * i + 1] : 0;
  }
  cycle(coarse_u, coarse_f, n / 2);
  for (int i = 1; i < n; i++)
    u[i] += i % 2 ? (coarse_u[i / 2] + coarse_u[i / 2 + 1]) / 2 : coarse_u[i / 2];
  smooth(u, f, n, 1);
}

static void all(const double *x, double *y) {
  for (int i = 0; i <= 8; i++) y[i] = i == 0 ? x[0] : i == 8 ? x[8] * x[0] : 0;
  for (int round = 0; round < 3; round++) cycle(y, x, 8);
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5, 0.25};
  CHECK_ADJOINT_MAP(all, x, 9, 9, NULL);
  return checked();
}
