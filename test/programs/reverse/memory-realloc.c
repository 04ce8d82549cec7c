// realloc: growth while filling, a list of growing buffers, from null, and to less than before.
#include "reverse.h"

#include <stdlib.h>

struct vector {
  int length, room;
  double *at;
};

static void append(struct vector *v, double x) {
  if (v->length == v->room) {
    v->room = v->room ? 2 * v->room : 1;
    v->at = realloc(v->at, v->room * sizeof *v->at);
  }
  v->at[v->length++] = x;
}

static void all(const double *x, double *y) {
  struct vector v = {0, 0, NULL}, w = v;
  for (int i = 0; i < 9; i++) {
    append(&v, x[i % 4] * i);
    if (i & 1) append(&w, v.at[i] * v.at[i - 1]);
    v.at[i / 2] *= 1.1;
  }
  y[0] = y[1] = 0;
  for (int i = 0; i < v.length; i++) y[0] += v.at[i] * v.at[i];
  for (int i = 0; i < w.length; i++) y[1] += w.at[i] * x[i];
  v.at = realloc(v.at, 3 * sizeof *v.at);
  y[2] = v.at[0] * v.at[1] * v.at[2];
  double *grown = malloc(2 * sizeof *grown);
  grown[0] = x[0], grown[1] = x[1];
  double *before = grown;
  y[3] = before[1] * before[0];
  grown = realloc(grown, 5 * sizeof *grown);
  for (int i = 2; i < 5; i++) grown[i] = grown[i - 1] * grown[i - 2];
  y[4] = grown[4] + grown[1];
  free(grown), free(v.at), free(w.at);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2}), 4, 5, NULL);
  return checked();
}
