// Sums of all threads: reduction(+) of numbers that depend on neighbours, in two regions.
#include "reverse.h"

enum { N = 23 };

static void all(const double *x, double *y) {
  double sum = 0, other = 1;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) sum += x[i] * x[(i + 1) % N];
#pragma omp parallel for reduction(+ : other) reduction(- : sum)
  for (int i = 0; i < N; i++) {
    other += sin(x[i]) * x[0];
    sum -= cos(x[i]);
  }
  y[0] = sum, y[1] = other * sum;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.3 + 0.1 * i;
  CHECK_ADJOINT_MAP(all, x, N, 2, NULL);
  return checked();
}
