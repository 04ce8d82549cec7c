// The function to differentiate is chosen with ?: at run time; both arms get a derivative.
#include "check.h"

static double rising(double x, double p) { return exp(p * x); }
static double falling(double x, double p) { return p / (1 + x); }

static double slope(int rises, double x) {
  return __enzyme_fwddiff_double(rises ? (void *)rising : (void *)falling, enzyme_dup, x, 1.0,
                                 enzyme_const, 0.5);
}

static struct lanes slopes(int rises, double x) {
  double (*chosen)(double, double) = rises ? rising : falling;
  return __enzyme_fwddiff_lanes((void *)chosen, enzyme_width, WIDTH, enzyme_dup, x, ALONG[0],
                                ALONG[1], ALONG[2], ALONG[3], enzyme_const, 0.5);
}

int main(void) {
  double x = 1.2;
  CHECK_DERIVATIVE("rising", slope(1, x), 0.5 * exp(0.5 * x), DIFFERENCE(t, x, rising(t, 0.5)));
  CHECK_DERIVATIVE("falling", slope(0, x), -0.5 / (2.2 * 2.2), DIFFERENCE(t, x, falling(t, 0.5)));
  for (int i = 0; i < WIDTH; i++) {
    CHECK_GOT("rising, width 4", slopes(1, x).of[i], ALONG[i] * slope(1, x), BETWEEN_WIDTHS);
    CHECK_GOT("falling, width 4", slopes(0, x).of[i], ALONG[i] * slope(0, x), BETWEEN_WIDTHS);
  }
  return checked();
}
