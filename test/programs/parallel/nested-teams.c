// Regions in regions that have threads of their own, and locks held in both.
#include "reverse.h"
#ifdef _OPENMP
#include <omp.h>
#endif

enum { N = 6 };

static void all(const double *x, double *y) {
  double state = 1;
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < N; i++) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum) num_threads(2)
    for (int j = 0; j < N; j++) sum += x[i] * x[j];
    y[i] = sum;
#pragma omp parallel for num_threads(2)
    for (int j = 0; j < 2; j++) {
#pragma omp critical
      state = state * (x[i] + 0.5 * x[0]);
    }
  }
  y[N] = state;
}

int main(void) {
  double x[N];
#ifdef _OPENMP
  omp_set_max_active_levels(2);
#endif
  for (int i = 0; i < N; i++) x[i] = 0.8 + 0.05 * i;
  CHECK_ADJOINT_MAP(all, x, N, N + 1, NULL);
  return checked();
}
