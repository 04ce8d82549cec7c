// A chemical reaction by implicit Euler, Newton's method in each step; a fit to measurements.
#include "reverse.h"

/* c' = -k c^2 + feed: c + h k c^2 = before + h feed. */
static double implicit_step(double before, double k, double feed, double h) {
  double c = before;
  for (int i = 0; i < 30; i++) {
    double residual = c + h * k * c * c - before - h * feed;
    c -= residual / (1 + 2 * h * k * c);
    if (fabs(residual) < 1e-15) break;
  }
  return c;
}

static double misfit(const double *x) {
  static const struct {
    int step;
    double value;
  } measured[] = {{2, 0.9}, {5, 0.6}, {9, 0.5}};
  double c = x[0], sum = 0;
  for (int step = 1, k = 0; k < 3; step++) {
    c = implicit_step(c, x[1], x[2], 0.1);
    if (measured[k].step == step) sum += pow(c - measured[k++].value, 2);
  }
  return sum;
}

int main(void) {
  CHECK_GRADIENT(misfit, ((double[]){1.2, 1.7, 0.4}), 3, NULL);
  return checked();
}
