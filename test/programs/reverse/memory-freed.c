// Memory that is freed: at once, in another function, in a loop, under conditions, on two ways out.
#include "reverse.h"

#include <stdlib.h>

static double *squares(const double *x, int n) {
  double *v = malloc(n * sizeof *v);
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
  return v;
}

__attribute__((noinline)) static double product(double *v, int n) {
  double t = 1;
  for (int i = 0; i < n; i++) t *= v[i];
  free(v);
  return t;
}

static double early(const double *x) {
  double *v = squares(x, 3), *w = NULL, result;
  if (v[0] > v[1]) {
    result = v[0] * v[2];
    free(v);
    return result;
  }
  if (v[2] > 0.5) w = squares(v, 2);
  free(v);
  result = w ? w[0] * w[1] : x[0];
  free(w);
  return result;
}

static void all(const double *x, double *y) {
  double *v = squares(x, 4), first = v[0];
  y[0] = product(v, 4) * first;
  y[1] = 1;
  for (int i = 0; i < 4; i++) {
    double *t = squares(x + i / 2, 3);
    y[1] += t[i % 3] * y[1];
    if (i & 1) free(t);
    else y[1] -= product(t, 2);
  }
  y[2] = early(x), y[3] = early(x + 1), y[4] = early(x + 2);
  double *again = squares(x, 2);
  free(again);
  again = squares(y, 2);
  y[5] = again[0] * again[1];
  free(again);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5}), 5, 6, NULL);
  return checked();
}
