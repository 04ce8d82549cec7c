// Each thread tries to get a lock until it has it.
// options: -g -fopenmp
// way: use a critical section, a lock or a barrier of OpenMP, or a reduction => -DWAY=1
// way: use a critical section, a lock or a barrier of OpenMP, or a reduction => -DWAY=2
// way: an atomic access with relaxed order, where no thread learns from it what others did => -DWAY=3
// way: without -fopenmp => -fno-openmp
#include "advice.h"
#include <pthread.h>
static pthread_spinlock_t lock;
enum { N = 8 };
static double f(const double *x) {
  double sum = 0, last[N];
#if WAY == 2
#pragma omp parallel for reduction(+ : sum)
#else
#pragma omp parallel for
#endif
  for (int i = 0; i < N; i++) {
    double v = x[i] * x[i];
    last[i] = v;
#if WAY == 1
#pragma omp critical
    last[i] = sum = sum + v;
#elif WAY == 2
    sum += v;
#elif WAY == 3
#pragma omp atomic
    sum += v;
#else
    while (pthread_spin_trylock(&lock)) continue;
    last[i] = sum += v;
    pthread_spin_unlock(&lock);
#endif
  }
  return sum + 0 * last[0];
}
int main(void) {
  pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
  double x[N], dx[N] = {0};
  for (int i = 0; i < N; i++) x[i] = i + 1;
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);
  for (int i = 0; i < N; i++) same(dx[i], 2 * x[i]);
  return done();
}
