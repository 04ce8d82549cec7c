// Complex numbers of C: sums, conjugates, multiples, parts, and products made of parts.
#include "check.h"

#include <complex.h>

static double complex times(double complex a, double complex b) {
  return creal(a) * creal(b) - cimag(a) * cimag(b) +
         I * (creal(a) * cimag(b) + cimag(a) * creal(b));
}

static double complex horner(const double complex *c, int n, double complex z) {
  double complex value = 0;
  for (int i = n; i-- > 0;) value = times(value, z) + c[i];
  return value;
}

static void all(const double *x, double *y) {
  double complex z = x[0] + I * x[1], c[3] = {x[2], 1 - 2 * I, I * x[0]};
  double complex p = horner(c, 3, z);
  y[0] = creal(p), y[1] = cimag(p);
  p = times(conj(z), p);
  for (int i = 0; i < 3; i++) p = p * 0.5 - I;
  __imag__ p *= 3;
  y[2] = creal(p), y[3] = cimag(-p);
}

static void formula(const double *x, const double *dx, double *dy) {
  double complex z = x[0] + I * x[1], dz = dx[0] + I * dx[1];
  double complex p = x[2] + z * (1 - 2 * I + I * x[0] * z);
  double complex dp = dx[2] + (1 - 2 * I) * dz + I * dx[0] * z * z + 2 * I * x[0] * z * dz;
  dy[0] = creal(dp), dy[1] = cimag(dp);
  dp = 0.125 * (conj(dz) * p + conj(z) * dp);
  dy[2] = creal(dp), dy[3] = -3 * cimag(dp);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, -1.1, 0.3}), 3, 4, formula);
  return checked();
}
