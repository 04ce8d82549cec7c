// Matrices in place: transposed, rotated, multiplied by themselves, views with strides.
#include "reverse.h"

enum { N = 3 };

struct view {
  double *at;
  int rows, columns, down, right;
};

static double *element(struct view m, int i, int j) { return m.at + i * m.down + j * m.right; }

static void transpose_in_place(double m[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < i; j++) {
      double t = m[i][j];
      m[i][j] = m[j][i] * (1 + 0.1 * t);
      m[j][i] = t;
    }
}

static void multiply(struct view a, struct view b, struct view to) {
  for (int i = 0; i < to.rows; i++)
    for (int j = 0; j < to.columns; j++)
      for (int k = 0; k < a.columns; k++)
        *element(to, i, j) += *element(a, i, k) * *element(b, k, j);
}

static void all(const double *x, double *y) {
  double m[N][N], n[N * N] = {0};
  memcpy(m, x, sizeof m);
  transpose_in_place(m);
  struct view plain = {m[0], N, N, N, 1}, turned = {m[0], N, N, 1, N},
              mirrored = {m[N - 1], N, N, -N, 1}, result = {n, N, N, N, 1},
              corner = {n + 4, 2, 2, N, 1};
  multiply(plain, turned, result);
  multiply(mirrored, result, plain);
  multiply(corner, corner, corner);
  memcpy(y, m, sizeof m);
  memcpy(y + N * N, n, sizeof n);
}

int main(void) {
  double x[] = {0.5, 0.75, -0.875, 0.3, -0.6, 0.2, 0.9, -0.4, 0.1};
  CHECK_ADJOINT_MAP(all, x, 9, 18, NULL);
  return checked();
}
