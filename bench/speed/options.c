/* The price of an option on an average, over random paths that stay the same (Black and Scholes). */
#include "speed.h"

double price(int paths, int steps, const double *chances, double spot, double strike,
             const double *rates, const double *volatilities) {
  double dt = 1.0 / steps, payoffs = 0, discount = 0;
  for (int p = 0; p < paths; p++) {
    double s = spot, sum = 0;
    for (int t = 0; t < steps; t++) {
      double v = volatilities[t];
      s *= exp((rates[t] - 0.5 * v * v) * dt + v * sqrt(dt) * chances[p * steps + t]);
      sum += s;
    }
    double over = sum / steps - strike;
    if (over > 0) payoffs += over;
  }
  for (int t = 0; t < steps; t++) discount += rates[t] * dt;
  return exp(-discount) * payoffs / paths;
}

/* By hand: what a path is at a time passes back what it and all later ones did. */
static void price_hand(int paths, int steps, const double *chances, const double *x, double *dx,
                       const double *rates, double *drates, const double *volatilities,
                       double *dvolatilities) {
  double dt = 1.0 / steps, root = sqrt(dt), payoffs = 0, discount = 0, spot = x[0], strike = x[1];
  double *at = malloc(steps * sizeof *at);
  for (int t = 0; t < steps; t++) discount += rates[t] * dt;
  double each = exp(-discount) / paths;
  for (int p = 0; p < paths; p++) {
    double s = spot, sum = 0, back = 0;
    const double *chance_of = chances + p * steps;
    for (int t = 0; t < steps; t++) {
      double v = volatilities[t];
      at[t] = s *= exp((rates[t] - 0.5 * v * v) * dt + v * root * chance_of[t]);
      sum += s;
    }
    double over = sum / steps - strike;
    if (!(over > 0)) continue;
    payoffs += over;
    for (int t = steps - 1; t >= 0; t--) {
      back += each / steps * at[t];
      drates[t] += back * dt;
      dvolatilities[t] += back * (root * chance_of[t] - volatilities[t] * dt);
    }
    dx[0] += back / spot;
    dx[1] -= each;
  }
  for (int t = 0; t < steps; t++) drates[t] -= each * payoffs * dt;
  free(at);
}

/* -- the program ------------------------------------------------------------------------------ */

static int paths, steps;
static double *chances;

static void prepare(void) {
  paths = unknown(4000), steps = unknown(32), inputs = 2 + 2 * steps;
  chances = doubles(paths * steps);
  for (int i = 0; i < paths * steps; i++)
    chances[i] = sqrt(-2 * log(between(1e-9, 1))) * cos(between(0, 2 * M_PI));
}
static void start(double *x) {
  x[0] = 1, x[1] = 1.01;
  for (int t = 0; t < steps; t++) x[2 + t] = between(0, 0.05), x[2 + steps + t] = between(0.1, 0.3);
}
static double primal(const double *x) {
  return price(paths, steps, chances, x[0], x[1], x + 2, x + 2 + steps);
}
static void by_hand(const double *x, double *dx) {
  price_hand(paths, steps, chances, x, dx, x + 2, dx + 2, x + 2 + steps, dx + 2 + steps);
}
#ifdef PLAIN
static void ours(const double *x, double *dx) { by_hand(x, dx); }
#else
struct both {
  double spot, strike;
};
struct both __enzyme_autodiff_both(void *, ...);
static void ours(const double *x, double *dx) {
  struct both by = __enzyme_autodiff_both(
      (void *)price, enzyme_const, paths, enzyme_const, steps, enzyme_const, chances, enzyme_out,
      x[0], enzyme_out, x[1], enzyme_dup, x + 2, dx + 2, enzyme_dup, x + 2 + steps, dx + 2 + steps);
  dx[0] += by.spot;
  dx[1] += by.strike;
}
#endif
