// Variables of threads: private, firstprivate, lastprivate, if and num_threads; single, master, sections.
#include "reverse.h"
#ifdef _OPENMP
#include <omp.h>
#endif

enum { N = 14 };

static double helper(const double *x, int i) { return x[i] * cos(x[(i + 2) % N]); }

static void all(const double *x, double *y) {
  double scale = x[0] * x[1], shift = x[2], last = 0, temporary = 0, one = 0, both[2];
  float narrow = 1.5f;
#pragma omp parallel for firstprivate(scale, narrow) lastprivate(last) private(temporary)
  for (int i = 0; i < N; i++) {
    temporary = scale * x[i];
    last = temporary * temporary * narrow + shift;
    y[i] = last * helper(x, i);
  }
#pragma omp parallel num_threads(2)
  {
#pragma omp single
    one = x[3] * x[3] * shift;
#pragma omp for
    for (int i = 0; i < N; i++) y[i] += one * x[i];
#pragma omp master
    y[N] = one;
  }
#pragma omp parallel for if (N > 100)
  for (int i = 0; i < N; i++) y[i] *= shift;
#pragma omp parallel sections
  {
#pragma omp section
    both[0] = sin(x[4]) * scale;
#pragma omp section
    both[1] = x[5] * x[5] * last;
  }
  y[N] += both[0], y[N + 1] = both[1] + last;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.07 * i;
  CHECK_ADJOINT_MAP(all, x, N, N + 2, NULL);
  return checked();
}
