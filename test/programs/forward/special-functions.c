// Special functions of libm and of the GNU Scientific Library, of which only the names are known.
#include "check.h"

ENZYME_FWDDIFF(double, slope);

/* What would be in a library of machine code: here under another name, which only the linker sees. */
#define LIBRARY(name)                 \
  double name(double);                \
  double mine_##name(double);         \
  __asm__(".globl " #name "\n.set " #name ", mine_" #name); \
  __attribute__((used)) double mine_##name

LIBRARY(gsl_sf_erf_Z)(double x) { return exp(-x * x / 2) / sqrt(2 * acos(-1)); }
LIBRARY(gsl_sf_erf_Q)(double x) { return erfc(x / sqrt(2)) / 2; }
LIBRARY(gsl_sf_lngamma)(double x) { return lgamma(x); }
LIBRARY(gsl_sf_fermi_dirac_m1)(double x) { return 1 / (1 + exp(-x)); }
LIBRARY(gsl_sf_fermi_dirac_0)(double x) { return log1p(exp(x)); }

double gsl_sf_bessel_Jn(int, double);
double mine_gsl_sf_bessel_Jn(int, double);
__asm__(".globl gsl_sf_bessel_Jn\n.set gsl_sf_bessel_Jn, mine_gsl_sf_bessel_Jn");
__attribute__((used)) double mine_gsl_sf_bessel_Jn(int n, double x) { return jn(n, x); }

double gsl_sf_gamma_inc(double, double);
double mine_gsl_sf_gamma_inc(double, double);
__asm__(".globl gsl_sf_gamma_inc\n.set gsl_sf_gamma_inc, mine_gsl_sf_gamma_inc");
/* For a = 2: the integral of t exp(-t) from x on. */
__attribute__((used)) double mine_gsl_sf_gamma_inc(double a, double x) {
  return (a - 1) * (1 + x) * exp(-x);
}

/* By the recurrence and the asymptotic series, which is exact enough from 30 on. */
static double digamma_of(double x) {
  double sum = 0;
  for (; x < 30; x++) sum -= 1 / x;
  double s = 1 / (x * x);
  return sum + log(x) - 0.5 / x - s * (1 / 12.0 - s * (1 / 120.0 - s * (1 / 252.0 - s / 240)));
}

static double f_lgamma(double x) { return lgamma(x); }
static double f_tgamma(double x) { return tgamma(x); }
static double f_bessel(double x) { return j0(x) + 2 * j1(x) + y0(x) - 3 * y1(x); }
static double f_orders(double x) {
  double sum = 0;
  for (int n = 0; n < 3; n++) sum += (n + 1) * jn(n, x);
  return sum;
}
static double f_normal(double x) { return gsl_sf_erf_Q(x) + x * gsl_sf_erf_Z(x); }
static double f_lngamma(double x) { return gsl_sf_lngamma(x * x); }
static double f_fermi(double x) { return gsl_sf_fermi_dirac_0(x); }
static double f_Jn(double x) { return gsl_sf_bessel_Jn(2, x); }
static double f_incomplete(double x) { return gsl_sf_gamma_inc(2, x); }

static void all(const double *x, double *y) {
  int sign;
  y[0] = lgamma_r(x[0], &sign) * x[1];
  y[1] = tgamma(x[0] * x[1]) * sign;
  y[2] = jn(2, x[2]) * gsl_sf_erf_Q(x[0]);
  y[3] = gsl_sf_lngamma(x[1] + x[2]) + yn(1, x[2]);
}

int main(void) {
  for (double x = 0.375; x < 12; x *= 1.75) {
    double z = exp(-x * x / 2) / sqrt(2 * acos(-1));
    CHECK_SCALAR(f_lgamma, x, digamma_of(x));
    CHECK_SCALAR(f_tgamma, x, tgamma(x) * digamma_of(x));
    CHECK_SCALAR(f_bessel, x, -j1(x) + 2 * (j0(x) - j1(x) / x) - y1(x) - 3 * (y0(x) - y1(x) / x));
    CHECK_SCALAR(f_orders, x, -j1(x) + (j0(x) - jn(2, x)) + 1.5 * (j1(x) - jn(3, x)));
    CHECK_SCALAR(f_normal, x, -x * x * z);
    CHECK_SCALAR(f_lngamma, x, 2 * x * digamma_of(x * x));
    CHECK_SCALAR(f_fermi, x, 1 / (1 + exp(-x)));
    CHECK_SCALAR(f_Jn, x, j1(x) - 2 / x * jn(2, x));
    CHECK_SCALAR(f_incomplete, x, -x * exp(-x));
  }
  CHECK_MAP(all, ((double[]){0.75, 1.25, 2.5}), 3, 4, NULL);
  return checked();
}
