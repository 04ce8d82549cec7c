// Markers passed by value and by address.
#include "check.h"

static double f(double x, double y) { return x * x * y; }

static double by_address(double x, double y) {
  return __enzyme_fwddiff_double((void *)f, &enzyme_dup, x, 1.0, &enzyme_const, y);
}

static double by_value(double x, double y) {
  return __enzyme_fwddiff_double((void *)f, enzyme_const, x, enzyme_dup, y, 1.0);
}

int main(void) {
  double x = 1.25, y = -3;
  CHECK_DERIVATIVE("address", by_address(x, y), 2 * x * y, DIFFERENCE(t, x, f(t, y)));
  CHECK_GOT("value", by_value(x, y), x * x, BY_FORMULA);
  return checked();
}
