// Threads call a function whose registered gradient adds to memory that they share.
// options: -g -fopenmp
// way: let it add to shadows by #pragma omp atomic => -DWAY=1
// way: give each thread memory of its own => -DWAY=2
#include "advice.h"
enum { N = 8 };
extern "C" {
double dot(const double *x, double by) { return x[0] * by + x[1]; }
double augmented_dot(const double *x, double *, double by) { return dot(x, by); }
double gradient_dot(const double *x, double *dx, double by, double seed) {
#if WAY == 1
#pragma omp atomic
#endif
  dx[0] += seed * by;
#if WAY == 1
#pragma omp atomic
#endif
  dx[1] += seed;
  return seed * x[0];
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented_dot,
                                          (void *)gradient_dot};
}
static double f(const double *x) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) {
#if WAY == 2
    double own[2] = {x[0], x[1]};
    sum += own[0] * (i + 1) + own[1];
#else
    sum += dot(x, i + 1);
#endif
  }
  return sum;
}
int main() {
  double x[2] = {2, 3}, dx[2] = {0, 0};
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);
  same(dx[0], N * (N + 1) / 2);
  same(dx[1], N);
  return done();
}
