// Taylor coefficients of the logarithm to fourth order, by one mode in itself and by turns.
#include "reverse.h"

#define REVERSE_OF(name, of) \
  static double name(double x) { return __enzyme_autodiff_double((void *)of, enzyme_out, x); }
#define FORWARD(name, of) \
  static double name(double x) { return __enzyme_fwddiff_double((void *)of, enzyme_dup, x, 1.0); }

static double logarithm(double x) { return log(x); }

/* The same by a series whose length depends on the point. */
static double summed(double x) {
  double sum = 0, z = (x - 1) / (x + 1), power = z;
  for (int n = 1; fabs(power) > 1e-17; n += 2) {
    sum += 2 * power / n;
    power *= z * z;
  }
  return sum;
}

#define ORDERS(f)                                                                             \
  REVERSE_OF(f##_r, f) REVERSE_OF(f##_rr, f##_r) REVERSE_OF(f##_rrr, f##_rr)                  \
  REVERSE_OF(f##_rrrr, f##_rrr)                                                               \
  FORWARD(f##_f, f) FORWARD(f##_ff, f##_f) FORWARD(f##_fff, f##_ff) FORWARD(f##_ffff, f##_fff) \
  FORWARD(f##_fr, f##_r) REVERSE_OF(f##_rfr, f##_fr) FORWARD(f##_frfr, f##_rfr)

ORDERS(logarithm)
ORDERS(summed)

#define CHECK_ORDERS(f, x)                                       \
  do {                                                           \
    CHECK_GOT(#f, f##_r(x), 1 / x, BY_FORMULA);                  \
    CHECK_GOT(#f, f##_rr(x), -1 / (x * x), BY_FORMULA);          \
    CHECK_GOT(#f, f##_rrr(x), 2 / pow(x, 3), 1e-11L);            \
    CHECK_GOT(#f, f##_rrrr(x), -6 / pow(x, 4), 1e-11L);          \
    CHECK_GOT(#f, f##_ffff(x), -6 / pow(x, 4), 1e-11L);          \
    CHECK_GOT(#f, f##_frfr(x), -6 / pow(x, 4), 1e-11L);          \
  } while (0)

int main(void) {
  double points[] = {0.5, 1.25, 3};
  for (int i = 0; i < 3; i++) {
    CHECK_ORDERS(logarithm, points[i]);
    CHECK_ORDERS(summed, points[i]);
    CHECK_NEAR("references", summed(points[i]), log(points[i]), 1e-14L);
  }
  return checked();
}
