// Bessel functions of whole orders, of every kind, the order a variable, and their second derivatives.
#include "reverse.h"

extern double __enzyme_fwddiff_twice(void *, int, double, double);
extern float __enzyme_autodiff_narrow(void *, int, float);
extern long double __enzyme_autodiff_wide(void *, int, long double);

static double f_j0(double x) { return j0(x); }
static double f_j1(double x) { return j1(x); }
static double f_jn(double x) { return jn(3, x); }
static double f_y0(double x) { return y0(x); }
static double f_y1(double x) { return y1(x); }
static double f_yn(double x) { return yn(2, x); }

static void all(const double *x, double *y) {
  for (int n = 0; n < 4; n++) {
    y[n] = 0;
    for (int i = 0; i < 3; i++) y[n] += jn(n - 1, x[i]) * yn(n, x[(i + 1) % 3]);
  }
  y[4] = j0(x[0]) * j1(x[1]) * y0(x[2]) * y1(x[0] + x[1]);
}

static double slope(double x) { return __enzyme_autodiff_double((void *)f_j0, enzyme_out, x); }
static float narrow(float x) { return jnf(2, x) * y0f(x); }
static long double wide(long double x) { return j1l(x) * ynl(2, x); }

int main(void) {
  for (double x = 0.75; x < 20; x *= 2.5) {
    CHECK_ADJOINT_SCALAR(f_j0, x, -j1(x));
    CHECK_ADJOINT_SCALAR(f_j1, x, j0(x) - j1(x) / x);
    CHECK_ADJOINT_SCALAR(f_jn, x, jn(2, x) - 3 / x * jn(3, x));
    CHECK_ADJOINT_SCALAR(f_y0, x, -y1(x));
    CHECK_ADJOINT_SCALAR(f_y1, x, y0(x) - y1(x) / x);
    CHECK_ADJOINT_SCALAR(f_yn, x, y1(x) - 2 / x * yn(2, x));
    double second = 0;
    REQUEST(second = __enzyme_fwddiff_twice((void *)slope, enzyme_dup, x, 1.0));
    CHECK_GOT("second", second, j1(x) / x - j0(x), BY_FORMULA);
  }
  double at_zero = 0;
  REQUEST(at_zero = __enzyme_autodiff_double((void *)f_j1, enzyme_out, 0.0));
  CHECK_GOT("j1 at 0", at_zero, 0.5, 0);
  CHECK_ADJOINT_MAP(all, ((double[]){0.75, 1.5, 2.25}), 3, 5, NULL);
  float x = 1.25f, got = 0;
  REQUEST(got = __enzyme_autodiff_narrow((void *)narrow, enzyme_out, x));
  CHECK_GOT("float", got, (j1(x) - 2 / x * jn(2, x)) * y0(x) - jn(2, x) * y1(x),
            32 * FLT_EPSILON);
  long double z = 1.25L, exact = 0;
  REQUEST(exact = __enzyme_autodiff_wide((void *)wide, enzyme_out, z));
  CHECK_GOT("long double", exact,
            (j0l(z) - j1l(z) / z) * ynl(2, z) + j1l(z) * (y1l(z) - 2 / z * ynl(2, z)),
            64 * LDBL_EPSILON);
  return checked();
}
