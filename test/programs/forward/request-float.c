// Requests on functions of float: float arguments, results and arrays, also beside doubles.
#include "check.h"

struct floats {
  float of[WIDTH];
};
ENZYME_FWDDIFF(struct floats, floats);

static float squash(float x, const float *w, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum = sum * x + w[i];
  return sum / (1 + fabsf(sum));
}

static double exact(double x, const float *w, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * x + w[i];
  return sum / (1 + fabs(sum));
}

int main(void) {
  float w[] = {0.5f, -1, 0.25f, 2}, dw[] = {0, 0, 1, 0};
  double x = 0.75, sum = ((0.5 * x - 1) * x + 0.25) * x + 2, inner = (1.5 * x - 2) * x + 0.25;
  double formula = inner / ((1 + sum) * (1 + sum));
  CHECK_NEAR("references", formula, DIFFERENCE(t, x, exact(t, w, 4)), BY_DIFFERENCES);
  float got =
      __enzyme_fwddiff_float((void *)squash, enzyme_dup, (float)x, 1.0f, enzyme_const, w, 4);
  CHECK_GOT("by x", got, formula, 32 * FLT_EPSILON);
  got = __enzyme_fwddiff_float((void *)squash, enzyme_const, (float)x, enzyme_dup, w, dw, 4);
  CHECK_GOT("by w", got, x / ((1 + sum) * (1 + sum)), 32 * FLT_EPSILON);
  struct floats all =
      __enzyme_fwddiff_floats((void *)squash, enzyme_width, WIDTH, enzyme_dup, (float)x, 1.0f, 2.0f,
                              -1.0f, 0.0f, enzyme_const, w, 4);
  for (int i = 0; i < WIDTH; i++)
    CHECK_GOT("width 4", all.of[i], (double[]){1, 2, -1, 0}[i] * formula, 32 * FLT_EPSILON);
  return checked();
}
