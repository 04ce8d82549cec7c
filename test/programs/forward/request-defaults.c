// Without markers, floats and pointers have shadows and integers have none.
#include "check.h"

static double power(double x, int n) {
  double product = 1;
  for (int i = 0; i < n; i++) product *= x;
  return product;
}

static double weighed(double scale, const double *values, long count, float shift) {
  double sum = shift;
  for (long i = 0; i < count; i++) sum += scale * values[i] * values[i];
  return sum;
}

int main(void) {
  for (int n = 0; n < 6; n++) {
    double got = __enzyme_fwddiff_double((void *)power, 1.3, 1.0, n);
    CHECK_DERIVATIVE("power", got, n * pow(1.3, n - 1), DIFFERENCE(t, 1.3, power(t, n)));
    struct lanes all =
        __enzyme_fwddiff_lanes((void *)power, enzyme_width, WIDTH, 1.3, 1.0, 2.0, -1.0, 0.5, n);
    CHECK_GOT("power, width 4", all.of[1], 2 * got, BETWEEN_WIDTHS);
    CHECK_GOT("power, width 4", all.of[2], -got, BETWEEN_WIDTHS);
    CHECK_GOT("power, width 4", all.of[3], got / 2, BETWEEN_WIDTHS);
  }
  double values[] = {1, -2, 0.5}, along[] = {0.25, 1, 3};
  double got = __enzyme_fwddiff_double((void *)weighed, 1.5, 2.0, values, along, 3L, 0.5f, 0.125f);
  double formula = 0.125;
  for (int i = 0; i < 3; i++) formula += 2 * values[i] * values[i] + 3 * values[i] * along[i];
  CHECK_GOT("weighed", got, formula, BY_FORMULA);
  return checked();
}
