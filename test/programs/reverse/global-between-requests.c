// Globals that live from one request to the next: settings, a count of calls, the last result.
#include "reverse.h"

static double scale = 2, shift;
static int calls;
static double last;

static double f(double x) {
  calls++;
  last = scale * x * x + shift * x;
  return last * last;
}

static double formula(double x) {
  return 2 * (scale * x * x + shift * x) * (2 * scale * x + shift);
}

int main(void) {
  for (int i = 0; i < 4; i++) {
    double x = 0.5 + i, d = 0;
    scale = 1 + i, shift = i * i;
    CHECK_NEAR("references", formula(x), DIFFERENCE(t, x, f(t)), BY_DIFFERENCES);
    calls = 0;
    REQUEST(d = __enzyme_autodiff_double((void *)f, enzyme_out, x));
    CHECK_GOT("slope", d, formula(x), BY_FORMULA);
    CHECK_GOT("called once", calls, 1, 0);
    CHECK_GOT("last", last, scale * x * x + shift * x, BY_FORMULA);
    REQUEST(f(d = __enzyme_autodiff_double((void *)f, x)));
    CHECK_GOT("called twice more", calls, 3, 0);
  }
  return checked();
}
