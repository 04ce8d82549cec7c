// The gamma function and its logarithm: all kinds, both signs, signgam, second and third derivatives.
#include "reverse.h"

extern double __enzyme_fwddiff_twice(void *, int, double, double);
extern long double __enzyme_autodiff_wide(void *, int, long double);

/* By the recurrence and the asymptotic series, which is exact enough from 30 on. */
static double digamma(double x) {
  double sum = 0;
  for (; x < 30; x++) sum -= 1 / x;
  double s = 1 / (x * x);
  return sum + log(x) - 0.5 / x - s * (1 / 12.0 - s * (1 / 120.0 - s * (1 / 252.0 - s / 240)));
}

static double of_lgamma(double x) { return lgamma(x); }
static double of_tgamma(double x) { return tgamma(x); }

/* What lgamma leaves in signgam is needed on the way back, where others have been called since. */
static void all(const double *x, double *y) {
  double signs[4];
  for (int i = 0; i < 4; i++) {
    double size = lgamma(x[i]);
    signs[i] = signgam * x[i] * x[i];
    y[i] = signgam * exp(size);
  }
  y[4] = 0;
  for (int i = 0; i < 4; i++) {
    double size = lgamma(2 + x[i] * x[i]);
    y[4] += signs[i] * size * signgam;
  }
  int sign = 0;
  y[5] = lgamma_r(x[1] * x[2], &sign) * x[0] * sign;
  y[6] = tgammaf(x[3] + 2) + (double)lgammal(x[0]);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[4] = 0;
  for (int i = 0; i < 4; i++) {
    dy[i] = tgamma(x[i]) * digamma(x[i]) * dx[i];
    double s = tgamma(x[i]) < 0 ? -1 : 1, at = 2 + x[i] * x[i];
    dy[4] += 2 * x[i] * s * (lgamma(at) + x[i] * x[i] * digamma(at)) * dx[i];
  }
  double at = x[1] * x[2], s = tgamma(at) < 0 ? -1 : 1;
  dy[5] = s * (lgamma(at) * dx[0] + x[0] * digamma(at) * (x[1] * dx[2] + x[2] * dx[1]));
  dy[6] = digamma(x[0]) * dx[0];
}

/* Without the part in float, of which differences know little. */
static void most(const double *x, double *y) { all((double[]){x[0], x[1], x[2], 1.5}, y); }
static void formula_of_most(const double *x, const double *dx, double *dy) {
  formula((double[]){x[0], x[1], x[2], 1.5}, (double[]){dx[0], dx[1], dx[2], 0}, dy);
}

static double slope(double x) {
  return __enzyme_autodiff_double((void *)of_lgamma, enzyme_out, x);
}
static double bend(double x) { return __enzyme_fwddiff_twice((void *)slope, enzyme_dup, x, 1.0); }
static long double wide(long double x) { return lgammal(x) * x; }

int main(void) {
  for (double x = -2.625; x < 40; x = x < 2 ? x + 0.75 : 2 * x) {
    CHECK_ADJOINT_SCALAR(of_lgamma, x, digamma(x));
    CHECK_ADJOINT_SCALAR(of_tgamma, x, tgamma(x) * digamma(x));
  }
  CHECK_ADJOINT_MAP(most, ((double[]){0.75, -0.625, 2.25}), 3, 7, formula_of_most);
  /* Trigamma at 1 is pi^2/6, the next derivative -2 zeta(3). */
  double second = 0, third = 0;
  REQUEST(second = bend(1));
  REQUEST(third = __enzyme_fwddiff_twice((void *)bend, enzyme_dup, 1.0, 1.0));
  CHECK_GOT("trigamma", second, acos(-1) * acos(-1) / 6, BY_FORMULA);
  CHECK_GOT("polygamma", third, -2.40411380631918857, BY_FORMULA);
  long double exact = 0;
  REQUEST(exact = __enzyme_autodiff_wide((void *)wide, enzyme_out, 1.0L));
  CHECK_GOT("long double", exact, -0.577215664901532860607L, 2 * LDBL_EPSILON);
  return checked();
}
