// An arena of numbers alone, whose author promises that pieces are nobody else's, and rewinds it.
#include "reverse.h"

#include <stdlib.h>

struct arena {
  double *start;
  size_t used;
};

__attribute__((malloc)) static double *take(struct arena *a, size_t count) {
  double *piece = a->start + a->used;
  a->used += count;
  return piece;
}

static double *sum(struct arena *a, const double *u, const double *v, double f, int n) {
  double *w = take(a, n);
  for (int i = 0; i < n; i++) w[i] = u[i] + f * v[i];
  return w;
}

static double dot(const double *u, const double *v, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) total += u[i] * v[i];
  return total;
}

static void all(const double *x, double *y) {
  int n = 3 + (x[0] < 10);
  struct arena a = {malloc(1024), 0};
  double *u = take(&a, n), *v = take(&a, n);
  for (int i = 0; i < n; i++) u[i] = x[i], v[i] = x[4 + i];
  size_t mark = a.used;
  for (int i = 0; i < 3; i++) {
    double *w = sum(&a, u, v, x[0], n);
    y[i] = dot(w, sum(&a, w, u, dot(u, v, n), n), n);
    for (int k = 0; k < n; k++) u[k] = sin(w[k]);
    a.used = mark;
  }
  free(a.start);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, -1, 0.8, 0.3, 1, 1.2, -1, 0.5}), 8, 3, NULL);
  return checked();
}
