// <complex.h> in loops, branches, calls, arrays and through pointers to functions.
#include "reverse.h"

#include <complex.h>

typedef double complex function(double complex);

static double complex cubed(double complex z) { return z * z * z; }

static function *const table[] = {csin, csqrt, cubed, catan};

/* Newton's method for z^3 = c. */
static double complex root(double complex c) {
  double complex z = 1;
  for (int i = 0; i < 20; i++) {
    double complex step = (cpow(z, 3) - c) / (3 * z * z);
    z -= step;
    if (cabs(step) < 1e-14) break;
  }
  return z;
}

/* A Fourier transform from the definition. */
static void transform(const double complex *from, double complex *to, int n) {
  for (int k = 0; k < n; k++) {
    to[k] = 0;
    for (int i = 0; i < n; i++) to[k] += from[i] * cexp(-2 * M_PI * I * i * k / n);
  }
}

static double complex mapped(const double complex *v, int n) {
  double complex sum = 0;
  for (int i = 0; i < n; i++) sum += table[i % 4](v[i]) * (cimag(v[i]) > 0 ? v[i] : conj(v[i]));
  return sum;
}

static void all(const double *x, double *y) {
  double complex v[4], w[4];
  for (int i = 0; i < 4; i++) v[i] = x[2 * i] + I * x[2 * i + 1];
  transform(v, w, 4);
  for (int i = 0; i < 4; i++) y[i] = cabs(w[i]), y[4 + i] = carg(w[i]);
  double complex z = root(v[0] + 2);
  y[8] = creal(z), y[9] = cimag(z);
  z = mapped(v, 4);
  y[10] = creal(z), y[11] = cimag(z);
}

int main(void) {
  double x[] = {0.5, 0.75, -0.875, 0.25, 0.3, -0.4, 0.9, 0.1};
  CHECK_ADJOINT_MAP(all, x, 8, 12, NULL);
  return checked();
}
