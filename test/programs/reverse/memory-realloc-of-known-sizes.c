// realloc of blocks of constant sizes, of which the code says no more than it looks at.
#include "reverse.h"

#include <stdlib.h>

static void grown_once(const double *x, double *y) {
  double *v = malloc(sizeof *v);
  v[0] = x[0] * x[0];
  v = realloc(v, 2 * sizeof *v);
  v[1] = sin(v[0]);
  y[0] = v[1] * v[0];
  free(v);
}

static void grown_twice(const double *x, double *y) {
  double *v = malloc(2 * sizeof *v);
  v[0] = x[0] * x[1], v[1] = x[1];
  v = realloc(v, 3 * sizeof *v);
  v[2] = v[0] * v[1];
  v = realloc(v, 6 * sizeof *v);
  v[5] = v[2] * x[0];
  y[0] = v[5] + v[1];
  free(v);
}

struct mixed {
  double number;
  const double *from;
};

static void grown_with_an_address(const double *x, double *y) {
  double *number = malloc(sizeof *number);
  *number = x[0] * x[0];
  struct mixed *v = realloc(number, sizeof *v);
  v->from = x + 1;
  y[0] = v->number * v->from[0];
  free(v);
}

static void less_than_before(const double *x, double *y) {
  double *v = malloc(3 * sizeof *v);
  v[0] = x[0], v[1] = x[1], v[2] = x[0] * x[1];
  y[0] = v[2];
  v = realloc(v, sizeof *v);
  y[0] *= v[0];
  free(v);
}

int main(void) {
  const double at[2] = {0.75, -1.5};
  CHECK_ADJOINT_MAP(grown_once, at, 1, 1, NULL);
  CHECK_ADJOINT_MAP(grown_twice, at, 2, 1, NULL);
  CHECK_ADJOINT_MAP(grown_with_an_address, at, 2, 1, NULL);
  CHECK_ADJOINT_MAP(less_than_before, at, 2, 1, NULL);
  return checked();
}
