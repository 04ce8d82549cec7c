// Bisection: what is computed depends on data through branches only, and the interval's ends move.
#include "check.h"

static double root(double low, double high, double level) {
  for (int i = 0; i < 12; i++) {
    double middle = 0.5 * (low + high);
    if (middle * middle * middle < level) low = middle;
    else high = middle;
  }
  return low + (high - low) * 0.5;
}

static void all(const double *x, double *y) {
  y[0] = root(x[0], x[1], 5.0);
  y[1] = root(x[0], x[1], x[2]);
}

/* Each step keeps one end: the result is a mean of the ends with fixed weights. */
static void formula(const double *x, const double *dx, double *dy) {
  for (int k = 0; k < 2; k++) {
    double low = x[0], high = x[1], dlow = dx[0], dhigh = dx[1], level = k ? x[2] : 5;
    for (int i = 0; i < 12; i++) {
      double middle = (low + high) / 2, dmiddle = (dlow + dhigh) / 2;
      if (middle * middle * middle < level) low = middle, dlow = dmiddle;
      else high = middle, dhigh = dmiddle;
    }
    dy[k] = (dlow + dhigh) / 2;
  }
}

int main(void) {
  CHECK_MAP_WITHIN(0x1p-14, all, ((double[]){0, 4, 5.3}), 3, 2, formula);
  return checked();
}
