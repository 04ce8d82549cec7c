// Solvers whose gradients are by the implicit function theorem, and no tape of their iterations.
#include "reverse.h"
#include <stdlib.h>

#define RULE(f)                                                           \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = { \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f}

enum { N = 3 };

/* The root of x^3 + a x = b: by x' = (b' - a' x) / (3 x^2 + a). */
static double root(double a, double b) {
  double x = 1;
  while (fabs(x * x * x + a * x - b) > 1e-15 * fabs(b)) {
    double step = (x * x * x + a * x - b) / (3 * x * x + a);
    x -= step;
    if (fabs(step) < 1e-16) break;
  }
  return x;
}
struct kept_root {
  double tape, primal;
};
static struct kept_root augmented_root(double a, double b) {
  double x = root(a, b);
  return (struct kept_root){x, x};
}
struct by_both {
  double a, b;
};
static struct by_both gradient_root(double a, double b, double seed, double x) {
  (void)b;
  double by_b = seed / (3 * x * x + a);
  return (struct by_both){-x * by_b, by_b};
}
RULE(root);

/* Gauss elimination of a copy. */
static void solve(const double a[N * N], const double b[N], double x[N]) {
  double m[N][N + 1];
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) m[i][j] = a[N * i + j];
    m[i][N] = b[i];
  }
  for (int k = 0; k < N; k++)
    for (int i = k + 1; i < N; i++) {
      double f = m[i][k] / m[k][k];
      for (int j = k; j <= N; j++) m[i][j] -= f * m[k][j];
    }
  for (int i = N - 1; i >= 0; i--) {
    x[i] = m[i][N];
    for (int j = i + 1; j < N; j++) x[i] -= m[i][j] * x[j];
    x[i] /= m[i][i];
  }
}

/* A x = b: the adjoint of b is that of x by the transposed A, that of A the product with -x. */
struct system {
  double a[N * N], x[N];
};
static struct system augmented_solve(const double *a, const double *da, const double *b, const double *db,
                                     double *x, double *dx) {
  (void)da, (void)db, (void)dx;
  struct system kept;
  solve(a, b, x);
  memcpy(kept.a, a, sizeof kept.a);
  memcpy(kept.x, x, sizeof kept.x);
  return kept;
}
static void gradient_solve(const double *a, double *da, const double *b, double *db, double *x, double *dx,
                           struct system kept) {
  double turned[N * N], seed[N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) turned[N * i + j] = kept.a[N * j + i];
  solve(turned, dx, seed);
  for (int i = 0; i < N; i++) {
    if (dx != x) dx[i] = 0;
    if (db != b) db[i] += seed[i];
    for (int j = 0; j < N && da != a; j++) da[N * i + j] -= seed[i] * kept.x[j];
  }
}
RULE(solve);

static void roots(const double *x, double *y) {
  y[0] = root(x[0], x[1]);
  y[1] = x[0];
  for (int i = 0; i < 4; i++) y[1] = root(1 + y[1] * y[1], x[1] + i) + y[0];
}

static void systems(const double *x, double *y) {
  double a[N * N], b[N], z[N];
  for (int i = 0; i < N * N; i++) a[i] = (i % (N + 1) == 0 ? 4 : 0) + x[i % 4] * (i + 1) / 9;
  for (int i = 0; i < N; i++) b[i] = x[i];
  for (int step = 0; step < 3; step++) {
    solve(a, b, z);
    for (int i = 0; i < N; i++) b[i] = z[i] * z[i] + x[(i + step) % 4], a[4 * i] += z[i];
  }
  for (int i = 0; i < N; i++) y[i] = b[i];
}

int main(void) {
  CHECK_ADJOINT_MAP(roots, ((double[]){0.7, 1.9}), 2, 2, NULL);
  CHECK_ADJOINT_MAP(systems, ((double[]){0.7, -0.4, 1.1, 0.2}), 4, 3, NULL);
  return checked();
}
