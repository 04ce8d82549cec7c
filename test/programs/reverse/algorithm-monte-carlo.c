// Monte Carlo: an Asian and a barrier option over paths whose random numbers have a fixed seed.
#include "reverse.h"

enum { PATHS = 40, DAYS = 6 };

static double uniform(unsigned long long *seed) {
  *seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
  return ((*seed >> 33) + 0.5) / 2147483648.0;
}

static double normal(unsigned long long *seed) {
  double r = sqrt(-2 * log(uniform(seed)));
  return r * cos(2 * acos(-1) * uniform(seed));
}

static void prices(const double *x, double *y) {
  unsigned long long seed = 42;
  double h = 1.0 / DAYS;
  y[0] = y[1] = 0;
  for (int p = 0; p < PATHS; p++) {
    double s = x[0], mean = 0;
    int alive = 1;
    for (int day = 0; day < DAYS; day++) {
      s *= exp((x[1] - x[2] * x[2] / 2) * h + x[2] * sqrt(h) * normal(&seed));
      mean += s / DAYS;
      if (s > 1.8) alive = 0;
    }
    if (mean > 1) y[0] += (mean - 1) / PATHS;
    if (alive && s > 1.05) y[1] += (s - 1.05) / PATHS;
  }
  for (int i = 0; i < 2; i++) y[i] *= exp(-x[1]);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-13, prices, ((double[]){1.1, 0.05, 0.3}), 3, 2, NULL);
  return checked();
}
