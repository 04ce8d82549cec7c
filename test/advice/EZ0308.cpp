// Threads that OpenMP runs may be told to stop.
// options: -g -fopenmp
// way: without -fopenmp => -fno-openmp
// way: register a derivative => paste; -DREGISTERED
// way: call what a thread runs as a function => -DCALLED
#include "advice.h"
#ifdef REGISTERED
extern "C" double f(const double *x, int n);
extern "C" {
double augmented_f(void *x0, void *, int n) { return f(static_cast<double *>(x0), n); }
void gradient_f(void *x0, void *dx0, int n, double seed) {
  for (int i = 0; i < n; i++)
    static_cast<double *>(dx0)[i] += 2 * seed * static_cast<double *>(x0)[i];
}
}
#endif
// paste here
extern "C" double f(const double *x, int n) {
  double sum = 0;
#ifndef CALLED
#pragma omp parallel for reduction(+ : sum)
#endif
  for (int i = 0; i < n; i++) {
    sum += x[i] * x[i];
#ifndef CALLED
#pragma omp cancel for if (x[i] < 0)
#endif
  }
  return sum;
}
int main() {
  double x[3] = {1, 2, 3}, dx[3] = {0, 0, 0};
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
  for (int i = 0; i < 3; i++)
    same(dx[i], 2 * x[i]);
  return done();
}
