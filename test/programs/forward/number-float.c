// float arithmetic inside double functions: sums in float, and constants that are rounded.
#include "check.h"

static float dot(const float *a, const float *b, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i];
  return sum;
}

static double mixed(const float *a, const float *b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (double)a[i] * b[i] + 0.5f;
  float scaled = (float)sum * 0.25f;
  return scaled + sqrtf(a[0]);
}

int main(void) {
  float a[4] = {1.5f, -0.25f, 2, 0.125f}, b[4] = {0.5f, 3, -1, 0.75f};
  float da[WIDTH][4] = {{1, 0, 2, -1}, {0.5f, 1, 0, 0}, {0, 0, 0, 0}, {-1, -1, 3, 4}};
  double step[WIDTH];
  for (int lane = 0; lane < WIDTH; lane++) {
    double exact = 0, wanted;
    for (int i = 0; i < 4; i++) exact += (double)da[lane][i] * b[i];
    wanted = exact / 4 + da[lane][0] / (2 * sqrt(1.5));
    float got = __enzyme_fwddiff_float((void *)dot, enzyme_dup, a, da[lane], enzyme_const, b, 4);
    CHECK_GOT("dot", got, exact, 16 * FLT_EPSILON);
    step[lane] =
        __enzyme_fwddiff_double((void *)mixed, enzyme_dup, a, da[lane], enzyme_const, b, 4);
    CHECK_GOT("mixed", step[lane], wanted, 16 * FLT_EPSILON);
  }
  struct lanes all = __enzyme_fwddiff_lanes((void *)mixed, enzyme_width, WIDTH, enzyme_dup, a,
                                            da[0], da[1], da[2], da[3], enzyme_const, b, 4);
  for (int lane = 0; lane < WIDTH; lane++)
    CHECK_GOT("width 4", all.of[lane], step[lane], 4 * FLT_EPSILON);
  CHECK_NEAR("references", 1 / (2 * sqrt(1.5)), DIFFERENCE(t, 1.5, sqrt(t)), BY_DIFFERENCES);
  return checked();
}
