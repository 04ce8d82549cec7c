// Threads that read the same numbers by other ways: backwards, by two names, in loops without a barrier between.
#include "reverse.h"

enum { N = 18 };

__attribute__((noinline)) static double products(const double *a, const double *b, int n) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) sum += a[i] * b[i] * b[i];
  return sum;
}

static void all(const double *x, double *y) {
#pragma omp parallel for
  for (int i = 0; i < N; i++) y[i] = x[i] * x[N - 1 - i];
#pragma omp parallel
  {
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < N; i++) y[i] += sin(x[i]);
#pragma omp for schedule(static, 1) nowait
    for (int i = 0; i < N; i++) y[N + i] = x[i] * x[i];
  }
  y[2 * N] = products(x, x + 1, N - 1);
  y[2 * N + 1] = products(x, x, N);
}

struct point {
  double at[2], weight;
};

static void records(const double *x, double *y) {
  const struct point *p = (const struct point *)x;
#pragma omp parallel for schedule(dynamic, 1)
  for (int i = 0; i < N / 3; i++) y[i] = p[i].at[0] * p[i].at[1] * exp(p[i].weight) + p[i].weight;
}

static void downwards(const double *x, double *y) {
#pragma omp parallel for
  for (int i = N - 2; i >= 0; i -= 2) {
    y[i] = x[i] * x[i + 1];
    y[i + 1] = x[i] + x[i + 1] * x[i + 1];
  }
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * i;
  CHECK_ADJOINT_MAP(all, x, N, 2 * N + 2, NULL);
  CHECK_ADJOINT_MAP(records, x, N, N / 3, NULL);
  CHECK_ADJOINT_MAP(downwards, x, N, N, NULL);
  return checked();
}
