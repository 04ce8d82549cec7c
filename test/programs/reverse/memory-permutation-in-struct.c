// LU with pivoting in a struct that holds the permutation beside the numbers.
#include "reverse.h"

enum { N = 4 };

struct system {
  int n, rows[N];
  double a[N][N];
};

static void trade_rows(struct system *s, int i, int k) {
  for (int j = 0; j < s->n; j++) {
    double held = s->a[i][j];
    s->a[i][j] = s->a[k][j], s->a[k][j] = held;
  }
  int row = s->rows[i];
  s->rows[i] = s->rows[k], s->rows[k] = row;
}

static void factor(struct system *s) {
  for (int i = 0; i < s->n; i++) s->rows[i] = i;
  for (int k = 0; k < s->n; k++) {
    int pivot = k;
    for (int i = k + 1; i < s->n; i++)
      if (fabs(s->a[i][k]) > fabs(s->a[pivot][k])) pivot = i;
    if (pivot != k) trade_rows(s, k, pivot);
    for (int i = k + 1; i < s->n; i++) {
      s->a[i][k] /= s->a[k][k];
      for (int j = k + 1; j < s->n; j++) s->a[i][j] -= s->a[i][k] * s->a[k][j];
    }
  }
}

static void solve(const struct system *s, const double *b, double *y) {
  for (int i = 0; i < s->n; i++) {
    y[i] = b[s->rows[i]];
    for (int j = 0; j < i; j++) y[i] -= s->a[i][j] * y[j];
  }
  for (int i = s->n - 1; i >= 0; i--) {
    for (int j = i + 1; j < s->n; j++) y[i] -= s->a[i][j] * y[j];
    y[i] /= s->a[i][i];
  }
}

static void all(const double *x, double *y) {
  struct system s = {.n = N};
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) s.a[i][j] = i == j ? x[i] / 4 : 1 + x[(i + 2 * j) % N] * (i + j);
  factor(&s);
  solve(&s, x, y);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, N, NULL);
  return checked();
}
