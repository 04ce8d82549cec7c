// An ODE integrator, classical Runge-Kutta with callbacks, for the Lorenz and van der Pol systems.
#include "check.h"

typedef void system(double t, const double *state, double *slope, const double *parameters);

static void lorenz(double t, const double *s, double *d, const double *p) {
  (void)t;
  d[0] = p[0] * (s[1] - s[0]);
  d[1] = s[0] * (p[1] - s[2]) - s[1];
  d[2] = s[0] * s[1] - p[2] * s[2];
}

static void oscillator(double t, const double *s, double *d, const double *p) {
  d[0] = s[1];
  d[1] = p[0] * (1 - s[0] * s[0]) * s[1] - s[0] + p[1] * cos(t);
}

static void integrate(system *f, int n, double *state, const double *p, double h, int steps) {
  double k[4][3], at[3];
  static const double reach[] = {0, 0.5, 0.5, 1}, weight[] = {1, 2, 2, 1};
  for (int step = 0; step < steps; step++) {
    for (int stage = 0; stage < 4; stage++) {
      for (int i = 0; i < n; i++)
        at[i] = state[i] + (stage ? reach[stage] * h * k[stage - 1][i] : 0);
      f((step + reach[stage]) * h, at, k[stage], p);
    }
    for (int i = 0; i < n; i++)
      for (int stage = 0; stage < 4; stage++) state[i] += h / 6 * weight[stage] * k[stage][i];
  }
}

static void chaos(const double *x, double *y) {
  memcpy(y, x, 3 * sizeof *y);
  integrate(lorenz, 3, y, x + 3, 0.01, 20);
}

static void limit_cycle(const double *x, double *y) {
  memcpy(y, x, 2 * sizeof *y);
  integrate(oscillator, 2, y, x + 2, x[4], 15);
}

int main(void) {
  CHECK_MAP(chaos, ((double[]){1, 1.5, 0.75, 10, 28, 8 / 3.0}), 6, 3, NULL);
  CHECK_MAP(limit_cycle, ((double[]){0.5, -1, 1.5, 0.3, 0.1}), 5, 2, NULL);
  return checked();
}
