// An arena that hands out pieces of one block, is rewound, and hands the same bytes out again.
#include "reverse.h"

#include <stdlib.h>

struct arena {
  char *start;
  size_t used, size;
};

static void *take(struct arena *a, size_t bytes) {
  void *piece = a->start + a->used;
  a->used += (bytes + 15) / 16 * 16;
  return a->used <= a->size ? piece : NULL;
}

struct vector {
  int n;
  double *numbers;
};

static struct vector *vector(struct arena *a, int n) {
  struct vector *v = take(a, sizeof *v);
  v->n = n;
  v->numbers = take(a, n * sizeof *v->numbers);
  return v;
}

static struct vector *sum(struct arena *a, const struct vector *u, const struct vector *v,
                          double f) {
  struct vector *w = vector(a, u->n);
  for (int i = 0; i < u->n; i++) w->numbers[i] = u->numbers[i] + f * v->numbers[i];
  return w;
}

static double dot(const struct vector *u, const struct vector *v) {
  double total = 0;
  for (int i = 0; i < u->n; i++) total += u->numbers[i] * v->numbers[i];
  return total;
}

static void all(const double *x, double *y) {
  struct arena a = {malloc(1024), 0, 1024};
  struct vector *u = vector(&a, 4), *v = vector(&a, 4);
  for (int i = 0; i < 4; i++) u->numbers[i] = x[i], v->numbers[i] = x[4 + i];
  size_t mark = a.used;
  for (int i = 0; i < 3; i++) {
    struct vector *w = sum(&a, u, v, x[0]);
    y[i] = dot(w, sum(&a, w, u, dot(u, v)));
    for (int k = 0; k < 4; k++) u->numbers[k] = sin(w->numbers[k]);
    a.used = mark;
  }
  free(a.start);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, -1, 0.8, 0.3, 1, 1.2, -1, 0.5}), 8, 3, NULL);
  return checked();
}
