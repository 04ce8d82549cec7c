// The arithmetic-geometric mean until it stands still, and an elliptic integral by it.
#include "reverse.h"

static double mean(double a, double g) {
  while (fabs(a - g) > 1e-15 * a) {
    double next = (a + g) / 2;
    g = sqrt(a * g);
    a = next;
  }
  return a;
}

static double elliptic(double k) { return acos(-1) / (2 * mean(1, sqrt(1 - k * k))); }

/* dK/dk = E / (k (1 - k^2)) - K / k, and E by the same iteration. */
static double elliptic_slope(double k) {
  double a = 1, g = sqrt(1 - k * k), c = k, sum = k * k / 2, power = 1;
  for (int i = 0; i < 8; i++) {
    c = (a - g) / 2;
    double next = (a + g) / 2;
    g = sqrt(a * g);
    a = next;
    sum += power * c * c;
    power *= 2;
  }
  double whole = acos(-1) / (2 * a), second = whole * (1 - sum);
  return second / (k * (1 - k * k)) - whole / k;
}

static void both(const double *x, double *y) {
  y[0] = mean(x[0], x[1]);
  y[1] = mean(x[0] * y[0], 3 * x[1]);
}

int main(void) {
  for (double k = 0.2; k < 0.9; k += 0.2) CHECK_ADJOINT_SCALAR(elliptic, k, elliptic_slope(k));
  CHECK_ADJOINT_MAP(both, ((double[]){2, 0.7}), 2, 2, NULL);
  return checked();
}
