// Functions that return pointers, through out arguments too, and pointers kept in structs.
#include "check.h"

#include <stdlib.h>

struct pool {
  double *memory;
  size_t used;
};

static double *take(struct pool *p, size_t n) {
  double *start = p->memory + p->used;
  p->used += n;
  return start;
}

static const double *larger(const double *a, const double *b) { return *a > *b ? a : b; }

static int minimum(const double *v, int n, const double **where) {
  int best = 0;
  for (int i = 1; i < n; i++)
    if (v[i] < v[best]) best = i;
  *where = &v[best];
  return best;
}

static void all(const double *x, double *y) {
  struct pool pool = {malloc(10 * sizeof(double)), 0};
  double *a = take(&pool, 3), *b = take(&pool, 2);
  for (int i = 0; i < 3; i++) a[i] = x[i] * 2;
  for (int i = 0; i < 2; i++) b[i] = a[i] * a[i + 1];
  const double *least;
  int which = minimum(a, 3, &least);
  y[0] = *larger(larger(&a[0], &a[1]), &b[1]);
  y[1] = *least * (which + 1);
  y[2] = least[-1] + *larger(x, x + 1);
  free(pool.memory);
}

static void formula(const double *x, const double *dx, double *dy) {
  /* a = (2.4, 1, -1.4), b = (2.4, -1.4) */
  (void)x;
  dy[0] = 2 * dx[0];
  dy[1] = 6 * dx[2];
  dy[2] = 2 * dx[1] + dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.2, 0.5, -0.7}), 3, 3, formula);
  return checked();
}
