// A shadow that is its own primal says at run time: this memory is inactive.
#include "check.h"

static double product(const double *a, const double *b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * b[i];
  return sum;
}

static double polynomial(const double *coefficients, int n, const double *x) {
  double value = 0;
  for (int i = n; i-- > 0;) value = value * *x + coefficients[i];
  return value;
}

int main(void) {
  double a[] = {1, 2, 3}, b[] = {-1, 0.5, 4}, da[] = {0.5, 1, -1}, db[] = {2, 0, 1};
  CHECK_GOT("a", __enzyme_fwddiff_double((void *)product, enzyme_dup, a, da, enzyme_dup, b, b, 3),
            product(da, b, 3), BY_FORMULA);
  CHECK_GOT("b",
            __enzyme_fwddiff_double((void *)product, enzyme_runtime_activity, enzyme_dup, a, a,
                                    enzyme_dup, b, db, 3),
            product(a, db, 3), BY_FORMULA);
  CHECK_GOT("neither",
            __enzyme_fwddiff_double((void *)product, enzyme_runtime_activity, enzyme_dup, a, a,
                                    enzyme_dup, b, b, 3),
            0, BY_FORMULA);
  double x = 0.5, dx = 1;
  CHECK_DERIVATIVE(
      "x", __enzyme_fwddiff_double((void *)polynomial, enzyme_dup, b, b, 3, enzyme_dup, &x, &dx),
      0.5 + 8 * x, DIFFERENCE(t, x, polynomial(b, 3, &t)));
  struct lanes all =
      __enzyme_fwddiff_lanes((void *)product, enzyme_width, WIDTH, enzyme_runtime_activity,
                             enzyme_dup, a, a, a, a, a, enzyme_dup, b, db, db, db, db, 3);
  for (int i = 0; i < WIDTH; i++) CHECK_GOT("width 4", all.of[i], product(a, db, 3), BY_FORMULA);
  return checked();
}
