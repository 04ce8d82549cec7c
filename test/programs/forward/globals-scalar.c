// Global variables that carry active values between functions; static locals; a global counter.
#include "check.h"

static double state, rate = 0.25;
static int steps;
double visible_total;

static void reset(double x) {
  state = x;
  steps = 0;
  visible_total = 0;
}

static void advance(double by) {
  state += rate * by * state;
  visible_total += state;
  steps++;
}

static double running_mean(double x, int restart) {
  static double sum;
  static int n;
  if (restart) sum = 0, n = 0;
  sum += x;
  return sum / ++n;
}

static void all(const double *x, double *y) {
  reset(x[0]);
  for (int i = 0; i < 4; i++) advance(x[i]);
  y[0] = state;
  y[1] = visible_total * steps;
  for (int i = 0; i < 4; i++) y[2 + i] = running_mean(x[i] * x[i], i == 0);
}

static void formula(const double *x, const double *dx, double *dy) {
  double s = x[0], ds = dx[0], sum = 0;
  dy[1] = 0;
  for (int i = 0; i < 4; i++) {
    ds += 0.25 * (dx[i] * s + x[i] * ds);
    s += 0.25 * x[i] * s;
    dy[1] += 4 * ds;
    sum += 2 * x[i] * dx[i];
    dy[2 + i] = sum / (i + 1);
  }
  dy[0] = ds;
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.2, 0.5, -0.7, 2}), 4, 6, formula);
  return checked();
}
