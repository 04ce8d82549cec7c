// Functions called with one array as several arguments, and with parts of it that overlap.
#include "reverse.h"

__attribute__((noinline)) static void mix(double *to, const double *a, const double *b, int n) {
  for (int i = 0; i < n; i++) to[i] = a[i] * b[n - 1 - i] + to[i] * 0.5;
}

__attribute__((noinline)) static double exchange(double *p, double *q) {
  *p = cos(*p * *q);
  *q = sin(*p) + *q;
  *p -= *q * *q / 4;
  return *p * *q;
}

static void all(const double *x, double *y) {
  double v[8];
  memcpy(v, x, 6 * sizeof *v);
  v[6] = v[7] = 1;
  mix(v, v, v, 6);
  mix(v + 1, v, v + 2, 5);
  mix(v, v + 1, v, 5);
  for (int i = 0; i < 7; i++) y[i] = exchange(&v[i % 3], &v[i * i % 4]);
  y[7] = exchange(v, v);
  memcpy(y + 8, v, sizeof v);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5, -0.3}), 6, 16, NULL);
  return checked();
}
