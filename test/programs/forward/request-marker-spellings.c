// Markers passed by value and by address, in a variable, and as a choice of two that are the same.
#include "check.h"

static double f(double x, double y) { return x * x * y; }

static double by_address(double x, double y) {
  return __enzyme_fwddiff_double((void *)f, &enzyme_dup, x, 1.0, &enzyme_const, y);
}

static double by_value(double x, double y) {
  return __enzyme_fwddiff_double((void *)f, enzyme_const, x, enzyme_dup, y, 1.0);
}

static double by_choice(int first, double x, double y) {
  int constant = enzyme_const;
  return __enzyme_fwddiff_double((void *)f, first ? &enzyme_dup : &enzyme_dup, x, 1.0, constant, y);
}

int main(void) {
  double x = 1.25, y = -3;
  CHECK_DERIVATIVE("address", by_address(x, y), 2 * x * y, DIFFERENCE(t, x, f(t, y)));
  CHECK_GOT("value", by_value(x, y), x * x, BY_FORMULA);
  CHECK_GOT("choice", by_choice(0, x, y), 2 * x * y, BY_FORMULA);
  return checked();
}
