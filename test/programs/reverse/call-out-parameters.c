// Several results through pointers, some of them optional, and an error code as the result.
#include "reverse.h"

__attribute__((noinline)) static int quadratic(double a, double b, double c, double *low,
                                               double *high, double *gap) {
  double d = b * b - 4 * a * c;
  if (d < 0) return -1;
  d = sqrt(d);
  *low = (-b - d) / (2 * a);
  *high = (-b + d) / (2 * a);
  if (gap) *gap = *high - *low;
  return d > 1 ? 2 : 1;
}

__attribute__((noinline)) static void split(double x, double *whole, double *rest) {
  *whole = floor(x), *rest = x - *whole;
}

static void all(const double *x, double *y) {
  double low = 0, high = x[3], gap = 1;
  for (int i = 0; i < 4; i++) {
    int found = quadratic(x[0], x[1] + i, x[2], &low, &high, i & 1 ? &gap : NULL);
    if (found < 0) low = -high, high *= gap;
    y[i] = low * high * found + gap;
  }
  quadratic(low, high, gap, &gap, &high, &low);
  y[4] = low, y[5] = high, y[6] = gap;
  split(x[0] * 7, &high, &low);
  y[7] = high * x[1] + low * low;
  split(x[1], &low, &low);
  y[8] = low;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.6, -0.7, -1.3, 0.9}), 4, 9, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.6, 0.3, 0.4, 0.9}), 4, 9, NULL);
  return checked();
}
