// memmove with overlap both ways, by constant and by computed distances.
#include "reverse.h"

enum { N = 8 };

static void insert(double *v, int n, int at, double x) {
  memmove(v + at + 1, v + at, (n - at) * sizeof *v);
  v[at] = x;
}

static void removed(double *v, int n, int at) {
  memmove(v + at, v + at + 1, (n - at - 1) * sizeof *v);
}

static void all(const double *x, double *y) {
  double v[N + 2];
  memcpy(v, x, N * sizeof *v);
  v[N] = v[N + 1] = 1;
  memmove(v + 1, v, 5 * sizeof *v);
  v[0] = v[1] * v[2];
  memmove(v, v + 2, 6 * sizeof *v);
  v[3] *= v[4];
  for (int i = 0; i < 4; i++) insert(v, N, i * i % 5, v[i] * x[i]);
  for (int i = 0; i < 3; i++) removed(v, N + 1, i + (x[i] > 0)), v[i] *= v[i + 1];
  memmove(v + 3, v + 3, 4 * sizeof *v);
  memmove(v, v + 4, 0);
  memmove((char *)v + 16, (char *)v + 8, 40);
  /* Sorted by insertion, largest first. */
  for (int i = 1; i < N; i++) {
    double t = v[i];
    int j = 0;
    while (j < i && v[j] > t) j++;
    memmove(v + j + 1, v + j, (i - j) * sizeof *v);
    v[j] = t;
  }
  for (int i = 0; i < N; i++) y[i] = v[i] * v[i] * (i + 1);
}

int main(void) {
  double x[] = {0.4, 0.7, -0.8, 1.25, 0.55, -0.3, 0.95, 1.6};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, x, N, N, NULL);
  return checked();
}
