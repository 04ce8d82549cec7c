// Arrays of variable length, two-dimensional ones too, alloca, and alloca in a loop.
#include "check.h"

#include <alloca.h>

static double binomial(const double *x, int n) {
  double row[n + 1];
  for (int i = 0; i <= n; i++) row[i] = 1;
  for (int i = 1; i <= n; i++)
    for (int j = i - 1; j > 0; j--) row[j] = row[j] * x[j % 3] + row[j - 1];
  return row[n / 2];
}

static double table(const double *x, int rows, int columns) {
  double t[rows][columns];
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++)
      t[i][j] = i && j ? t[i - 1][j] * x[0] + t[i][j - 1] * x[1] : x[2];
  return t[rows - 1][columns - 1];
}

static double chain(const double *x, int n) {
  double *before = NULL, sum = 0;
  for (int i = 1; i <= n; i++) {
    double *now = alloca(i * sizeof *now);
    for (int j = 0; j < i; j++) now[j] = before && j < i - 1 ? before[j] * x[2] : x[i % 3];
    before = now;
  }
  for (int j = 0; j < n; j++) sum += before[j];
  return sum;
}

static void all(const double *x, double *y) {
  y[0] = binomial(x, 6);
  y[1] = table(x, 3, 4);
  y[2] = chain(x, 4);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, 1.1, -0.7}), 3, 3, NULL);
  return checked();
}
