// malloc, realloc and free: an array that grows while it is filled, and is cut in the end.
#include "check.h"

#include <stdlib.h>

struct array {
  double *at;
  size_t length, room;
};

static void append(struct array *a, double value) {
  if (a->length == a->room) {
    a->room = a->room ? 2 * a->room : 1;
    a->at = realloc(a->at, a->room * sizeof *a->at);
    if (!a->at) abort();
  }
  a->at[a->length++] = value;
}

static void all(const double *x, double *y) {
  struct array a = {NULL, 0, 0};
  double *scratch = malloc(3 * sizeof *scratch);
  for (int i = 0; i < 3; i++) scratch[i] = sin(x[i]);
  for (int i = 0; i < 9; i++) append(&a, x[i % 3] * scratch[(i + 1) % 3] + (i ? a.at[i - 1] : 0));
  free(scratch);
  y[0] = a.at[8];
  a.at = realloc(a.at, 3 * sizeof *a.at);
  y[1] = a.at[2] * a.length;
  free(a.at);
  y[2] = x[0];
  if (x[0] > 100) y[2] = *(double *)malloc(8);
}

static void formula(const double *x, const double *dx, double *dy) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3;
    sum += dx[i] * sin(x[j]) + x[i] * cos(x[j]) * dx[j];
  }
  dy[0] = 3 * sum;
  dy[1] = 9 * sum;
  dy[2] = dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, 1.1, -0.7}), 3, 3, formula);
  return checked();
}
