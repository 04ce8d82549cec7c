// <complex.h> in long double, where complex numbers are passed in memory; in loops and in calls.
#include "reverse.h"

#include <complex.h>

extern long double __enzyme_autodiff_wide(void *, int, long double);

static void put(double *y, int *at, long double complex z) {
  y[(*at)++] = (double)creall(z);
  y[(*at)++] = (double)cimagl(z);
}

static void all(const double *x, double *y) {
  long double complex z = x[0] + I * x[1], w = x[2] + I * x[3];
  int at = 0;
  put(y, &at, cexpl(z)), put(y, &at, clogl(z)), put(y, &at, csqrtl(z)), put(y, &at, cpowl(z, w));
  put(y, &at, csinl(z)), put(y, &at, ccosl(z)), put(y, &at, ctanl(z));
  put(y, &at, casinl(z)), put(y, &at, cacosl(z)), put(y, &at, catanl(z));
  put(y, &at, csinhl(z)), put(y, &at, ccoshl(z)), put(y, &at, ctanhl(z));
  put(y, &at, casinhl(z)), put(y, &at, cacoshl(z)), put(y, &at, catanhl(z));
  put(y, &at, conjl(z * w)), put(y, &at, cprojl(z * w));
  y[at++] = (double)cabsl(z), y[at++] = (double)cargl(z);
}

static void formula(const double *x, const double *dx, double *dy) {
  double complex z = x[0] + I * x[1], w = x[2] + I * x[3];
  double complex dz = dx[0] + I * dx[1], dw = dx[2] + I * dx[3];
  double complex root = csqrt(1 - z * z), c = ccos(z), ch = ccosh(z), power = cpow(z, w);
  double complex found[] = {
      cexp(z) * dz, dz / z, dz / (2 * csqrt(z)), power * (w / z * dz + clog(z) * dw),
      c * dz, -csin(z) * dz, dz / (c * c),
      dz / root, -dz / root, dz / (1 + z * z),
      ch * dz, csinh(z) * dz, dz / (ch * ch),
      dz / csqrt(1 + z * z), dz / (csqrt(z - 1) * csqrt(z + 1)), dz / (1 - z * z),
      conj(dz * w + z * dw), dz * w + z * dw};
  int at = 0, count = sizeof found / sizeof *found;
  for (int i = 0; i < count; i++) dy[at++] = creal(found[i]), dy[at++] = cimag(found[i]);
  dy[at++] = creal(conj(z) * dz) / cabs(z), dy[at++] = cimag(dz / z);
}

typedef long double complex function(long double complex);
static function *const table[] = {csinl, ccosl};

__attribute__((noinline)) static long double complex spun(long double complex z, int times) {
  for (int i = 0; i < times; i++) z = csinl(0.5L * z) * cexpl(0.25L * z) + 0.5L * I;
  return z;
}

static double whirl(const double *x) {
  long double complex z = spun(x[0] + I * x[1], 5);
  for (int i = 0; i < 2; i++) z = table[i](z);
  return cabsl(z) + cimagl(spun(z, 2)) * x[0];
}

static long double rotated(long double x) { return creall(cexpl(x * (0.5L + I))); }

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.8, -0.6, 1.25, 0.5}), 4, 38, formula);
  CHECK_GRADIENT(whirl, ((double[]){0.5, 0.25}), 2, NULL);
  long double slope = 0, x = 0.75L, wanted = creall((0.5L + I) * cexpl(x * (0.5L + I)));
  REQUEST(slope = __enzyme_autodiff_wide((void *)rotated, enzyme_out, x));
  CHECK_GOT("more digits than a double has", slope, wanted, 16 * LDBL_EPSILON);
  return checked();
}
