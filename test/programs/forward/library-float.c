// libm in float: sinf, expf, powf and their kin, with tangents in float.
#include "check.h"

struct floats {
  float of[WIDTH];
};
ENZYME_FWDDIFF(struct floats, floats);

static float f(float x) {
  return sinf(x) * expf(-x) + powf(x, 1.5f) + sqrtf(x) * logf(x) + tanhf(x) / coshf(x) +
         fabsf(x - 2) + atan2f(x, 3) + hypotf(x, 1) + fmaxf(x, 0.5f) * floorf(x) + fmodf(x, 0.7f);
}

static double exact(double x) {
  return sin(x) * exp(-x) + pow(x, 1.5) + sqrt(x) * log(x) + tanh(x) / cosh(x) + fabs(x - 2) +
         atan2(x, 3) + hypot(x, 1) + fmax(x, 0.5) * floor(x) + fmod(x, 0.7f);
}

static double formula(double x) {
  double c = cosh(x), s = sinh(x);
  return (cos(x) - sin(x)) * exp(-x) + 1.5 * sqrt(x) + (log(x) / 2 + 1) / sqrt(x) +
         1 / (c * c * c) - s * s / (c * c * c) + (x > 2 ? 1 : -1) + 3 / (x * x + 9) +
         x / hypot(x, 1) + floor(x) + 1;
}

int main(void) {
  for (int i = 0; i < 4; i++) {
    float x = (float[]){0.625f, 1.25f, 1.8125f, 2.625f}[i];
    CHECK_NEAR("references", formula(x), DIFFERENCE_WITHIN(0x1p-6, t, x, exact(t)), BY_DIFFERENCES);
    CHECK_GOT("float", __enzyme_fwddiff_float((void *)f, enzyme_dup, x, 1.0f), formula(x),
              32 * FLT_EPSILON);
    struct floats all = __enzyme_fwddiff_floats((void *)f, enzyme_width, WIDTH, enzyme_dup, x, 1.0f,
                                                -1.0f, 2.0f, 0.0f);
    for (int k = 0; k < WIDTH; k++)
      CHECK_GOT("width 4", all.of[k], (double[]){1, -1, 2, 0}[k] * formula(x), 32 * FLT_EPSILON);
  }
  return checked();
}
