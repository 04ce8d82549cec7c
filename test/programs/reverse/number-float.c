// float arithmetic: sums, loops that overwrite, constants that are rounded, conversions to double.
#include "reverse.h"

extern float __enzyme_autodiff_f(void *, int, float);
extern float __enzyme_autodiff_smooth(void *, float *, float *, int, float);

static float smooth(float *v, int n, float k) {
  float sum = 0;
  for (int i = 1; i < n; i++) {
    v[i] = k * v[i] + (1 - k) * v[i - 1] * 0.1f;
    sum += v[i] * sqrtf(v[i]);
  }
  return sum;
}

static double wide(const double *x) {
  double v[4] = {x[0], x[1], x[2], x[3]}, k = x[4], sum = 0;
  for (int i = 1; i < 4; i++) {
    v[i] = k * v[i] + (1 - k) * v[i - 1] * 0.1f;
    sum += v[i] * sqrt(v[i]);
  }
  return sum;
}

static double mixed(double x) {
  float y = (float)(x * x);
  y += 0.25f * (float)x;
  return (double)y * x;
}

static float power(float x) {
  float y = 1;
  for (int i = 0; i < 7; i++) y *= i & 1 ? x : sinf(x) + 1;
  return y;
}

int main(void) {
  static const double x[] = {0.5, 1.25, 2, 0.75, 0.625};
  float v[4], dv[4] = {0}, dk = 0, got = 0;
  for (int i = 0; i < 4; i++) v[i] = x[i];
  REQUEST(dk = __enzyme_autodiff_smooth((void *)smooth, v, dv, 4, 0.625f));
  double at[5];
  for (int i = 0; i < 5; i++) {
    memcpy(at, x, sizeof x);
    double wanted = DIFFERENCE(t, x[i], (at[i] = t, wide(at)));
    CHECK_GOT("smooth", i < 4 ? dv[i] : dk, wanted, 64 * FLT_EPSILON);
  }
  double slope = 0;
  REQUEST(slope = __enzyme_autodiff_double((void *)mixed, enzyme_out, 1.5));
  CHECK_GOT("mixed", slope, 3 * 1.5 * 1.5 + 0.5 * 1.5, 4 * FLT_EPSILON);
  REQUEST(got = __enzyme_autodiff_f((void *)power, enzyme_out, 0.75f));
  double s = sin(0.75) + 1;
  double wanted = 3 * 0.5625 * pow(s, 4) + 0.421875 * 4 * pow(s, 3) * cos(0.75);
  CHECK_NEAR("references", wanted, DIFFERENCE(t, 0.75, t * t * t * pow(sin(t) + 1, 4)),
             BY_DIFFERENCES);
  CHECK_GOT("power", got, wanted, 64 * FLT_EPSILON);
  return checked();
}
