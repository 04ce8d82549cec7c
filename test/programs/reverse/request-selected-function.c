// The function to differentiate is chosen with ?: when the program runs.
#include "reverse.h"

static double rising(double x, double p) { return exp(p * x); }
static double falling(double x, double p) { return p / (1 + x); }

struct pair {
  double x, p;
};
ENZYME_AUTODIFF(struct pair, pair);

static struct pair slopes(int rises, double x, double p) {
  return __enzyme_autodiff_pair(rises ? (void *)rising : (void *)falling, enzyme_out, x, enzyme_out,
                                p);
}

static double slope(int rises, double x) {
  double (*chosen)(double, double) = rises ? rising : falling;
  return __enzyme_autodiff_double((void *)chosen, enzyme_out, x, enzyme_const, 0.5);
}

int main(void) {
  double x = 1.25, p = 0.5, got = 0;
  for (int rises = 0; rises < 2; rises++) {
    struct pair both = {0, 0};
    double (*f)(double, double) = rises ? rising : falling;
    REQUEST(both = slopes(rises, x, p));
    CHECK_DERIVATIVE("x", both.x, rises ? p * exp(p * x) : -p / (2.25 * 2.25),
                     DIFFERENCE(t, x, f(t, p)));
    CHECK_DERIVATIVE("p", both.p, rises ? x * exp(p * x) : 1 / 2.25, DIFFERENCE(t, p, f(x, t)));
    REQUEST(got = slope(rises, x));
    CHECK_GOT("x alone", got, both.x, BETWEEN_WIDTHS);
  }
  return checked();
}
