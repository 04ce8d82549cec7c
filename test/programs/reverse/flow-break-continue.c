// break and continue in nested loops, on conditions of data, before and after stores.
#include "reverse.h"

static void all(const double *x, double *y) {
  double t[6];
  memcpy(t, x, sizeof t);
  for (int i = 0; i < 6; i++) {
    if (i == 2) continue;
    for (int j = 0; j < 6; j++) {
      if (i == j) continue;
      t[i] += 0.1 * t[i] * t[j];
      if (t[i] < -0.5) break;
      t[j] = sin(t[j] + t[i]);
      if (j > 3 && t[j] > 0) continue;
      t[(i + j) % 6] *= 0.9;
    }
    if (t[i] > 1.5) break;
  }
  memcpy(y, t, sizeof t);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, all, ((double[]){0.4, -0.7, 1.1, -0.2, 0.9, 0.3}), 6, 6, NULL);
  return checked();
}
