// Schedules: static in chunks, dynamic, guided, runtime and auto, with two loops collapsed.
#include "reverse.h"
#ifdef _OPENMP
#include <omp.h>
#else
typedef int omp_sched_t;
static int kept_chunk;
static void omp_set_schedule(omp_sched_t kind, int chunk) { kept_chunk = chunk; }
static void omp_get_schedule(omp_sched_t *kind, int *chunk) { *kind = 2, *chunk = kept_chunk; }
#endif

enum { N = 5, M = 7 };

static void all(const double *x, double *y) {
  double a[N * M];
  long double unused = 0;
  (void)unused;
#pragma omp parallel for schedule(static, 3)
  for (int i = 0; i < N * M; i++) a[i] = x[i] * x[i];
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < N * M; i++) a[i] = a[i] * sin(x[(i * 3) % (N * M)]);
#pragma omp parallel for schedule(guided)
  for (long i = N * M - 1; i >= 0; i--) a[i] += a[i] * a[i];
#pragma omp parallel for collapse(2) schedule(dynamic)
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++) a[i * M + j] *= x[j] + x[i];
#pragma omp parallel for schedule(runtime)
  for (unsigned i = 0; i < N * M; i++) y[i] = a[i] * a[i];
#pragma omp parallel for schedule(auto) collapse(2)
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++) y[i * M + j] += x[i * M + j] * x[j * N + i];
}

// The schedule is asked for in each round, at one place.
static void asked(const double *x, double *y) {
  omp_sched_t kind, before;
  int chunk, chunk_before;
  omp_get_schedule(&before, &chunk_before);
  y[0] = 1;
  for (int i = 0; i < N; i++) {
    omp_set_schedule(2, i + 1);
    omp_get_schedule(&kind, &chunk);
    y[0] *= chunk * sin(x[i] * kind);
  }
  omp_set_schedule(before, chunk_before);
}

int main(void) {
  double x[N * M];
  for (int i = 0; i < N * M; i++) x[i] = 0.4 + 0.03 * i;
  CHECK_ADJOINT_MAP(all, x, N *M, N *M, NULL);
  CHECK_ADJOINT_MAP(asked, x, N, 1, NULL);
  return checked();
}
