// An American option in a binomial tree: every node chooses between waiting and exercising.
#include "reverse.h"

enum { DEPTH = 10 };

static double put(double spot, double strike, double rate, double volatility) {
  double h = 1.0 / DEPTH, up = exp(volatility * sqrt(h));
  double p = (exp(rate * h) - 1 / up) / (up - 1 / up);
  double value[DEPTH + 1], at[DEPTH + 1];
  for (int i = 0; i <= DEPTH; i++) {
    at[i] = spot * pow(up, 2 * i - DEPTH);
    value[i] = at[i] < strike ? strike - at[i] : 0;
  }
  for (int n = DEPTH; n-- > 0;)
    for (int i = 0; i <= n; i++) {
      at[i] *= up;
      double wait = exp(-rate * h) * (p * value[i + 1] + (1 - p) * value[i]);
      value[i] = strike - at[i] > wait ? strike - at[i] : wait;
    }
  return value[0];
}

static void all(const double *x, double *y) {
  y[0] = put(x[0], x[1], x[2], x[3]);
  y[1] = put(x[1], x[0] + 0.3, x[2], x[3] * 0.8);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-10, all, ((double[]){1.03, 1.1, 0.06, 0.3}), 4, 2, NULL);
  return checked();
}
