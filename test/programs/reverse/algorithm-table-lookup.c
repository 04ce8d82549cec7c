// Bilinear interpolation in a table by indices from active numbers, clamped at its borders.
#include "reverse.h"

enum { ROWS = 4, COLUMNS = 5 };

static int cell(double at, int n) {
  int i = (int)floor(at);
  return i < 0 ? 0 : i > n - 2 ? n - 2 : i;
}

static double look_up(const double table[ROWS][COLUMNS], double u, double v) {
  int i = cell(u, ROWS), j = cell(v, COLUMNS);
  double p = fmin(fmax(u - i, 0), 1), q = fmin(fmax(v - j, 0), 1);
  return (1 - p) * ((1 - q) * table[i][j] + q * table[i][j + 1]) +
         p * ((1 - q) * table[i + 1][j] + q * table[i + 1][j + 1]);
}

static void all(const double *x, double *y) {
  const double(*table)[COLUMNS] = (const double(*)[COLUMNS])x;
  double u = x[ROWS * COLUMNS], v = x[ROWS * COLUMNS + 1];
  y[0] = look_up(table, u, v);
  y[1] = look_up(table, 2 * v, u + y[0]);
  y[2] = look_up(table, 9 - u, -v);
  y[3] = y[0] * y[1];
}

int main(void) {
  double x[ROWS * COLUMNS + 2];
  for (int i = 0; i < ROWS * COLUMNS; i++) x[i] = cos(i * i);
  x[ROWS * COLUMNS] = 1.4, x[ROWS * COLUMNS + 1] = 0.7;
  CHECK_ADJOINT_MAP(all, x, ROWS * COLUMNS + 2, 4, NULL);
  return checked();
}
