// Functions that are not inlined, called again and again with arguments overwritten in between.
#include "reverse.h"

__attribute__((noinline)) static double energy(const double *v, int n, double k) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += k * v[i] * v[i] + v[i] * v[(i + 1) % n];
  return sum;
}

__attribute__((noinline)) static void stretch(double *v, int n, double by) {
  for (int i = 0; i < n; i++) v[i] = v[i] * by + sin(v[i]);
}

static void all(const double *x, double *y) {
  double v[4], k = x[4];
  memcpy(v, x, sizeof v);
  for (int i = 0; i < 4; i++) {
    y[i] = energy(v, 4, k);
    stretch(v, 4, k / 2);
    k += energy(v, 2, y[i]) / 64;
    v[i] = k;
  }
  y[4] = energy(v, 4, 1);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.7, 0.3, 0.9, 0.6}), 5, 5, NULL);
  return checked();
}
