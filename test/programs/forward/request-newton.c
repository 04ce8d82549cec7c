// Newton's method with derivatives from requests, in a loop that stops when it has converged.
#include "check.h"

static double kepler(double E, double M, double e) { return E - e * sin(E) - M; }

static double anomaly(double M, double e) {
  double E = M;
  for (int i = 0; i < 50; i++) {
    double value = kepler(E, M, e);
    double slope = __enzyme_fwddiff_double((void *)kepler, enzyme_dup, E, 1.0, enzyme_const, M,
                                           enzyme_const, e);
    double step = value / slope;
    E -= step;
    if (fabs(step) < 1e-14) break;
  }
  return E;
}

static double bisected(double M, double e) {
  double low = -10, high = 10;
  for (int i = 0; i < 200; i++) {
    double middle = (low + high) / 2;
    if (kepler(middle, M, e) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

int main(void) {
  for (double M = -2; M < 3; M += 0.7) {
    double E = bisected(M, 0.4);
    CHECK_GOT("root", anomaly(M, 0.4), E, BY_FORMULA);
    double slope = __enzyme_fwddiff_double((void *)anomaly, enzyme_dup, M, 1.0, enzyme_const, 0.4);
    CHECK_DERIVATIVE("dE/dM", slope, 1 / (1 - 0.4 * cos(E)), DIFFERENCE(t, M, bisected(t, 0.4)));
    slope = __enzyme_fwddiff_double((void *)anomaly, enzyme_const, M, enzyme_dup, 0.4, 1.0);
    CHECK_DERIVATIVE("dE/de", slope, sin(E) / (1 - 0.4 * cos(E)),
                     DIFFERENCE(t, 0.4, bisected(M, t)));
  }
  return checked();
}
