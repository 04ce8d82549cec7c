// Sorting pointers instead of numbers; the numbers change through them, in sorted order.
#include "reverse.h"

static void sort(double **p, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && *p[j] < *p[j - 1]; j--) {
      double *t = p[j];
      p[j] = p[j - 1], p[j - 1] = t;
    }
}

static void all(const double *x, double *y) {
  double v[6], *order[6], *other[6];
  for (int i = 0; i < 6; i++) v[i] = x[i], order[i] = other[5 - i] = &v[i];
  sort(order, 6);
  for (int i = 1; i < 6; i++) *order[i] = *order[i] * *order[i - 1] + i;
  sort(other, 6);
  for (int i = 0; i < 6; i++) y[i] = *other[i] * *other[i] + *order[i];
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.5, 0.75, -0.875, 1.3, 0.9, 0.1}), 6, 6, NULL);
  return checked();
}
