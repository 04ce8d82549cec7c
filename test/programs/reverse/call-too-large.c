// A function much too large to be inlined, called twice with results of the first in the second.
#include "reverse.h"

#define STEP(i, j, k)                           \
  v[i] = v[i] * 0.75 + sin(v[j]) * v[k] * 0.25; \
  if (v[i] > 1) v[i] -= v[j] * v[i] * 0.125;    \
  w += v[i] * v[k] - w * w * 0.0625;
#define STEPS4(i, j, k) STEP(i, j, k) STEP(j, k, i) STEP(k, i, j) STEP(i, k, j)
#define STEPS16(i, j, k) STEPS4(i, j, k) STEPS4(k, i, 3) STEPS4(3, j, i) STEPS4(j, 3, k)
#define STEPS48 STEPS16(0, 1, 2) STEPS16(2, 0, 1) STEPS16(1, 2, 0)

static double large(double *v, double w) {
  STEPS48
  for (int i = 0; i < 2; i++) {
    STEPS48
  }
  return w;
}

static void all(const double *x, double *y) {
  double v[4];
  memcpy(v, x, sizeof v);
  y[0] = large(v, x[4]);
  v[1] *= x[1];
  y[1] = large(v, y[0] * 0.5);
  memcpy(y + 2, v, sizeof v);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, all, ((double[]){0.4, -0.7, 0.3, 0.9, 0.6}), 5, 6, NULL);
  return checked();
}
