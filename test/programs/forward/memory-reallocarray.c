// reallocarray and realloc: what is in a block stays, and so does its tangent.
#include "check.h"

#include <stdlib.h>

static void grown(const double *x, double *y) {
  double *v = reallocarray(NULL, 2, sizeof *v);
  v[0] = x[0] * x[1], v[1] = sin(x[1]);
  for (int n = 2; n < 40; n++) {
    v = n % 2 ? reallocarray(v, n + 1, sizeof *v) : realloc(v, (n + 1) * sizeof *v);
    v[n] = v[n - 1] * x[0] + v[n - 2];
  }
  y[0] = v[0] + v[1];
  y[1] = v[5];
  y[2] = v[39];
  free(v);
}

int main(void) {
  const double x[] = {0.25, -0.5};
  CHECK_MAP(grown, x, 2, 3, NULL);
  return checked();
}
