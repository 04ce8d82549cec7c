// What a static variable held when a request ended is constant for the next, however it was reset.
#include "check.h"

static double sum, history[3];
static int calls;

static double add(double x) {
  history[calls++ % 3] = x * x;
  sum += x * x;
  return sum + history[0];
}

static double from_zero(double x) {
  sum = 0, calls = 0;
  return __enzyme_fwddiff_double((void *)add, x, 1.0);
}

int main(void) {
  for (double x = 1; x < 4; x++) CHECK_GOT("from zero", from_zero(x), 4 * x, BY_FORMULA);
  /* Not reset: what was added before does not change any more. */
  for (int i = 1; i < 3; i++)
    CHECK_GOT("on top", __enzyme_fwddiff_double((void *)add, 5.0, 1.0), 10.0, BY_FORMULA);
  return checked();
}
