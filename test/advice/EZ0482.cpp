// Threads read the same numbers of extended precision.
// options: -g -fopenmp
// way: use float or double in parallel regions => s/long double/double/
// way: without -fopenmp => -fno-openmp
// says: and (one|\d+) more places? in
#include "advice.h"
enum { N = 8 };
static double f(const double *x) {
  long double table[2] = {x[0], x[1]};
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) sum += x[i] * table[i % 2];
  return sum;
}
int main(void) {
  double x[N], dx[N] = {0};
  for (int i = 0; i < N; i++) x[i] = i + 1;
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);
  for (int i = 2; i < N; i++) same(dx[i], x[i % 2]);
  same(dx[0], 2 * x[0] + x[2] + x[4] + x[6]);
  return done();
}
