// The matrix exponential by scaling, a Taylor series and squaring as often as the norm asks for.
#include "reverse.h"

enum { N = 3 };
typedef double matrix[N][N];

static void multiply(matrix a, matrix b, matrix c) {
  matrix product = {{0}};
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < N; k++) product[i][j] += a[i][k] * b[k][j];
  memcpy(c, product, sizeof product);
}

static int squarings(matrix a) {
  double norm = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) norm += fabs(a[i][j]);
  int count = 0;
  for (; norm > 0.5; norm /= 2) count++;
  return count;
}

static void exponential(matrix a, matrix e) {
  int count = squarings(a);
  double scale = ldexp(1, -count);
  matrix term;
  memset(e, 0, sizeof(matrix));
  memset(term, 0, sizeof term);
  for (int i = 0; i < N; i++) e[i][i] = term[i][i] = 1;
  for (int k = 1; k <= 14; k++) {
    multiply(term, a, term);
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) term[i][j] *= scale / k, e[i][j] += term[i][j];
  }
  while (count--) multiply(e, e, e);
}

static void all(const double *x, double *y) {
  matrix a, e;
  memcpy(a, x, sizeof a);
  exponential(a, e);
  memcpy(y, e, sizeof e);
}

int main(void) {
  double x[] = {0.5, -1, 0.25, 2, 0.75, -0.5, 0.1, 0.3, -0.8};
  CHECK_ADJOINT_MAP(all, x, N * N, N * N, NULL);
  return checked();
}
