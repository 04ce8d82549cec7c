// Determinants: by cofactors in recursion, and by elimination without divisions (Bareiss).
#include "reverse.h"

static double cofactors(const double *a, int n) {
  if (n == 1) return a[0];
  double sum = 0, minor[9];
  for (int drop = 0; drop < n; drop++) {
    double *m = minor;
    for (int i = 1; i < n; i++)
      for (int j = 0; j < n; j++)
        if (j != drop) *m++ = a[i * n + j];
    sum += (drop % 2 ? -1 : 1) * a[drop] * cofactors(minor, n - 1);
  }
  return sum;
}

static double bareiss(double *a, int n) {
  double before = 1;
  for (int k = 0; k < n - 1; before = a[k * n + k], k++)
    for (int i = k + 1; i < n; i++)
      for (int j = k + 1; j < n; j++)
        a[i * n + j] = (a[i * n + j] * a[k * n + k] - a[i * n + k] * a[k * n + j]) / before;
  return a[n * n - 1];
}

static void all(const double *x, double *y) {
  double copy[16];
  y[0] = cofactors(x, 4);
  memcpy(copy, x, sizeof copy);
  y[1] = bareiss(copy, 4);
}

int main(void) {
  double x[16];
  for (int i = 0; i < 16; i++) x[i] = sin(2 * i * i + 1) + (i % 5 == 0) * 2;
  CHECK_ADJOINT_MAP(all, x, 16, 2, NULL);
  return checked();
}
