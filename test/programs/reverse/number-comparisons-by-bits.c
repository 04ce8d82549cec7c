// Numbers compared by their bits, as integers: ordering, equality, zero, not a number, exponents.
#include "reverse.h"

#include <stdint.h>

static int64_t ordered(double x) {
  int64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits ^ (int64_t)((uint64_t)(bits >> 63) >> 1);
}

static int exponent(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return (int)(bits >> 52 & 0x7ff) - 1023;
}

static double largest(const double *v, int n) {
  double best = v[0];
  for (int i = 1; i < n; i++)
    if (ordered(v[i]) > ordered(best)) best = v[i];
  return best * best;
}

/* A logarithm: the exponent is an integer, the rest a series. */
static double logarithm(double x) {
  int e = exponent(x), f;
  double m = x / ldexp(1, e) - 1, t = m / (2 + m), sum = 0, power = t;
  for (int i = 1; i < 60; i += 2, power *= t * t) sum += power / i;
  double other = frexp(x, &f);
  return 2 * sum + e * M_LN2 + (other * ldexp(1, f) - x);
}

static void all(const double *x, double *y) {
  y[0] = largest(x, 4);
  y[1] = isnan(x[0]) ? 0 : isfinite(x[1]) ? x[0] * x[1] : x[2];
  double v[4];
  memcpy(v, x, sizeof v);
  if (!memcmp(v, x, sizeof v)) v[1] *= x[0];
  y[2] = v[1] * v[2];
  y[3] = logarithm(x[0]) * logarithm(x[3] * 40);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.625, -0.75, -0.875, 1.375}), 4, 4, NULL);
  return checked();
}
