// Recursion over memory that it overwrites: a transform by halves, and quicksort on active data.
#include "reverse.h"

static void transform(double *v, int n) {
  if (n == 1) return;
  int half = n / 2;
  for (int i = 0; i < half; i++) {
    double a = v[i], b = v[i + half];
    v[i] = a + b * (1 + 0.1 * a);
    v[i + half] = a - b;
  }
  transform(v, half);
  transform(v + half, half);
  v[0] *= v[n - 1];
}

static void sort(double *v, int n) {
  if (n < 2) return;
  double pivot = v[n / 2];
  int i = 0, j = n - 1;
  while (i <= j) {
    while (v[i] < pivot) i++;
    while (v[j] > pivot) j--;
    if (i <= j) {
      double t = v[i];
      v[i++] = v[j], v[j--] = t;
    }
  }
  sort(v, j + 1);
  sort(v + i, n - i);
}

static void all(const double *x, double *y) {
  memcpy(y, x, 8 * sizeof *x);
  transform(y, 8);
  memcpy(y + 8, x, 8 * sizeof *x);
  sort(y + 8, 8);
  for (int i = 0; i < 8; i++) y[8 + i] *= y[8 + i] * i;
}

int main(void) {
  double x[] = {0.4, -0.7, 1.3, 0.2, 0.9, -0.3, 1.8, 0.6};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, x, 8, 16, NULL);
  return checked();
}
