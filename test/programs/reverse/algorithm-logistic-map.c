// The logistic map: many rounds whose every state is needed again, and an exponent of its orbit.
#include "reverse.h"

static double orbit(double r) {
  double x = 0.3;
  for (int i = 0; i < 400; i++) x = r * x * (1 - x);
  return x;
}

static double orbit_slope(double r) {
  double x = 0.3, d = 0;
  for (int i = 0; i < 400; i++) {
    d = x * (1 - x) + r * (1 - 2 * x) * d;
    x = r * x * (1 - x);
  }
  return d;
}

static double exponent(const double *p) {
  double x = p[1], sum = 0;
  int count = 0;
  for (int i = 0; i < 24; i++) {
    double stretch = fabs(p[0] * (1 - 2 * x));
    if (stretch > 0.01) sum += log(stretch), count++;
    x = p[0] * x * (1 - x);
  }
  return sum / count;
}

int main(void) {
  for (double r = 2.3; r < 3.5; r += 0.25)
    CHECK_ADJOINT_SCALAR_WITHIN(0x1p-6, orbit, r, orbit_slope(r));
  CHECK_GRADIENT_WITHIN(0x1p-9, exponent, ((double[]){2.7, 0.3}), 2, NULL);
  return checked();
}
