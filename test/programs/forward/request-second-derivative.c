// Forward over forward: a function that asks for a derivative is itself differentiated, three deep.
#include "check.h"

static double f(double x) { return x * x * sin(x) + exp(-x) / (1 + x * x); }
static double first(double x) { return __enzyme_fwddiff_double((void *)f, enzyme_dup, x, 1.0); }
static double second(double x) {
  return __enzyme_fwddiff_double((void *)first, enzyme_dup, x, 1.0);
}
static double third(double x) {
  return __enzyme_fwddiff_double((void *)second, enzyme_dup, x, 1.0);
}

static double d1(double x) {
  double q = 1 + x * x;
  return 2 * x * sin(x) + x * x * cos(x) - exp(-x) / q - 2 * x * exp(-x) / (q * q);
}

static double d2(double x) {
  double q = 1 + x * x;
  return 2 * sin(x) + 4 * x * cos(x) - x * x * sin(x) +
         exp(-x) * (1 / q + 4 * x / (q * q) - 2 / (q * q) + 8 * x * x / (q * q * q));
}

int main(void) {
  for (double x = -1.5; x < 2; x += 0.75) {
    CHECK_DERIVATIVE("first", first(x), d1(x), DIFFERENCE(t, x, f(t)));
    CHECK_DERIVATIVE("second", second(x), d2(x), DIFFERENCE(t, x, d1(t)));
    CHECK_GOT("third", third(x), DIFFERENCE(t, x, d2(t)), BY_DIFFERENCES);
    struct lanes all = __enzyme_fwddiff_lanes((void *)first, enzyme_width, WIDTH, enzyme_dup, x,
                                              ALONG[0], ALONG[1], ALONG[2], ALONG[3]);
    for (int i = 0; i < WIDTH; i++)
      CHECK_GOT("second, width 4", all.of[i], ALONG[i] * d2(x), BY_FORMULA);
  }
  return checked();
}
