// Memory allocated for the caller: stored where a pointer leads, in a struct; freed by the caller.
#include "reverse.h"

#include <stdlib.h>

struct vector {
  int n;
  double *at;
};

static double scaled(const double *x, int n, double by, double **to) {
  double *v = malloc(n * sizeof *v), sum = 0;
  for (int i = 0; i < n; i++) v[i] = x[i] * by, sum += v[i] * v[i];
  *to = v;
  return sum;
}

static void outer(const struct vector *a, struct vector *to) {
  to->n = a->n * a->n;
  to->at = calloc(to->n, sizeof *to->at);
  for (int i = 0; i < to->n; i++) to->at[i] = a->at[i / a->n] * a->at[i % a->n];
}

/* The same inside: what outer() and scaled() allocate is used and freed here. */
static double both(const double *x) {
  double *v;
  double sum = scaled(x, 3, x[3], &v);
  struct vector a = {3, v}, b;
  outer(&a, &b);
  for (int i = 0; i < b.n; i++) sum += b.at[i] * i;
  free(v), free(b.at);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(both, ((double[]){0.4, 0.7, -0.8, 1.2}), 4, NULL);
  double x[] = {1, 2, 3}, dx[3] = {0}, *v = NULL, *dv = NULL, by = 0;
  REQUEST(by = __enzyme_autodiff_double((void *)scaled, enzyme_dup, x, dx, 3, enzyme_out, 0.5,
                                        enzyme_dup, &v, &dv));
  CHECK_GOT("factor", by, 2 * 0.5 * 14, BY_FORMULA);
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("input", dx[i], 2 * 0.25 * x[i], BY_FORMULA);
#ifndef REFERENCE_ONLY
    CHECK_GOT("primal", v[i], x[i] / 2, 0);
    CHECK_GOT("shadow", dv[i], 0, 0);
#endif
  }
  free(v), free(dv);
  return checked();
}
