// The elementary functions of libm, each at a few points, by their formulas.
#include "check.h"

static double f_sin(double x) { return sin(x); }
static double f_cos(double x) { return cos(x); }
static double f_tan(double x) { return tan(x); }
static double f_asin(double x) { return asin(x / 4); }
static double f_acos(double x) { return acos(x / 4); }
static double f_atan(double x) { return atan(x); }
static double f_sinh(double x) { return sinh(x); }
static double f_cosh(double x) { return cosh(x); }
static double f_tanh(double x) { return tanh(x); }
static double f_asinh(double x) { return asinh(x); }
static double f_acosh(double x) { return acosh(1 + x); }
static double f_atanh(double x) { return atanh(x / 4); }
static double f_exp(double x) { return exp(x); }
static double f_exp2(double x) { return exp2(x); }
static double f_expm1(double x) { return expm1(x); }
static double f_log(double x) { return log(x); }
static double f_log2(double x) { return log2(x); }
static double f_log10(double x) { return log10(x); }
static double f_log1p(double x) { return log1p(x); }
static double f_sqrt(double x) { return sqrt(x); }
static double f_cbrt(double x) { return cbrt(x); }
static double f_erf(double x) { return erf(x); }
static double f_pow(double x) {
  return pow(x, 2.5) + pow(2, x) + pow(x, x) + pow(x, 3) + pow(-x, 2);
}
static double f_atan2(double x) { return atan2(x, 2) + atan2(3, x) + atan2(-x, -x * x); }
static double f_hypot(double x) { return hypot(x, 3) + hypot(-x, x); }

int main(void) {
  const double log2e = 1 / log(2);
  for (double x = 0.3; x < 2; x += 0.65) {
    CHECK_SCALAR(f_sin, x, cos(x));
    CHECK_SCALAR(f_cos, x, -sin(x));
    CHECK_SCALAR_WITHIN(0x1p-7, f_tan, x, 1 + tan(x) * tan(x));
    CHECK_SCALAR(f_asin, x, 1 / sqrt(16 - x * x));
    CHECK_SCALAR(f_acos, x, -1 / sqrt(16 - x * x));
    CHECK_SCALAR(f_atan, x, 1 / (1 + x * x));
    CHECK_SCALAR(f_sinh, x, cosh(x));
    CHECK_SCALAR(f_cosh, x, sinh(x));
    CHECK_SCALAR(f_tanh, x, 1 - tanh(x) * tanh(x));
    CHECK_SCALAR(f_asinh, x, 1 / sqrt(x * x + 1));
    CHECK_SCALAR(f_acosh, x, 1 / sqrt(x * (x + 2)));
    CHECK_SCALAR(f_atanh, x, 4 / (16 - x * x));
    CHECK_SCALAR(f_exp, x, exp(x));
    CHECK_SCALAR(f_exp2, x, exp2(x) / log2e);
    CHECK_SCALAR(f_expm1, x, exp(x));
    CHECK_SCALAR(f_log, x, 1 / x);
    CHECK_SCALAR(f_log2, x, log2e / x);
    CHECK_SCALAR(f_log10, x, 1 / (x * log(10)));
    CHECK_SCALAR(f_log1p, x, 1 / (1 + x));
    CHECK_SCALAR(f_sqrt, x, 0.5 / sqrt(x));
    CHECK_SCALAR(f_cbrt, x, cbrt(x) / (3 * x));
    CHECK_SCALAR(f_erf, x, 2 / sqrt(acos(-1)) * exp(-x * x));
    CHECK_SCALAR(
        f_pow, x,
        2.5 * pow(x, 1.5) + log(2) * pow(2, x) + pow(x, x) * (1 + log(x)) + 3 * x * x + 2 * x);
    CHECK_SCALAR(f_atan2, x, 2 / (x * x + 4) - 3 / (x * x + 9) - 1 / (x * x + 1));
    CHECK_SCALAR(f_hypot, x, x / hypot(x, 3) + sqrt(2));
  }
  return checked();
}
