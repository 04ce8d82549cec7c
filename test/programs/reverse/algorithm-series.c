// Series until they converge: Horner, Clenshaw, a continued fraction, and the exponential integral.
#include "reverse.h"

static double horner(const double *c, int n, double t) {
  double value = 0;
  while (n--) value = value * t + c[n];
  return value;
}

static double clenshaw(const double *c, int n, double t) {
  double b1 = 0, b2 = 0;
  while (--n) {
    double b = 2 * t * b1 - b2 + c[n];
    b2 = b1;
    b1 = b;
  }
  return t * b1 - b2 + c[0];
}

/* The tangent by Gauss' continued fraction t / (1 - t^2 / (3 - t^2 / (5 - ...))). */
static double fraction(double t) {
  double below = 41;
  for (int k = 39; k > 0; k -= 2) below = k - t * t / below;
  return t / below;
}

static double integral(double t) {
  double term = 1, sum = 0;
  for (int k = 1; fabs(term) > 1e-17; k++) {
    term *= t / k;
    sum += term / k;
  }
  return log(t) + sum;
}

static void all(const double *x, double *y) {
  y[0] = horner(x, 4, x[4]);
  y[1] = clenshaw(x, 4, x[4]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double t = x[4], T[] = {1, t, 2 * t * t - 1, 4 * t * t * t - 3 * t},
         dT[] = {0, 1, 4 * t, 12 * t * t - 3};
  dy[0] = (x[1] + t * (2 * x[2] + 3 * t * x[3])) * dx[4];
  dy[1] = 0;
  for (int i = 0; i < 4; i++) {
    dy[0] += pow(t, i) * dx[i];
    dy[1] += T[i] * dx[i] + x[i] * dT[i] * dx[4];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.5, -0.5, 2, 0.75, -1.2}), 5, 2, formula);
  for (double t = 0.4; t < 3; t += 0.7) CHECK_ADJOINT_SCALAR(integral, t, exp(t) / t);
  for (double t = -1.2; t < 1.4; t += 0.5)
    CHECK_ADJOINT_SCALAR(fraction, t, 1 / (cos(t) * cos(t)));
  return checked();
}
