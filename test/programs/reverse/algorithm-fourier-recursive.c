// A recursive fast Fourier transform of C's complex numbers on the heap, and a power spectrum.
#include "reverse.h"

#include <complex.h>
#include <stdlib.h>

static void transform(double complex *v, int n) {
  if (n == 1) return;
  double complex *half = malloc(n * sizeof *half), *odd = half + n / 2;
  for (int i = 0; i < n / 2; i++) half[i] = v[2 * i], odd[i] = v[2 * i + 1];
  transform(half, n / 2);
  transform(odd, n / 2);
  for (int k = 0; k < n / 2; k++) {
    double angle = -2 * acos(-1) * k / n;
    double complex t = (cos(angle) + I * sin(angle)) * odd[k];
    v[k] = half[k] + t;
    v[k + n / 2] = half[k] - t;
  }
  free(half);
}

static void spectrum(const double *x, double *y) {
  double complex v[8];
  for (int i = 0; i < 8; i++) v[i] = x[i] + I * x[8 + i];
  transform(v, 8);
  for (int i = 0; i < 8; i++) y[i] = creal(v[i]) * creal(v[i]) + cimag(v[i]) * cimag(v[i]);
}

static void formula(const double *x, const double *dx, double *dy) {
  for (int k = 0; k < 8; k++) {
    double complex v = 0, dv = 0;
    for (int i = 0; i < 8; i++) {
      double complex w = cexp(-2 * I * acos(-1) * k * i / 8);
      v += w * (x[i] + I * x[8 + i]);
      dv += w * (dx[i] + I * dx[8 + i]);
    }
    dy[k] = 2 * (creal(v) * creal(dv) + cimag(v) * cimag(dv));
  }
}

int main(void) {
  double x[16];
  for (int i = 0; i < 16; i++) x[i] = cos(i * i);
  CHECK_ADJOINT_MAP(spectrum, x, 16, 8, formula);
  return checked();
}
