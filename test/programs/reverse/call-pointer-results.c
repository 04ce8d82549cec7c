// Calls that return pointers: into arguments, to fresh memory, to one of two, null where none is.
#include "reverse.h"

#include <stdlib.h>

__attribute__((noinline)) static double *largest(double *v, int n) {
  double *best = v;
  for (int i = 1; i < n; i++)
    if (v[i] > *best) best = v + i;
  *best *= 0.5;
  return best;
}

__attribute__((noinline)) static double *copied(const double *v, int n, double by) {
  double *c = malloc(n * sizeof *c);
  for (int i = 0; i < n; i++) c[i] = v[i] * by;
  return c;
}

__attribute__((noinline)) static double *find(double *v, int n, double above) {
  for (int i = 0; i < n; i++)
    if (v[i] > above) return &v[i];
  return NULL;
}

static void all(const double *x, double *y) {
  double *v = copied(x, 4, x[0]), *w = copied(v, 4, 2);
  for (int i = 0; i < 5; i++) {
    double *p = largest(i & 1 ? v : w, 4);
    *p += x[i % 4] * 0.25;
    double *q = find(v, 4, 0.25);
    if (q) *q *= *q, *p -= *q;
    y[i] = *largest(p < v + 4 && p >= v ? v : w, 3);
  }
  for (int i = 0; i < 4; i++) y[5 + i] = v[i] * w[i];
  free(v), free(w);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, ((double[]){0.9, -0.7, 0.55, 0.3}), 4, 9, NULL);
  return checked();
}
