// Memory that is freed, and perhaps handed out again, while results made from it live on.
#include "check.h"

#include <stdlib.h>

static double *mapped(const double *x, int n, double factor) {
  double *v = malloc(n * sizeof *v);
  for (int i = 0; i < n; i++) v[i] = exp(factor * x[i]);
  return v;
}

static double mean(double *v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i];
  free(v);
  return sum / n;
}

static void all(const double *x, double *y) {
  double *v = mapped(x, 3, 0.5), first = v[0];
  y[0] = mean(v, 3);
  double *w = mapped(x, 3, -1);
  y[1] = first * w[2];
  if (w[0] > w[1]) {
    free(w);
    w = NULL;
  }
  free(w);
  y[2] = mean(mapped(y, 2, y[0]), 2);
  double *nothing = malloc(0);
  free(nothing);
}

static void formula(const double *x, const double *dx, double *dy) {
  double e[3], y0 = 0, y1 = exp(x[0] / 2 - x[2]);
  dy[0] = 0;
  for (int i = 0; i < 3; i++) e[i] = exp(x[i] / 2), y0 += e[i] / 3, dy[0] += e[i] * dx[i] / 6;
  dy[1] = y1 * (dx[0] / 2 - dx[2]);
  dy[2] = (exp(y0 * y0) * 2 * y0 * dy[0] + exp(y0 * y1) * (dy[0] * y1 + y0 * dy[1])) / 2;
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.3, 0.5, -0.4}), 3, 3, formula);
  return checked();
}
