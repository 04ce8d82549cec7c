// Pointers loaded from memory that also changes: rows of matrices, swapped rows, pointers to them.
#include "reverse.h"

enum { N = 3 };

static void eliminate(double **rows) {
  for (int i = 0; i < N; i++) {
    int best = i;
    for (int j = i + 1; j < N; j++)
      if (fabs(rows[j][i]) > fabs(rows[best][i])) best = j;
    double *t = rows[i];
    rows[i] = rows[best], rows[best] = t;
    for (int j = i + 1; j < N; j++) {
      rows[j][i] /= rows[i][i];
      for (int k = i + 1; k < N; k++) rows[j][k] -= rows[j][i] * rows[i][k];
    }
  }
}

static void all(const double *x, double *y) {
  double storage[N][N], *rows[N], **all_rows = rows, ***deep = &all_rows;
  for (int i = 0; i < N; i++) {
    rows[i] = storage[i];
    for (int j = 0; j < N; j++) rows[i][j] = x[N * i + j];
  }
  eliminate(*deep);
  for (int i = 0; i < N; i++) memcpy(y + N * i, rows[i], sizeof storage[i]);
  y[9] = 1;
  for (int i = 0; i < N; i++) {
    double *row = (*deep)[i];
    (*deep)[i] = &y[9];
    y[9] *= row[i];
    *rows[i] += row[0] * storage[i][2];
  }
}

int main(void) {
  double x[] = {0.4, 0.7, -0.8, 1.2, 0.5, -0.3, -0.9, 1.6, 0.25};
  CHECK_ADJOINT_MAP(all, x, 9, 10, NULL);
  return checked();
}
