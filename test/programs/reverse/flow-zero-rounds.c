// Loops of no rounds: between loops that run, inside them, by an empty range or a false condition.
#include "reverse.h"

static double sum_between(const double *x, int from, int to, double start) {
  for (int i = from; i < to; i++) start = start * x[i] + 1;
  return start;
}

static void all(const double *x, double *y) {
  y[0] = sum_between(x, 0, 0, x[1]);
  y[1] = sum_between(x, 3, 1, x[2]);
  y[2] = sum_between(x, 0, 3, x[0]);
  y[3] = x[0];
  for (int i = -1; i < 3; i++)
    for (int j = 0; j < i * x[0]; j++) y[3] *= sum_between(x, i, j, x[j]) + 0.5;
  while (y[3] > 1e9) y[3] /= 2;
  for (unsigned n = 0; n-- > 0;) y[3] = 0;
  y[4] = x[2];
  for (int i = 0; i < 3; i++) {
    double t = y[4];
    for (int j = 2; j < i; j++) t = 0;
    y[4] = t * x[i];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.3, -0.6, 0.8}), 3, 5, NULL);
  return checked();
}
