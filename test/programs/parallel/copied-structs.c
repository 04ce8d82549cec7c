// Structs that are passed to functions by value, from memory that all threads read.
#include "reverse.h"

enum { N = 10 };

struct many {
  double a[6];
  int kind;
};

__attribute__((noinline)) static double weighed(struct many m, double by) {
  m.a[0] *= by;
  double sum = 0;
  for (int k = 0; k < 6; k++) sum += m.a[k] * m.a[(k + 1) % 6] * (m.kind + 1);
  return sum;
}

static void all(const double *x, double *y) {
  struct many m = {{x[0], x[1], x[2], x[3], x[4], x[5]}, 1};
  struct many *shared = &m;
#pragma omp parallel for
  for (int i = 0; i < N; i++) y[i] = weighed(*shared, x[i]);
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.07 * i;
  CHECK_ADJOINT_MAP(all, x, N, N, NULL);
  return checked();
}
