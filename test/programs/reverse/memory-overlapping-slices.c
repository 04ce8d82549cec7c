// Slices of one array that overlap: reading and writing through both, shifted by one and by data.
#include "reverse.h"

__attribute__((noinline)) static void convolve(double *to, const double *from, int n, double k) {
  for (int i = 0; i < n; i++) to[i] = k * to[i] + from[i] * from[i];
}

static void prefix_sums(double *v, int n) {
  for (int i = 1; i < n; i++) v[i] += v[i - 1] * v[i - 1];
}

static void all(const double *x, double *y) {
  double v[10];
  memcpy(v, x, sizeof v);
  convolve(v, v + 1, 9, x[0]);
  convolve(v + 1, v, 9, 0.25);
  for (int shift = 0; shift < 4; shift++) convolve(v + shift, v + 4 - shift, 5, 0.5);
  int by = x[1] > 0 ? 2 : 5;
  convolve(v + by, v, 5, v[3]);
  prefix_sums(v + 2, 6);
  double (*rows)[2] = (double (*)[2])v;
  for (int i = 0; i < 4; i++) rows[i + 1][0] *= rows[i][1] + v[2 * i + 2];
  memcpy(y, v, sizeof v);
}

int main(void) {
  double x[] = {0.4, 0.7, -0.8, 0.2, 0.5, -0.3, 0.6, 0.1, -0.9, 0.3};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-5, all, x, 10, 10, NULL);
  return checked();
}
