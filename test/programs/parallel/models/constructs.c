// Scans, tiles, unrolled rounds, tasks in any order, tasks of reductions, and memory of OpenMP's allocators.
#include "models.h"
#ifdef _OPENMP
#include <omp.h>
#else
#define omp_alloc(size, allocator) malloc(size)
#define omp_calloc(count, size, allocator) calloc(count, size)
#define omp_aligned_alloc(alignment, size, allocator) aligned_alloc(alignment, size)
#define omp_free(block, allocator) free(block)
#endif

enum { N = 12 };

// Sums of all rounds before, with one's own and without.
static double scanned(const double *x) {
  double with[N], without[N], sum = 0, sines = 0, found = 0;
#pragma omp parallel for reduction(inscan, + : sum)
  for (int i = 0; i < N; i++) {
    sum += x[i] * x[i];
#pragma omp scan inclusive(sum)
    with[i] = sum;
  }
#pragma omp parallel for reduction(inscan, + : sines)
  for (int i = 0; i < N; i++) {
    without[i] = sines;
#pragma omp scan exclusive(sines)
    sines += sin(x[i]);
  }
  for (int i = 0; i < N; i++) found += with[i] * without[i];
  return found;
}

static double tiled(const double *x) {
  double a[N], sum = 0, last = 0;
#pragma omp parallel for order(concurrent)
  for (int i = 0; i < N; i++) a[i] = x[i] * x[i] * x[i];
#pragma omp parallel for reduction(+ : sum)
#if _OPENMP >= 202011
#pragma omp tile sizes(4)
#endif
  for (int i = 0; i < N; i++) sum += a[i];
#pragma omp parallel for reduction(+ : sum)
#if _OPENMP >= 202011
#pragma omp unroll partial(3)
#endif
  for (int i = 0; i < N; i++) sum += a[i] * x[0];
#pragma omp parallel for lastprivate(conditional : last)
  for (int i = 0; i < N; i++)
    if (i % 5 == 1) last = a[i] * x[i];
  return sum * last;
}

static double unordered(const double *x) {
  double sum = 0, both[2] = {0, 0}, more = 0;
#pragma omp parallel
#pragma omp single
  {
    for (int i = 0; i < N; i++) {
#pragma omp task depend(mutexinoutset : sum) firstprivate(i)
      sum += sin(x[i]) * x[i];
    }
#pragma omp task depend(in : sum) depend(out : both[0])
    both[0] = sum * sum;
#pragma omp taskwait depend(in : both[0])
    both[1] = both[0] * x[1];
  }
#pragma omp parallel reduction(task, + : more)
#pragma omp single
  for (int i = 0; i < N; i++) {
#pragma omp task in_reduction(+ : more)
    more += x[i] * sum;
  }
  return both[1] + more;
}

// Memory that OpenMP gives and takes back, also for each thread's copy of an array.
static double allocated(const double *x) {
  double *a = omp_calloc(N, sizeof *a, omp_default_mem_alloc);
  double *b = omp_aligned_alloc(32, N * sizeof *b, omp_default_mem_alloc);
  double *c = omp_alloc(N * sizeof *c, omp_default_mem_alloc);
  double own[3] = {x[0], x[1], x[2]}, part, sum = 0;
#pragma omp parallel for firstprivate(own) allocate(omp_default_mem_alloc : own)
  for (int i = 0; i < N; i++) {
    const double before = own[2];
    own[i % 2] = x[i] * before;
    a[i] += own[i % 2] * x[(i + 1) % N];
    b[i] = a[i] * x[0];
  }
#pragma omp parallel for private(part) allocate(omp_default_mem_alloc : part) reduction(+ : sum)
  for (int i = 0; i < N; i++) {
    part = a[i] * b[i];
    c[i] = part;
    sum += part * part;
  }
  sum += c[0] * c[N - 1];
  omp_free(c, omp_default_mem_alloc);
  omp_free(b, omp_default_mem_alloc);
  omp_free(a, omp_default_mem_alloc);
  return sum;
}

int main(void) {
  MODEL(scanned, N, 0.6, 0.07);
  MODEL(tiled, N, 0.6, 0.07);
  MODEL(unordered, N, 0.6, 0.07);
  MODEL(allocated, N, 0.6, 0.07);
  return done();
}
