// An integrator that chooses its steps: trial steps are thrown away, and the last one is cut.
#include "reverse.h"

static double pull(double u, double p) { return -p * u + sin(u); }

static double integrate(double u, double p, double end, int *rejected) {
  double t = 0, h = 0.5;
  while (t < end) {
    if (t + h > end) h = end - t;
    double k = pull(u, p), euler = u + h * k, heun = u + h / 2 * (k + pull(euler, p));
    double error = fabs(heun - euler);
    if (error > 0.01) {
      ++*rejected;
      h /= 2;
      continue;
    }
    t += h;
    u = heun;
    if (error < 0.002) h *= 2;
  }
  return u * t;
}

static void all(const double *x, double *y) {
  int rejected = 0;
  y[0] = integrate(x[0], x[1], 2, &rejected);
  y[1] = y[0] * rejected + integrate(y[0], x[0], 1, &rejected);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-12, all, ((double[]){1.3, 0.9}), 2, 2, NULL);
  return checked();
}
