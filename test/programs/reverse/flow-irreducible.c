// Loops with two entries, by goto into their bodies, over numbers and memory that change.
#include "reverse.h"

static double two_entries(double *a, int start) {
  int i = start;
  double sum = 0;
  if (start & 1) goto middle;
top:
  a[i % 3] = sin(a[i % 3]) + a[(i + 1) % 3] / 2;
  i += 2;
middle:
  sum += a[i % 3] * a[(i + 2) % 3];
  a[i % 3] *= 0.75;
  i++;
  if (sum > 5) return sum * 2;
  if (i < 14) goto top;
  return sum;
}

static double into_a_for(double x, int skip) {
  double sum = 1;
  int i = 0;
  if (skip) goto inside;
  for (i = 0; i < 5; i++) {
    sum *= x;
  inside:
    sum += x * i;
  }
  return sum;
}

static void all(const double *x, double *y) {
  for (int k = 0; k < 4; k++) {
    double a[3] = {x[0] * (k + 1), x[1], x[2]};
    y[3 * k] = two_entries(a, k);
    y[3 * k + 1] = into_a_for(a[0], k & 1);
    y[3 * k + 2] = a[1] * a[2];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.9, -0.4, 0.7}), 3, 12, NULL);
  return checked();
}
