// Gradients are added to what shadows hold; seeds are used up, so a second request finds none.
#include "reverse.h"

static double sum_of_squares(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}

static void squares(const double *x, int n, double *y) {
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
}

/* Writes only some results: the seeds of the others stay, and those read first pass through. */
static void some(const double *x, double *y) {
  y[0] = x[0] * x[1];
  y[2] = y[2] * x[0] + y[1];
}

int main(void) {
  double x[] = {1, 2, 3}, dx[] = {100, 0, -1}, y[] = {0, 5, 7}, dy[] = {1, 0.5, 2};
  for (int again = 1; again <= 3; again++) {
    REQUEST(__enzyme_autodiff_void((void *)sum_of_squares, enzyme_dup, x, dx, 3));
    for (int i = 0; i < 3; i++)
      CHECK_GOT("added", dx[i], (double[]){100, 0, -1}[i] + again * 2 * x[i], 0);
  }
  memset(dx, 0, sizeof dx);
  for (int again = 0; again < 2; again++)
    REQUEST(__enzyme_autodiff_void((void *)squares, enzyme_dup, x, dx, 3, enzyme_dup, y, dy));
  for (int i = 0; i < 3; i++) CHECK_GOT("once", dx[i], (double[]){1, 0.5, 2}[i] * 2 * x[i], 0);
  memset(dx, 0, sizeof dx);
  y[0] = 0, y[1] = 5, y[2] = 7, dy[0] = 1, dy[1] = 0.5, dy[2] = 2;
  REQUEST(__enzyme_autodiff_void((void *)some, enzyme_dup, x, dx, enzyme_dup, y, dy));
  double wanted_dx[] = {2 + 2 * 7, 1, 0}, wanted_dy[] = {0, 0.5 + 2, 2 * 1};
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("x", dx[i], wanted_dx[i], 0);
    CHECK_GOT("y", dy[i], wanted_dy[i], 0);
  }
  CHECK_NEAR("references", 4, DIFFERENCE(t, 2.0, t * t), BY_DIFFERENCES);
  return checked();
}
