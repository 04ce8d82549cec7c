// Conjugate gradients with memory from malloc, until the residual of the data is small.
#include "reverse.h"

#include <stdlib.h>

enum { N = 5 };

static void apply(const double *c, const double *v, double *to) {
  for (int i = 0; i < N; i++) {
    to[i] = (3 + c[i] * c[i]) * v[i];
    if (i) to[i] -= c[i - 1] * v[i - 1];
    if (i < N - 1) to[i] -= c[i] * v[i + 1];
  }
}

static double dot(const double *a, const double *b) {
  double sum = 0;
  for (int i = 0; i < N; i++) sum += a[i] * b[i];
  return sum;
}

static void solve(const double *c, const double *b, double *x) {
  double *memory = malloc(3 * N * sizeof *memory), *r = memory, *p = r + N, *ap = p + N;
  for (int i = 0; i < N; i++) x[i] = 0, r[i] = p[i] = b[i];
  double now = dot(r, r);
  for (int round = 0; now > 1e-28 && round < 12; round++) {
    apply(c, p, ap);
    double alpha = now / dot(p, ap);
    for (int i = 0; i < N; i++) x[i] += alpha * p[i], r[i] -= alpha * ap[i];
    double next = dot(r, r);
    for (int i = 0; i < N; i++) p[i] = r[i] + next / now * p[i];
    now = next;
  }
  free(memory);
}

static void all(const double *x, double *y) { solve(x, x + N, y); }

/* A dy = db - dA y. */
static void formula(const double *x, const double *dx, double *dy) {
  double y[N], right[N];
  all(x, y);
  for (int i = 0; i < N; i++) {
    right[i] = dx[N + i] - 2 * x[i] * dx[i] * y[i];
    if (i) right[i] += dx[i - 1] * y[i - 1];
    if (i < N - 1) right[i] += dx[i] * y[i + 1];
  }
  solve(x, right, dy);
}

int main(void) {
  double x[] = {1, -0.5, 0.7, 0.3, 0.2, 1, -2, 0.5, 3, 0.7};
  CHECK_ADJOINT_MAP(all, x, 2 * N, N, formula);
  return checked();
}
