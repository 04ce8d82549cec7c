// A critical section in which each thread multiplies what the one before has left.
#include "reverse.h"

enum { N = 12 };

static void all(const double *x, double *y) {
  double state = 1, last = 0;
#pragma omp parallel
  {
    double own = 0;
#pragma omp for
    for (int i = 0; i < N; i++) own += x[i];
#pragma omp critical(one)
    {
      state = state * (1 + own);
    }
#pragma omp for
    for (int i = 0; i < N; i++) {
#pragma omp critical(other)
      last = last + x[i] * x[i];
    }
  }
  y[0] = log(state), y[1] = state * 0 + last;
  double chain = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
#pragma omp critical
    chain = chain * x[i];
  }
  y[2] = chain;
}

/* The state itself depends on how many threads there are; its result here must not. */
static void steady(const double *x, double *y) {
  double out[3];
  all(x, out);
  y[0] = out[1], y[1] = out[2];
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.8 + 0.05 * i;
  CHECK_ADJOINT_MAP(steady, x, N, 2, NULL);
  CHECK_ADJOINT_MAP(all, x, N, 3, NULL);
  return checked();
}
