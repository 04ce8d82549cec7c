// <complex.h>: every function of double complex, and the arithmetic around them.
#include "check.h"

#include <complex.h>

static void put(double *y, int *at, double complex z) {
  y[(*at)++] = creal(z);
  y[(*at)++] = cimag(z);
}

static void all(const double *x, double *y) {
  double complex z = x[0] + I * x[1], w = x[2] + I * x[3];
  int at = 0;
  put(y, &at, cexp(z)), put(y, &at, clog(z)), put(y, &at, csqrt(z)), put(y, &at, cpow(z, w));
  put(y, &at, csin(z)), put(y, &at, ccos(z)), put(y, &at, ctan(z));
  put(y, &at, casin(z)), put(y, &at, cacos(z)), put(y, &at, catan(z));
  put(y, &at, csinh(z)), put(y, &at, ccosh(z)), put(y, &at, ctanh(z));
  put(y, &at, casinh(z)), put(y, &at, cacosh(z)), put(y, &at, catanh(z));
  put(y, &at, conj(z * w)), put(y, &at, cproj(z / w));
  y[at++] = cabs(z), y[at++] = carg(z), y[at++] = creal(z) * cimag(w);
}

static void formula(const double *x, const double *dx, double *dy) {
  double complex z = x[0] + I * x[1], w = x[2] + I * x[3];
  double complex dz = dx[0] + I * dx[1], dw = dx[2] + I * dx[3];
  double complex root = csqrt(1 - z * z), c = ccos(z), ch = ccosh(z), power = cpow(z, w);
  int at = 0;
  put(dy, &at, cexp(z) * dz), put(dy, &at, dz / z), put(dy, &at, dz / (2 * csqrt(z)));
  put(dy, &at, power * (w / z * dz + clog(z) * dw));
  put(dy, &at, c * dz), put(dy, &at, -csin(z) * dz), put(dy, &at, dz / (c * c));
  put(dy, &at, dz / root), put(dy, &at, -dz / root), put(dy, &at, dz / (1 + z * z));
  put(dy, &at, ch * dz), put(dy, &at, csinh(z) * dz), put(dy, &at, dz / (ch * ch));
  put(dy, &at, dz / csqrt(1 + z * z)), put(dy, &at, dz / (csqrt(z - 1) * csqrt(z + 1)));
  put(dy, &at, dz / (1 - z * z));
  put(dy, &at, conj(dz * w + z * dw)), put(dy, &at, (dz - z / w * dw) / w);
  dy[at++] = creal(conj(z) * dz) / cabs(z), dy[at++] = cimag(dz / z);
  dy[at++] = creal(dz) * cimag(w) + creal(z) * cimag(dw);
}

/* Distances of points that meet have a slope of 0, as roots of 0 have. */
static void meeting(const double *x, double *y) {
  double complex z = x[0] * (1 + 2 * I);
  y[0] = cabs(z - z) + x[0];
  y[1] = creal(csqrt(z - z)) + 2 * x[0];
}

static void meeting_formula(const double *x, const double *dx, double *dy) {
  dy[0] = dx[0] + 0 * x[0], dy[1] = 2 * dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.8, -0.6, 1.25, 0.5}), 4, 39, formula);
  CHECK_MAP(all, ((double[]){-1.5, 0.75, -0.5, 1.5}), 4, 39, formula);
  CHECK_MAP(meeting, ((double[]){0.75}), 1, 2, meeting_formula);
  return checked();
}
