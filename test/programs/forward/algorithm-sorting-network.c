// A sorting network that swaps through pointers, branch-free and with branches; medians.
#include "check.h"

static void order(double *a, double *b) {
  if (*b < *a) {
    double t = *a;
    *a = *b;
    *b = t;
  }
}

static void order_branch_free(double *a, double *b) {
  double low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;
  *a = low;
  *b = high;
}

static void sort(double *v, void (*exchange)(double *, double *)) {
  static const int pairs[][2] = {{0, 1}, {3, 4}, {2, 4}, {2, 3}, {1, 4},
                                 {0, 3}, {0, 2}, {1, 3}, {1, 2}};
  for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
    exchange(&v[pairs[i][0]], &v[pairs[i][1]]);
}

static void all(const double *x, double *y) {
  memcpy(y, x, 5 * sizeof *y);
  sort(y, order);
  for (int i = 0; i < 5; i++) y[5 + i] = x[i] * x[i];
  sort(y + 5, order_branch_free);
  y[10] = y[2] * y[7];
}

static void formula(const double *x, const double *dx, double *dy) {
  static const int places[] = {1, 4, 2, 0, 3}, squares[] = {2, 0, 4, 1, 3};
  for (int i = 0; i < 5; i++) {
    dy[i] = dx[places[i]];
    dy[5 + i] = 2 * x[squares[i]] * dx[squares[i]];
  }
  dy[10] = dx[2] * x[4] * x[4] + x[2] * 2 * x[4] * dx[4];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.6, -1.3, 0.2, 2, -0.9}), 5, 11, formula);
  return checked();
}
