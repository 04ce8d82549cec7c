// Functions of C23 that compute in one type and round to a smaller one, and pick by magnitude.
#define _GNU_SOURCE
#include "reverse.h"

static float narrow(double x, double y) {
  float product = fmul(x, y), quotient = fdiv(product, ffma(x, y, 2.0));
  return fadd(quotient * y, fsqrt(x)) - fsub(y, 0.25);
}

static double wide(double x, double y) {
  return x * y / (x * y + 2) * y + sqrt(x) - (y - 0.25);
}

static double picked(double x) {
  double sum = 0;
  for (int i = 0; i < 4; i++)
    sum += fmaximum_mag(x, -0.5 * i) * fminimum_mag(x, i) * significand(x);
  return sum + scalb(x, 3.0) * nextup(x) + x * nexttoward(x, 9.0L);
}

static double picked_slope(double x) {
  double sum = 0, c = significand(x);
  for (int i = 0; i < 4; i++) {
    double a = fmaximum_mag(x, -0.5 * i), b = fminimum_mag(x, i);
    sum += (fabs(x) > 0.5 * i) * b * c + (fabs(x) < i) * a * c + a * b * c / x;
  }
  return sum + 18 * x;
}

int main(void) {
  static const long double FLOAT = 0x1p-20L;
  double x = 1.25, y = 2.5;
  struct { double x, y; } got = {0, 0};
  REQUEST(got.x = __enzyme_autodiff_double((void *)narrow, enzyme_out, x, enzyme_const, y));
  REQUEST(got.y = __enzyme_autodiff_double((void *)narrow, enzyme_const, x, enzyme_out, y));
  CHECK_GOT("x", got.x, DIFFERENCE(t, x, wide(t, y)), FLOAT);
  CHECK_GOT("y", got.y, DIFFERENCE(t, y, wide(x, t)), FLOAT);
  float along_x = 0, along_y = 0;
  REQUEST(along_x = __enzyme_fwddiff_float((void *)narrow, enzyme_dup, x, 1.0, enzyme_const, y));
  REQUEST(along_y = __enzyme_fwddiff_float((void *)narrow, enzyme_const, x, enzyme_dup, y, 1.0));
  CHECK_GOT("along x", along_x, DIFFERENCE(t, x, wide(t, y)), FLOAT);
  CHECK_GOT("along y", along_y, DIFFERENCE(t, y, wide(x, t)), FLOAT);
  double points[] = {-2.625, 0.8125, 1.3125};
  for (int i = 0; i < 3; i++)
    CHECK_ADJOINT_SCALAR_WITHIN(0x1p-6, picked, points[i], picked_slope(points[i]));
  return checked();
}
