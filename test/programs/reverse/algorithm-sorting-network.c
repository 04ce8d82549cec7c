// A bitonic sorting network of exact and of soft exchanges.
#include "reverse.h"

enum { N = 8 };

static void exact(double *a, double *b) {
  double low = fmin(*a, *b), high = fmax(*a, *b);
  *a = low, *b = high;
}

static void soft(double *a, double *b) {
  double share = 1 / (1 + exp((*b - *a) * 3)), low = *a + share * (*b - *a),
         high = *b + share * (*a - *b);
  *a = low, *b = high;
}

static void sort(double *v, void (*exchange)(double *, double *)) {
  for (int block = 2; block <= N; block *= 2)
    for (int reach = block / 2; reach; reach /= 2)
      for (int i = 0; i < N; i++) {
        int other = i ^ reach;
        if (other < i) continue;
        if (i & block) exchange(v + other, v + i);
        else exchange(v + i, v + other);
      }
}

static void all(const double *x, double *y) {
  memcpy(y, x, N * sizeof *y);
  memcpy(y + N, x, N * sizeof *y);
  sort(y, exact);
  sort(y + N, soft);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.6, -1.3, 0.2, 1.4, -0.9, 0.9, -0.3, -0.1}), N, 2 * N, NULL);
  return checked();
}
