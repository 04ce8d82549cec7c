// Split mode: enzyme_dupnoneed, so that results are stored nowhere, beside calls that store them.
#include "reverse.h"

enum { N = 8 };

static void squared(const double *x, double *y) {
  for (int i = 0; i < N; i++) y[i] = x[i] * x[i];
}

static double x[N], y[N], dx[N], dy[N];

ONCE void start(void) {
  for (int i = 0; i < N; i++) x[i] = 0.5 + i, y[i] = dx[i] = 0, dy[i] = 1 + i;
}

ONCE void check_adjoints(const char *what) {
  for (int i = 0; i < N; i++) {
    CHECK_GOT(what, dx[i], 2 * (0.5 + i) * (1 + i), BY_FORMULA);
    CHECK_GOT("a seed", dy[i], 0, 0);
  }
}

int main(void) {
  start();
  void *tape = NULL;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)squared, enzyme_dup, x, dx, enzyme_dupnoneed,
                                          (double *)0x1, dy));
  for (int i = 0; i < N; i++) x[i] = NAN;
  REQUEST(__enzyme_reverse_void((void *)squared, enzyme_dup, x, dx, enzyme_dupnoneed,
                                (double *)0x1, dy, tape));
  check_adjoints("stored nowhere");
  start();
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)squared, enzyme_dup, x, dx, enzyme_dup, y, dy));
  for (int i = 0; i < N; i++) CHECK_GOT("stored", y[i], (0.5 + i) * (0.5 + i), BY_FORMULA);
  REQUEST(__enzyme_reverse_void((void *)squared, enzyme_dup, x, dx, enzyme_dup, y, dy, tape));
  check_adjoints("stored, and back");
  return checked();
}
