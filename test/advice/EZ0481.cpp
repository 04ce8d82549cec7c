// The tape of a parallel region is kept for another reverse.
// options: -g -fopenmp
// way: ask for the gradient by __enzyme_autodiff, or without enzyme_nofree => -DWAY=1
// way: ask for the gradient by __enzyme_autodiff, or without enzyme_nofree => -DWAY=2
// way: without -fopenmp => -fno-openmp
#include "advice.h"
enum { N = 8 };
static double f(const double *x) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) sum += x[i] * x[i];
  return sum;
}
int main(void) {
  double x[N], dx[N] = {0};
  for (int i = 0; i < N; i++) x[i] = i + 1;
#if WAY == 1
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);
#elif WAY == 2
  void *tape = __enzyme_augmentfwd_tape((void *)f, enzyme_noret, enzyme_dup, x, dx);
  __enzyme_reverse_void((void *)f, enzyme_dup, x, dx, 1.0, tape);
#else
  void *tape = __enzyme_augmentfwd_tape((void *)f, enzyme_nofree, enzyme_noret, enzyme_dup, x, dx);
  __enzyme_reverse_void((void *)f, enzyme_nofree, enzyme_dup, x, dx, 1.0, tape);
#endif
  for (int i = 0; i < N; i++) same(dx[i], 2 * x[i]);
  return done();
}
