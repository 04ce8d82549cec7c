// Complex numbers of C: the compiler's products and quotients, conjugates and parts.
#include "reverse.h"

#include <complex.h>

static double complex polynomial(const double complex *c, int n, double complex z) {
  double complex value = 0;
  for (int i = n; i-- > 0;) value = value * z + c[i];
  return value;
}

static void butterflies(double complex *v, int n) {
  for (int half = n / 2; half; half /= 2)
    for (int start = 0; start < n; start += 2 * half)
      for (int i = start; i < start + half; i++) {
        double complex a = v[i], b = v[i + half] * (0.6 + 0.8 * I);
        v[i] = a + b, v[i + half] = (a - b) * conj(a);
      }
}

static void all(const double *x, double *y) {
  double complex c[4];
  for (int i = 0; i < 4; i++) c[i] = x[2 * i] + I * x[2 * i + 1];
  double complex p = polynomial(c, 4, c[0]);
  y[0] = creal(p), y[1] = cimag(p);
  butterflies(c, 4);
  for (int i = 0; i < 4; i++) y[2 + 2 * i] = creal(c[i]), y[3 + 2 * i] = cimag(c[i]);
  p = c[1] / (c[2] + 2);
  __imag__ p *= 3;
  y[10] = creal(p * p), y[11] = cimag(p);
}

int main(void) {
  double x[] = {0.5, 0.75, -0.875, 0.25, 0.3, -0.4, 0.9, 0.1};
  CHECK_ADJOINT_MAP(all, x, 8, 12, NULL);
  return checked();
}
