// Arguments that may be the same array, overlap, or be promised not to.
#include "check.h"

static void multiply_add(double *out, const double *a, const double *b, int n) {
  for (int i = 0; i < n; i++) out[i] += a[i] * b[n - 1 - i];
}

static void apart(double *restrict out, const double *restrict a, int n) {
  for (int i = 0; i < n; i++) {
    out[i] = a[i] * a[(i + 1) % n];
    out[i] -= out[0] * a[i];
  }
}

static double twice(double *p, double *q) {
  *p = *p * *p;
  *q = *q + *p;
  return *p * *q;
}

static void all(const double *x, double *y) {
  double a[4], b[4];
  for (int i = 0; i < 4; i++) a[i] = x[i], b[i] = x[i] + i;
  multiply_add(a, b, b, 4);
  multiply_add(a, a, a, 4);
  multiply_add(b, a, b + 1, 3);
  multiply_add(b + 1, b, a, 3);
  for (int i = 0; i < 4; i++) y[i] = a[i], y[4 + i] = b[i];
  apart(y + 8, x, 4);
  double one = x[0], other = x[1];
  y[12] = twice(&one, &other);
  y[13] = twice(&one, &one);
  y[14] = one + other;
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.5, -0.25, 0.75, 0.3}), 4, 15, NULL);
  return checked();
}
