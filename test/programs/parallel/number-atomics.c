// Atomic accesses to numbers, other than sums: products, extremes, reads, writes, captures.
#include "reverse.h"

enum { N = 10 };

static void updated(const double *x, double *y) {
  double product = 1, quotient = 1, most = 0, least = 9, mixed = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
#pragma omp atomic
    product *= x[i] * x[(i + 1) % N];
#pragma omp atomic update
    quotient = quotient / (1 + x[i]);
    double v = x[i] * x[0];
#if _OPENMP >= 202011
#pragma omp atomic compare
    if (most < v) most = v;
#pragma omp atomic compare
    least = least > v ? v : least;
#else
#pragma omp critical
    most = fmax(most, v), least = fmin(least, v);
#endif
  }
/* Sums of a number that is multiplied elsewhere, and by a smaller one. */
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N; i++) {
#pragma omp atomic
      mixed *= 1 + x[i];
    }
#pragma omp for
    for (int i = 0; i < N; i++) {
#pragma omp atomic
      mixed += x[i] * x[i];
    }
  }
  y[0] = product, y[1] = quotient, y[2] = most * least, y[3] = mixed;
}

static void read_and_written(const double *x, double *y) {
  double table[N], same = 0, sum = 0, pairs = 0, before = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N; i++) {
#pragma omp atomic write
      table[i] = x[i] * x[i];
#pragma omp atomic write
      same = x[0] * x[1];
    }
#pragma omp for
    for (int i = 0; i < N; i++) {
      double one, other, up_to;
#pragma omp atomic read
      one = table[(i + 3) % N];
#pragma omp atomic read
      other = same;
#pragma omp atomic
      sum += one * other * x[i];
#pragma omp atomic capture
      { up_to = before; before += x[i]; }
      /* Each pair of rounds comes once, whichever of the two is the first. */
#pragma omp atomic
      pairs += up_to * x[i];
    }
  }
  y[0] = sum, y[1] = pairs * before;
}

static void exchanged(const double *x, double *y) {
  double held = x[0] * x[1], all = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double got;
    /* Whatever comes, comes out once: all are added up in the end. */
#pragma omp atomic capture
    { got = held; held = x[i] * x[i]; }
#pragma omp atomic
    all += got;
  }
  y[0] = (all + held) * (all + held);
}

/* What an atomic write releases, and a read acquires, with the fences that these are. */
static void told(const double *x, double *y) {
  int ready = 0;
  double told_ = 0, seen = 0;
#pragma omp parallel num_threads(2)
#pragma omp sections
  {
#pragma omp section
    {
      told_ = x[0] * x[1] * x[2];
#pragma omp atomic write release
      ready = 1;
    }
#pragma omp section
    {
      int now = 0;
      while (!now) {
#pragma omp atomic read acquire
        now = ready;
      }
      seen = told_ * x[3];
    }
  }
  y[0] = told_ * seen;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.6 + 0.07 * i;
  CHECK_ADJOINT_MAP(updated, x, N, 4, NULL);
  CHECK_ADJOINT_MAP(read_and_written, x, N, 2, NULL);
  CHECK_ADJOINT_MAP(exchanged, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(told, x, N, 1, NULL);
  return checked();
}
