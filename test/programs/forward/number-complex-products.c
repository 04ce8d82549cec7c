// Products and quotients of complex numbers as C writes them, in a loop too.
#include "check.h"

#include <complex.h>

static double complex mandelbrot(double complex c, int n) {
  double complex z = 0;
  while (n--) z = z * z + c;
  return z;
}

static void all(const double *x, double *y) {
  double complex a = x[0] + I * x[1], b = x[2] - I, p = a * b, m = mandelbrot(0.5 * a, 5);
  y[0] = creal(p), y[1] = cimag(p);
  y[2] = creal(m), y[3] = cimag(m);
  p *= a;
  y[4] = creal(p) * cimag(p);
}

static void formula(const double *x, const double *dx, double *dy) {
  double complex a = x[0] + I * x[1], da = dx[0] + I * dx[1], b = x[2] - I, db = dx[2];
  double complex p = a * b, dp = da * b + a * db, z = 0, dz = 0;
  dy[0] = creal(dp), dy[1] = cimag(dp);
  for (int i = 0; i < 5; i++) {
    dz = 2 * z * dz + 0.5 * da;
    z = z * z + 0.5 * a;
  }
  dy[2] = creal(dz), dy[3] = cimag(dz);
  dp = dp * a + p * da, p *= a;
  dy[4] = creal(dp) * cimag(p) + creal(p) * cimag(dp);
}

static void quotient(const double *x, double *y) {
  double complex q = (x[0] + I * x[1]) / (x[2] - I);
  y[0] = creal(q), y[1] = cimag(q);
}

static void of_quotient(const double *x, const double *dx, double *dy) {
  double complex a = x[0] + I * x[1], b = x[2] - I, dq = (dx[0] + I * dx[1] - a / b * dx[2]) / b;
  dy[0] = creal(dq), dy[1] = cimag(dq);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, -1.1, 0.3}), 3, 5, formula);
  CHECK_MAP(quotient, ((double[]){0.8, -1.1, 0.3}), 3, 2, of_quotient);
  return checked();
}
