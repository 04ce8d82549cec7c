// All roots of a polynomial at once by Durand and Kerner, in complex numbers.
#include "reverse.h"

#include <complex.h>

enum { N = 4 };

static double complex horner(const double *c, double complex z) {
  double complex value = 1;
  for (int i = N - 1; i >= 0; i--) value = value * z + c[i];
  return value;
}

static void roots(const double *c, double complex *z) {
  double change = 1;
  z[0] = 1;
  for (int i = 1; i < N; i++) z[i] = z[i - 1] * (0.4 + 0.9 * I);
  for (int round = 0; round < 100 && change > 1e-30; round++) {
    change = 0;
    for (int i = 0; i < N; i++) {
      double complex below = 1;
      for (int j = 0; j < N; j++)
        if (j != i) below *= z[i] - z[j];
      double complex d = horner(c, z[i]) / below;
      z[i] -= d;
      change += creal(d) * creal(d) + cimag(d) * cimag(d);
    }
  }
}

static void all(const double *x, double *y) {
  double complex z[N];
  roots(x, z);
  for (int i = 0; i < N; i++) y[2 * i] = creal(z[i]), y[2 * i + 1] = cimag(z[i]);
}

static void formula(const double *x, const double *dx, double *dy) {
  double complex z[N];
  roots(x, z);
  for (int i = 0; i < N; i++) {
    double complex slope = 0, change = 0;
    for (int k = N; k > 0; k--) slope = slope * z[i] + k * (k == N ? 1 : x[k]);
    for (int k = N - 1; k >= 0; k--) change = change * z[i] + dx[k];
    dy[2 * i] = creal(-change / slope), dy[2 * i + 1] = cimag(-change / slope);
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){2, -1, 0.5, 0.8}), N, 2 * N, formula);
  return checked();
}
