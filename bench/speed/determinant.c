/* A determinant by minors: recursion over the rows, with what columns are used. */
#include "speed.h"

double minor_of(int n, const double *a, int row, unsigned used) {
  if (row == n) return 1;
  double sum = 0, sign = 1;
  for (int column = 0; column < n; column++) {
    if (used >> column & 1) continue;
    sum += sign * a[row * n + column] * minor_of(n, a, row + 1, used | 1u << column);
    sign = -sign;
  }
  return sum;
}

double determinant(int n, const double *a) { return minor_of(n, a, 0, 0); }

/* The minor; adds to da its derivatives weighted with seed, which is known on the way down. */
static double minor_hand(int n, const double *a, double *da, int row, unsigned used, double seed) {
  if (row == n) return 1;
  double sum = 0, sign = 1;
  for (int column = 0; column < n; column++) {
    if (used >> column & 1) continue;
    double number = sign * a[row * n + column];
    double below = minor_hand(n, a, da, row + 1, used | 1u << column, seed * number);
    da[row * n + column] += seed * sign * below;
    sum += number * below;
    sign = -sign;
  }
  return sum;
}

static int n;

static void prepare(void) { n = unknown(8), inputs = n * n; }
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-1, 1);
}
static double primal(const double *x) { return determinant(n, x); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)determinant, enzyme_const, n, enzyme_dup, x, dx);
}
static void by_hand(const double *x, double *dx) { minor_hand(n, x, dx, 0, 0, 1); }
