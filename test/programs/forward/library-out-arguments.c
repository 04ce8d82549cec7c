// Functions with results through pointers: frexp, modf, sincos, remquo, and ldexp.
#define _GNU_SOURCE
#include "check.h"

static double parts(double x) {
  double whole, part = modf(x, &whole);
  return part * part + whole * x;
}

static double scaled(double x) {
  int exponent, quotient;
  double mantissa = frexp(x, &exponent);
  double rest = remquo(x, 0.75, &quotient);
  return ldexp(mantissa * mantissa, 2 * exponent) + exponent * mantissa + rest * (quotient & 7) +
         scalbn(x, 3);
}

static double circle(double x) {
  double s, c;
  sincos(2 * x, &s, &c);
  return s * s - 3 * c * x;
}

static void in_memory(const double *x, double *y) {
  double whole[2];
  int exponents[2];
  for (int i = 0; i < 2; i++) {
    y[i] = modf(x[i] * 5, &whole[i]) * x[0];
    y[2 + i] = frexp(x[i], &exponents[1 - i]);
  }
  y[4] = whole[0] * exponents[0] * x[1] + whole[1] * exponents[1] * x[0];
}

static void formula(const double *x, const double *dx, double *dy) {
  int e[2];
  for (int i = 0; i < 2; i++) {
    double whole = trunc(5 * x[i]);
    frexp(x[i], &e[i]);
    dy[i] = 5 * dx[i] * x[0] + (5 * x[i] - whole) * dx[0];
    dy[2 + i] = ldexp(dx[i], -e[i]);
  }
  dy[4] = trunc(5 * x[0]) * e[1] * dx[1] + trunc(5 * x[1]) * e[0] * dx[0];
}

int main(void) {
  double points[] = {-2.3, 0.7, 1.3, 3.3};
  for (int i = 0; i < 4; i++) {
    double x = points[i];
    int e, q;
    (void)frexp(x, &e), (void)remquo(x, 0.75, &q);
    CHECK_SCALAR(parts, x, 2 * (x - trunc(x)) + trunc(x));
    CHECK_SCALAR_WITHIN(0x1p-6, scaled, x, 2 * x + e * ldexp(1, -e) + (q & 7) + 8);
    CHECK_SCALAR(circle, x, 2 * sin(4 * x) + 6 * sin(2 * x) * x - 3 * cos(2 * x));
  }
  CHECK_MAP_WITHIN(0x1p-7, in_memory, ((double[]){1.7, -3.3}), 2, 5, formula);
  return checked();
}
