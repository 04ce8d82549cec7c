// A sparse matrix: triplets sorted into compressed rows, products with it and its transpose.
#include "reverse.h"

enum { N = 4, ENTRIES = 8 };
static const int rows[ENTRIES] = {2, 0, 3, 1, 0, 2, 1, 0};
static const int columns[ENTRIES] = {1, 3, 3, 0, 0, 2, 2, 3};

struct sparse {
  int starts[N + 1], columns[ENTRIES];
  double values[ENTRIES];
};

static void compress(const double *values, struct sparse *a) {
  int at[N];
  memset(a, 0, sizeof *a);
  for (int i = 0; i < ENTRIES; i++) a->starts[rows[i] + 1]++;
  for (int i = 0; i < N; i++) at[i] = a->starts[i], a->starts[i + 1] += a->starts[i];
  for (int i = 0; i < ENTRIES; i++) {
    int k = at[rows[i]]++;
    a->columns[k] = columns[i];
    a->values[k] = values[i];
  }
}

static void multiply(const struct sparse *a, const double *v, double *to) {
  for (int i = 0; i < N; i++) {
    to[i] = 0;
    for (int k = a->starts[i]; k < a->starts[i + 1]; k++) to[i] += a->values[k] * v[a->columns[k]];
  }
}

static void multiply_transposed(const struct sparse *a, const double *v, double *to) {
  for (int i = 0; i < N; i++) to[i] = 0;
  for (int i = 0; i < N; i++)
    for (int k = a->starts[i]; k < a->starts[i + 1]; k++) to[a->columns[k]] += a->values[k] * v[i];
}

static void all(const double *x, double *y) {
  struct sparse a;
  compress(x, &a);
  multiply(&a, x + ENTRIES, y);
  multiply_transposed(&a, y, y + N);
}

static void dense(const double *values, double m[N][N]) {
  memset(m, 0, N * sizeof *m);
  for (int i = 0; i < ENTRIES; i++) m[rows[i]][columns[i]] += values[i];
}

static void formula(const double *x, const double *dx, double *dy) {
  double m[N][N], dm[N][N], y[2 * N];
  all(x, y);
  dense(x, m), dense(dx, dm);
  for (int i = 0; i < 2 * N; i++) dy[i] = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) dy[i] += dm[i][j] * x[ENTRIES + j] + m[i][j] * dx[ENTRIES + j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) dy[N + j] += dm[i][j] * y[i] + m[i][j] * dy[i];
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5, 0.25, 1.5, -0.5, 0.7};
  CHECK_ADJOINT_MAP(all, x, ENTRIES + N, 2 * N, formula);
  return checked();
}
