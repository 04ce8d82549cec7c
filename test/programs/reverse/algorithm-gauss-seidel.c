// Gauss-Seidel and over-relaxation in place, and Jacobi's iteration beside it.
#include "reverse.h"

enum { N = 6 };

static void seidel(double *u, const double *f, double c, double omega, int sweeps) {
  while (sweeps--)
    for (int i = 1; i < N - 1; i++)
      u[i] += omega * ((u[i - 1] + u[i + 1] + f[i]) / (2 + c) - u[i]);
}

static void jacobi(double *u, const double *f, double c, int sweeps) {
  double old[N];
  while (sweeps--) {
    memcpy(old, u, sizeof old);
    for (int i = 1; i < N - 1; i++) u[i] = (old[i - 1] + old[i + 1] + f[i]) / (2 + c);
  }
}

static void all(const double *x, double *y) {
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < N; i++) y[k * N + i] = i == 0 ? x[N] : i * x[0];
  seidel(y, x, x[N + 1], 1, 5);
  seidel(y + N, x, x[N + 1], 1 + x[N + 1] / 4, 3);
  jacobi(y + 2 * N, x, x[N + 1], 4);
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5};
  CHECK_ADJOINT_MAP(all, x, N + 2, 3 * N, NULL);
  return checked();
}
