// With enzyme_primal_return the function's own result comes first, then its tangents.
#include "check.h"

struct with_primal {
  double primal, tangent;
};
struct with_primal_wide {
  double primal;
  double tangents[WIDTH];
};
ENZYME_FWDDIFF(struct with_primal, pair);
ENZYME_FWDDIFF(struct with_primal_wide, five);

static int calls;

static double logistic(double x, double rate) {
  calls++;
  return 1 / (1 + exp(-rate * x));
}

int main(void) {
  double x = 0.4, rate = 1.6, plain = logistic(x, rate), slope = rate * plain * (1 - plain);
  calls = 0;
  struct with_primal one = __enzyme_fwddiff_pair((void *)logistic, enzyme_primal_return, enzyme_dup,
                                                 x, 1.0, enzyme_const, rate);
  CHECK_GOT("side effects happen once", calls, 1, 0);
  CHECK_GOT("primal", one.primal, plain, BETWEEN_WIDTHS);
  CHECK_DERIVATIVE("tangent", one.tangent, slope, DIFFERENCE(t, x, logistic(t, rate)));
  calls = 0;
  struct with_primal_wide all =
      __enzyme_fwddiff_five((void *)logistic, enzyme_width, WIDTH, enzyme_primal_return, enzyme_dup,
                            x, 1.0, 2.0, -3.0, 0.0, enzyme_const, rate);
  CHECK_GOT("side effects happen once, width 4", calls, 1, 0);
  CHECK_GOT("primal, width 4", all.primal, plain, BETWEEN_WIDTHS);
  for (int i = 0; i < WIDTH; i++)
    CHECK_GOT("tangent, width 4", all.tangents[i], (double[]){1, 2, -3, 0}[i] * slope, BY_FORMULA);
  return checked();
}
