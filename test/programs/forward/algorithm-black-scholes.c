// Option prices: a formula with its known greeks, and a binomial tree that works in place.
#include "check.h"

static double normal(double x) { return 0.5 * erfc(-x / sqrt(2)); }
static double density(double x) { return exp(-x * x / 2) / sqrt(2 * acos(-1)); }

static double call(double spot, double strike, double rate, double volatility, double years) {
  double root = volatility * sqrt(years);
  double d1 = (log(spot / strike) + (rate + volatility * volatility / 2) * years) / root;
  return spot * normal(d1) - strike * exp(-rate * years) * normal(d1 - root);
}

static double tree(double spot, double volatility) {
  enum { STEPS_OF_TREE = 12 };
  double up = exp(volatility * sqrt(1.0 / STEPS_OF_TREE)), down = 1 / up,
         p = (1 - down) / (up - down);
  double value[STEPS_OF_TREE + 1];
  for (int i = 0; i <= STEPS_OF_TREE; i++)
    value[i] = fmax(spot * pow(up, 2 * i - STEPS_OF_TREE) - 100, 0);
  for (int n = STEPS_OF_TREE; n > 0; n--)
    for (int i = 0; i < n; i++) value[i] = p * value[i + 1] + (1 - p) * value[i];
  return value[0];
}

static void all(const double *x, double *y) {
  y[0] = call(x[0] * 100, 95, x[1], x[2], x[3]) / 100;
  y[1] = tree(x[0] * 100, x[2]) / 100;
}

static void greeks(const double *x, const double *dx, double *dy) {
  double root = x[2] * sqrt(x[3]), k = 0.95 * exp(-x[1] * x[3]);
  double d1 = (log(x[0] / 0.95) + (x[1] + x[2] * x[2] / 2) * x[3]) / root;
  dy[0] = normal(d1) * dx[0] + k * x[3] * normal(d1 - root) * dx[1] +
          x[0] * density(d1) * sqrt(x[3]) * dx[2] +
          (x[0] * density(d1) * x[2] / (2 * sqrt(x[3])) + x[1] * k * normal(d1 - root)) * dx[3];
}

static void only_call(const double *x, double *y) {
  double both[2];
  all(x, both);
  y[0] = both[0];
}

int main(void) {
  double x[] = {1.03, 0.05, 0.3, 1.5};
  CHECK_MAP(only_call, x, 4, 1, greeks);
  CHECK_MAP_WITHIN(0x1p-9, all, x, 4, 2, NULL);
  return checked();
}
