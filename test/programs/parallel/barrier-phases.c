// Phases between barriers: what one thread has written, another reads, and it is overwritten after.
#include "reverse.h"
#ifdef _OPENMP
#include <omp.h>
#endif

enum { N = 16 };

static void all(const double *x, double *y) {
  double a[N], b[N];
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N; i++) a[i] = x[i] * x[i];
#pragma omp for
    for (int i = 0; i < N; i++) b[i] = a[(i + 5) % N] * sin(a[i]);
#pragma omp for
    for (int i = 0; i < N; i++) a[i] = b[N - 1 - i] * b[N - 1 - i];
#pragma omp barrier
    for (int step = 0; step < 3; step++) {
#pragma omp for
      for (int i = 0; i < N; i++) b[i] = 0.5 * (a[i] + a[(i + 1) % N]) * a[i];
#pragma omp for
      for (int i = 0; i < N; i++) a[i] = 0.5 * (b[i] + b[(i + N - 1) % N]);
    }
#pragma omp for nowait
    for (int i = 0; i < N; i++) y[i] = a[i];
  }
}

/* Each thread takes rows by its number, and hands them on to the next. */
static void by_number(const double *x, double *y) {
  double a[N];
#pragma omp parallel shared(a)
  {
    int me = 0, threads = 1;
#ifdef _OPENMP
    me = omp_get_thread_num();
    threads = omp_get_num_threads();
#endif
    for (int i = me; i < N; i += threads) a[i] = exp(x[i] / 2);
#pragma omp barrier
    double seen[N];
    for (int i = me; i < N; i += threads) seen[i] = a[(i + 1) % N] * a[i];
#pragma omp barrier
    for (int i = me; i < N; i += threads) a[i] = seen[i] * seen[i];
#pragma omp barrier
    for (int i = me; i < N; i += threads) y[i] = a[(i + 3) % N] / 8;
  }
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.2 + 0.04 * i;
  CHECK_ADJOINT_MAP(all, x, N, N, NULL);
  CHECK_ADJOINT_MAP(by_number, x, N, N, NULL);
  return checked();
}
