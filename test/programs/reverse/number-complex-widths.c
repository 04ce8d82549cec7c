// Products and quotients of complex numbers in float and long double: what compilers call for them.
#include "reverse.h"

#include <complex.h>

static long double complex wide(const double *x) {
  long double complex z = x[0] + I * x[1], w = x[2] + I * x[3], sum = 0;
  for (int i = 0; i < 3; i++) sum = (sum * z + w) / (z + 0.5L * i);
  return sum;
}

static float complex narrow(const double *x) {
  float complex z = x[0] + I * x[1], w = x[2] + I * x[3], sum = 0;
  for (int i = 0; i < 3; i++) sum = (sum * z + w) / (z + 0.5f * i);
  return sum;
}

static double of_wide(const double *x) { return creall(wide(x)) + 2 * cimagl(wide(x)); }
static double of_narrow(const double *x) { return crealf(narrow(x)) + 2 * cimagf(narrow(x)); }

int main(void) {
  double x[] = {0.8125, -0.625, 1.25, 0.5}, slopes[4] = {0}, slopes_of_float[4] = {0};
  CHECK_GRADIENT(of_wide, x, 4, NULL);
  REQUEST(__enzyme_autodiff_void((void *)of_wide, enzyme_dup, x, slopes));
  REQUEST(__enzyme_autodiff_void((void *)of_narrow, enzyme_dup, x, slopes_of_float));
  for (int i = 0; i < 4; i++)
    CHECK_GOT("float", slopes_of_float[i], slopes[i], 64 * FLT_EPSILON);
  return checked();
}
