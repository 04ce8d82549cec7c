// Atomic sums of results that others share, and a lock that guards a pair of numbers.
#include "reverse.h"
#ifdef _OPENMP
#include <omp.h>
#else
typedef int omp_lock_t;
static void omp_init_lock(omp_lock_t *l) { *l = 0; }
enum { omp_sync_hint_contended = 2 };
static void omp_init_lock_with_hint(omp_lock_t *l, int hint) { *l = 0 * hint; }
static void omp_destroy_lock(omp_lock_t *l) { *l = 0; }
static void omp_set_lock(omp_lock_t *l) { *l = 1; }
static void omp_unset_lock(omp_lock_t *l) { *l = 0; }
#endif

enum { N = 20, BINS = 4 };

static double hinted(const double *x) {
  omp_lock_t lock;
  omp_init_lock_with_hint(&lock, omp_sync_hint_contended);
  double product = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    omp_set_lock(&lock);
    product *= 1 + x[i] * x[0] / 9;
    omp_unset_lock(&lock);
  }
  omp_destroy_lock(&lock);
  return product;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < BINS + 2; i++) y[i] = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double v = x[i] * x[i];
#pragma omp atomic
    y[i % BINS] += v * x[0];
#pragma omp atomic update
    y[(i + 1) % BINS] -= v;
  }
  omp_lock_t lock;
  omp_init_lock(&lock);
  double pair[2] = {1, 2};
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double v = sin(x[i]);
    omp_set_lock(&lock);
    pair[0] = pair[0] + v, pair[1] = pair[1] * (2 + 0 * v) / 2 + v * x[i];
    omp_unset_lock(&lock);
  }
  omp_destroy_lock(&lock);
  y[BINS] = pair[0] * pair[1], y[BINS + 1] = pair[1];
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * i;
  CHECK_ADJOINT_MAP(all, x, N, BINS + 2, NULL);
  CHECK_GRADIENT(hinted, x, N, NULL);
  return checked();
}
