// A loop in a branch in a loop in a branch: what a round must keep exists only where it ran.
#include "reverse.h"

static double inner(double t, double s, int n) {
  if (t > s) {
    for (int j = 0; j < n; j++) {
      if (j & 1) t *= s;
      else
        for (int k = 0; k < j + 1; k++) t = cos(t) + s * t * 0.25;
    }
  } else {
    while (t < s) t = t * 1.25 + 0.2;
  }
  return t;
}

static void all(const double *x, double *y) {
  double t = x[0];
  if (x[1] > 0)
    for (int i = 0; i < 5; i++) {
      if (i % 2) t = inner(t, x[2 + i % 3], i);
      else if (i == 4) y[0] = t;
      y[1] = t * x[i];
    }
  else
    for (int i = 0; i < 5; i++) y[0] = y[1] = i * t;
  y[2] = t;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.9, 0.5, -0.4, 0.8, 2.5}), 5, 3, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.9, -0.5, -0.4, 0.8, 2.5}), 5, 3, NULL);
  return checked();
}
