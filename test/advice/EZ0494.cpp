// Threads ask for gradients that add to one shadow, and the same bits are wanted in each run.
// options: -g -fopenmp --enzyme-deterministic
// way: give each thread a shadow of its own, and add these up once all are done => -DOWN
// way: compile without --enzyme-deterministic => --enzyme-deterministic=off
#include "advice.h"
static double f(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * x[i];
  return sum;
}
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0, 0, 0};
#ifdef OWN
#pragma omp parallel for reduction(+ : dx[:3])
  for (int k = 0; k < 100; k++) {
    double own[3] = {0, 0, 0};
    __enzyme_autodiff_double((void *)f, enzyme_dup, x, own, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
      dx[i] += own[i];
  }
#else
#pragma omp parallel for
  for (int k = 0; k < 100; k++)
    __enzyme_autodiff_double((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
#endif
  for (int i = 0; i < 3; i++)
    same(dx[i], 200 * x[i]);
  return done();
}
