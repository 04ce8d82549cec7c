// Arrays of row pointers: swapping rows by swapping pointers, and three levels of indirection.
#include "check.h"

static void swap(double **a, double **b) {
  double *t = *a;
  *a = *b;
  *b = t;
}

static double determinant(double **m, int n) {
  double product = 1;
  for (int k = 0; k < n; k++) {
    int best = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(m[i][k]) > fabs(m[best][k])) best = i;
    if (best != k) swap(&m[best], &m[k]), product = -product;
    product *= m[k][k];
    for (int i = k + 1; i < n; i++)
      for (int j = n - 1; j >= k; j--) m[i][j] -= m[i][k] / m[k][k] * m[k][j];
  }
  return product;
}

static void all(const double *x, double *y) {
  double storage[3][3], *rows[3], **cells[2] = {&rows[1], &rows[2]}, ***top = cells;
  for (int i = 0; i < 9; i++) storage[i / 3][i % 3] = x[i];
  for (int i = 0; i < 3; i++) rows[i] = storage[i];
  (*top[1])[0] *= 2;
  y[0] = determinant(rows, 3);
  *top[0] = *top[1];
  y[1] = rows[1][2] + rows[2][2];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.1, 2, -1, 1.5, 0.5, 0.3, -2, 1, 0.7}), 9, 2, NULL);
  double m[9] = {0.1, 2, -1, 1.5, 0.5, 0.3, -2, 1, 0.7}, y[2];
  all(m, y);
  CHECK_NEAR("determinant", y[0],
             0.1 * (0.5 * 0.7 - 0.3) - 2 * (1.5 * 0.7 + 0.3 * 4) - 1 * (1.5 + 0.5 * 4), BY_FORMULA);
  return checked();
}
