// Two series warped onto each other with a soft minimum, cells waiting for their neighbours (doacross).
#include "models.h"

enum { N = 12, ROWS = 7, COLUMNS = 5 };

static double soft(double a, double b, double c, double gamma) {
  const double least = fmin(a, fmin(b, c));
  return least - gamma * log(exp((least - a) / gamma) + exp((least - b) / gamma) +
                             exp((least - c) / gamma));
}

static double warped(const double *x) {
  double r[ROWS + 1][COLUMNS + 1];
  const double *a = x, *b = x + ROWS;
  for (int i = 0; i <= ROWS; i++) r[i][0] = 50;
  for (int j = 0; j <= COLUMNS; j++) r[0][j] = 50;
  r[0][0] = 0;
#pragma omp parallel for ordered(2) schedule(static, 1) shared(r)
  for (int i = 1; i <= ROWS; i++)
    for (int j = 1; j <= COLUMNS; j++) {
      const double apart = a[i - 1] - b[j - 1], cost = apart * apart;
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1) depend(sink : i - 1, j - 1)
      r[i][j] = cost + soft(r[i - 1][j], r[i][j - 1], r[i - 1][j - 1], 0.3);
#pragma omp ordered depend(source)
    }
  return r[ROWS][COLUMNS];
}

int main(void) {
  MODEL(warped, N, 0.2, 0.17);
  return done();
}
