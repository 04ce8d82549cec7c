// Early returns: from guards, from loops and after partial writes; each leaves other results.
#include "reverse.h"

static int fill(const double *x, int n, double *y) {
  y[0] = y[1] = y[2] = 0;
  if (n == 0) return 0;
  y[0] = x[0] * x[0];
  if (n == 1) return 1;
  for (int i = 1; i < n; i++) {
    y[1] += y[0] * x[i];
    if (y[1] < 0) return -i;
    y[0] *= 1 + 0.5 * x[i];
  }
  if (y[0] > y[1]) {
    y[2] = y[0] / y[1];
    return 2;
  }
  y[2] = sqrt(y[0]);
  y[0] = 1;
  return 3;
}

static void all(const double *x, double *y) {
  int sum = 0;
  for (int n = 0; n <= 4; n++) sum += fill(x, n, y + 3 * n);
  sum += fill(x + 2, 3, y + 15);
  y[18] = sum * x[0];
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.6, 1.5, 0.9, 0.25, -0.7}), 5, 19, NULL);
  return checked();
}
