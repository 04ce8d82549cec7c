// Parts of rounds that run in order: each multiplies what the round before has left.
#include "reverse.h"

enum { N = 11 };

static void all(const double *x, double *y) {
  double state = 1, other = 0;
#pragma omp parallel for ordered
  for (int i = 0; i < N; i++) {
    double v = sin(x[i]);
#pragma omp ordered
    y[i] = state = state * v + x[i];
  }
#pragma omp parallel for ordered schedule(dynamic, 1)
  for (int i = 0; i < N; i++) {
    double v = x[i] * x[i];
#pragma omp ordered
    other = other * x[i] + v;
  }
  y[N] = other;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.07 * i;
  CHECK_ADJOINT_MAP(all, x, N, N + 1, NULL);
  return checked();
}
