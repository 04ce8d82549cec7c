// Stores that happen in some rounds only, to places that depend on data, into memory read before.
#include "reverse.h"

static void scatter(const double *x, const int *where, int n, double *v, int m) {
  for (int i = 0; i < n; i++) {
    int k = where[i] + (v[i % m] > 0.6);
    if (k >= m) continue;
    if (x[i] > 0) v[k] = x[i] * v[(k + 1) % m];
    else if (i & 1) v[k] += x[i] * x[i];
    v[i % m] *= 1.1;
  }
}

static void all(const double *x, double *y) {
  static const int where[] = {2, 0, 1, 3, 4, 2, 1, 1};
  for (int i = 0; i < 4; i++) y[i] = x[i] * x[i + 1];
  for (int round = 0; round < 3; round++) scatter(x, where, 8, y, 4);
  double best = y[0], *p = NULL;
  for (int i = 1; i < 4; i++)
    if (y[i] < best) best = y[i], p = &y[i];
  if (p) *p *= best;
  y[4] = best;
}

int main(void) {
  double x[] = {0.5, 0.75, -0.875, 1.3, -0.6, 0.2, 0.9, -0.4};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, x, 8, 5, NULL);
  return checked();
}
