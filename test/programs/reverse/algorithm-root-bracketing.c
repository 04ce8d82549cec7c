// The rate of return of payments: false position with the Illinois trick, until nothing changes.
#include "reverse.h"

enum { PAYMENTS = 4 };

static double value(const double *payments, double rate) {
  double sum = 0;
  for (int i = PAYMENTS - 1; i >= 0; i--) sum = sum / (1 + rate) + payments[i];
  return sum;
}

static double rate_of(const double *payments) {
  double a = -0.5, b = 1, fa = value(payments, a), fb = value(payments, b);
  int side = 0;
  for (int i = 0; i < 80; i++) {
    double c = (fa * b - fb * a) / (fa - fb), fc = value(payments, c);
    if (fabs(fc) < 1e-15) return c;
    if (fc * fb > 0) {
      b = c, fb = fc;
      if (side == -1) fa /= 2;
      side = -1;
    } else {
      a = c, fa = fc;
      if (side == 1) fb /= 2;
      side = 1;
    }
  }
  return (fa * b - fb * a) / (fa - fb);
}

static void formula(const double *x, double *slopes) {
  double rate = rate_of(x), slope = 0;
  for (int i = 0; i < PAYMENTS; i++) {
    slopes[i] = pow(1 + rate, -i);
    slope -= i * x[i] * pow(1 + rate, -i - 1);
  }
  for (int i = 0; i < PAYMENTS; i++) slopes[i] /= -slope;
}

int main(void) {
  CHECK_GRADIENT(rate_of, ((double[]){-2, 0.7, 0.9, 1.1}), PAYMENTS, formula);
  return checked();
}
