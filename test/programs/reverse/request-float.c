// Requests on functions of float: numbers by value, arrays, results, beside doubles.
#include "reverse.h"

extern float __enzyme_autodiff_f(void *, int, float, int, const float *, int);
extern double __enzyme_autodiff_d(void *, int, double, int, const float *, float *, int);

static float squash(float x, const float *w, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum = sum * x + w[i];
  return sum / (1 + fabsf(sum));
}

static float exact(double x, const float *w, int n) { return squash((float)x, w, n); }

static double wide(double x, const float *w, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * x + w[i];
  return sum / (1 + fabs(sum));
}

int main(void) {
  float w[] = {0.5f, -1, 0.25f, 2}, dw[4] = {0}, slope = 0;
  double x = 0.75, sum = ((0.5 * x - 1) * x + 0.25) * x + 2, inner = (1.5 * x - 2) * x + 0.25;
  double outer = 1 / ((1 + sum) * (1 + sum)), wide_slope = 0;
  CHECK_NEAR("references", inner * outer, DIFFERENCE(t, x, wide(t, w, 4)), BY_DIFFERENCES);
  CHECK_NEAR("references", exact(x, w, 4), wide(x, w, 4), 16 * FLT_EPSILON);
  REQUEST(slope = __enzyme_autodiff_f((void *)squash, enzyme_out, 0.75f, enzyme_const, w, 4));
  CHECK_GOT("x", slope, inner * outer, 32 * FLT_EPSILON);
  REQUEST(wide_slope = __enzyme_autodiff_d((void *)wide, enzyme_out, x, enzyme_dup, w, dw, 4));
  CHECK_GOT("wide x", wide_slope, inner * outer, BY_FORMULA);
  for (int i = 0; i < 4; i++) CHECK_GOT("wide w", dw[i], outer * pow(x, 3 - i), FLT_EPSILON);
  REQUEST(__enzyme_autodiff_void((void *)squash, enzyme_const, 0.75f, enzyme_dup, w, dw, 4));
  for (int i = 0; i < 4; i++)
    CHECK_GOT("w, added", dw[i], 2 * outer * pow(x, 3 - i), 32 * FLT_EPSILON);
  return checked();
}
