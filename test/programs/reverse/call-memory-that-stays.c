// Callees read memory that stays as it was for their reverse sweeps, and memory that does not.
#include "reverse.h"

#include <stdlib.h>

static __attribute__((noinline)) double product(const double *a, const double *b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i] * a[i];
  return sum;
}

static __attribute__((noinline)) void scaled(double *out, const double *in, double by, int n) {
  for (int i = 0; i < n; i++) out[i] = in[i] * by * in[i];
}

static double over_and_over(const double *x) {
  double *kept = malloc(3 * sizeof *kept), *used = malloc(3 * sizeof *used), sum = 0;
  memcpy(kept, x, 3 * sizeof *kept), memcpy(used, x + 1, 3 * sizeof *used);
  for (int round = 0; round < 3; round++) {
    sum += product(kept, used, 3);
    scaled(used, kept, used[round], 3);
  }
  free(kept), free(used);
  return sum;
}

static double by_another_name(const double *x) {
  double block[4], *again = block + (x[0] > 100), sum;
  memcpy(block, x, sizeof block);
  sum = product(block, block + 1, 3);
  again[1] = sum * 0.1;
  scaled(again, block, 0.3, 4);
  return sum + product(again, x, 4);
}

static __attribute__((noinline)) double deep(double *a, const double *b, int n) {
  double sum = product(a, b, n);
  if (n > 1) {
    double *next = malloc(n * sizeof *next);
    scaled(next, a, b[0], n);
    sum += deep(next, b, n - 1);
    if (n > 2) a[0] *= sum * 0.1;
    free(next);
  }
  return sum * a[0];
}

static double recursive(const double *x) {
  double a[4];
  memcpy(a, x, sizeof a);
  return deep(a, x, 4);
}

static __attribute__((noinline)) double through(double *const *rows, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += product(rows[i], rows[(i + 1) % n], 2);
  return sum;
}

static double by_rows(const double *x) {
  double one[2] = {x[0], x[1]}, other[2] = {x[2], x[3]}, *rows[2] = {one, other};
  double sum = through(rows, 2);
  rows[0] = other;
  one[0] = sum * 0.2, other[1] *= one[0];
  return sum + through(rows, 2) + one[0] * one[0];
}

static double all(const double *x) {
  return over_and_over(x) + by_another_name(x) * 0.5 + recursive(x) * 0.01 + by_rows(x);
}

#define POINT ((double[]){0.4, -0.7, 1.1, 0.6})

int main(void) {
  CHECK_GRADIENT(over_and_over, POINT, 4, NULL);
  CHECK_GRADIENT(by_another_name, POINT, 4, NULL);
  CHECK_GRADIENT(recursive, POINT, 4, NULL);
  CHECK_GRADIENT(by_rows, POINT, 4, NULL);
  CHECK_GRADIENT(all, POINT, 4, NULL);
  return checked();
}
