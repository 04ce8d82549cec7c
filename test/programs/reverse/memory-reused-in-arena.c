// An arena whose bytes hold numbers in one round, and a struct of integers in the next.
#include "reverse.h"

#include <stdlib.h>

struct arena {
  char *start;
  size_t used;
};

static void *take(struct arena *a, size_t bytes) {
  void *piece = a->start + a->used;
  a->used += bytes;
  return piece;
}

struct vector {
  double *numbers;
  long tag;
};

static void all(const double *x, double *y) {
  struct arena a = {malloc(1024), 0};
  size_t mark = a.used;
  double f = x[0];
  for (int i = 0; i < 3; i++) {
    struct vector *v;
    double *w;
    if (i & 1) v = take(&a, sizeof *v), w = take(&a, 4 * sizeof *w);
    else w = take(&a, 4 * sizeof *w), v = take(&a, sizeof *v);
    v->numbers = w, v->tag = -1 - i;
    for (int k = 0; k < 4; k++) v->numbers[k] = f * x[k];
    y[i] = 0;
    for (int k = 0; k < 3; k++) y[i] += v->numbers[k + 1] * v->numbers[k] * v->tag;
    f = sin(y[i]) * v->numbers[0];
    a.used = mark;
  }
  free(a.start);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, -1, 0.8, 0.3}), 4, 3, NULL);
  return checked();
}
