// The price of an option by its formula; the greeks are known.
#include "reverse.h"

static double normal(double x) { return 0.5 * erfc(-x / sqrt(2)); }
static double density(double x) { return exp(-x * x / 2) / sqrt(2 * acos(-1)); }

/* Spot, strike, rate, volatility, years. */
static double call(const double *x) {
  double root = x[3] * sqrt(x[4]);
  double d = (log(x[0] / x[1]) + (x[2] + x[3] * x[3] / 2) * x[4]) / root;
  return x[0] * normal(d) - x[1] * exp(-x[2] * x[4]) * normal(d - root);
}

static void greeks(const double *x, double *slopes) {
  double root = x[3] * sqrt(x[4]), later = exp(-x[2] * x[4]);
  double d = (log(x[0] / x[1]) + (x[2] + x[3] * x[3] / 2) * x[4]) / root;
  slopes[0] = normal(d);
  slopes[1] = -later * normal(d - root);
  slopes[2] = x[1] * x[4] * later * normal(d - root);
  slopes[3] = x[0] * density(d) * sqrt(x[4]);
  slopes[4] = x[0] * density(d) * x[3] / (2 * sqrt(x[4])) +
              x[2] * x[1] * later * normal(d - root);
}

static double at_the_money(double spot) {
  return call((double[]){spot, spot, 0.05, 0.3, 1.5});
}

int main(void) {
  CHECK_GRADIENT(call, ((double[]){1.03, 0.95, 0.05, 0.3, 1.5}), 5, greeks);
  for (double s = 0.5; s < 3; s *= 1.7) CHECK_ADJOINT_SCALAR(at_the_money, s, at_the_money(s) / s);
  return checked();
}
