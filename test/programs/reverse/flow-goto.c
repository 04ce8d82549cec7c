// goto: backwards to try again with overwritten memory, out of two loops, and into a common end.
#include "reverse.h"

static double attempt(double *work, int n) {
  double sum;
  int tries = 0;
again:
  sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      sum += work[i] * work[j];
      if (sum > 2) goto shrink;
    }
  goto end;
shrink:
  for (int i = 0; i < n; i++) work[i] *= 0.75 + 0.01 * work[0];
  if (tries++ < 5) goto again;
  sum *= 10;
end:
  return sum + tries;
}

static void all(const double *x, double *y) {
  double work[4];
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 4; i++) work[i] = x[i] * (1 << k);
    y[k] = attempt(work, 4);
    y[3 + k] = work[k + 1];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, ((double[]){0.5, 0.8, -0.3, 0.7}), 4, 6, NULL);
  return checked();
}
