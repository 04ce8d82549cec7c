// Allocations in loops: freed in the same round, in the next one, or all after the loop.
#include "reverse.h"

#include <stdlib.h>

static double same_round(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double *t = malloc((i + 1) * sizeof *t);
    t[0] = x[i];
    for (int j = 1; j <= i; j++) t[j] = t[j - 1] * x[j] + sum;
    sum += t[i] * t[0];
    free(t);
  }
  return sum;
}

static double next_round(const double *x, int n) {
  double *before = calloc(1, sizeof *before), sum = 0;
  for (int i = 0; i < n; i++) {
    double *now = malloc(2 * sizeof *now);
    now[0] = before[0] * 0.5 + x[i];
    now[1] = now[0] * x[i];
    free(before);
    before = now;
    sum += now[1] * sum + now[0];
  }
  sum *= before[1];
  free(before);
  return sum;
}

static double after_loop(const double *x, int n) {
  double **rows = malloc(n * sizeof *rows), sum = 0;
  for (int i = 0; i < n; i++) {
    rows[i] = malloc(2 * sizeof **rows);
    for (int j = 0; j < 2; j++) rows[i][j] = x[i] * x[j] + (i ? rows[i - 1][1 - j] : 0);
  }
  for (int i = n; i-- > 0;) sum = sum * rows[i][0] + rows[i][1] * x[i];
  for (int i = 0; i < n; i++) free(rows[i]);
  free(rows);
  return sum;
}

static void all(const double *x, double *y) {
  for (int n = 2; n < 6; n += 3) {
    *y++ = same_round(x, n);
    *y++ = next_round(x, n);
    *y++ = after_loop(x, n);
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5}), 5, 6, NULL);
  return checked();
}
