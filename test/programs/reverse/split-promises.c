// Split mode: enzyme_not_overwritten keeps less, if all requests of one tape say so.
#include "reverse.h"

struct taped {
  void *tape;
  double result;
};
ENZYME_AUGMENTFWD(struct taped, taped);

enum { N = 8 };

static double energy(const double *x, const double *y) {
  double sum = 0;
  for (int i = 0; i < N; i++) sum += sin(x[i]) * y[i] * y[i];
  return sum;
}

static double middle(const double *x, const double *y) {
  return x[0] * x[1] * x[2] * y[0] * y[1] * y[2];
}

static double outer(const double *x, const double *y) { return exp(x[0]) * energy(x, y); }

static double x[N], y[N], dx[N], dy[N];

ONCE void start(void) {
  for (int i = 0; i < N; i++) x[i] = 0.5 + i, y[i] = 2 - i / 4.0, dx[i] = dy[i] = 0;
}

ONCE void check_energy(const char *what) {
  for (int i = 0; i < N; i++) {
    CHECK_GOT(what, dx[i], cos(0.5 + i) * (2 - i / 4.0) * (2 - i / 4.0), BY_FORMULA);
    CHECK_GOT(what, dy[i], 2 * sin(0.5 + i) * (2 - i / 4.0), BY_FORMULA);
  }
}

static void sizes(void) {
  long all = __enzyme_augmentsize((void *)middle, enzyme_dup, enzyme_dup);
  start();
  void *tape = NULL;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)middle, enzyme_noret, enzyme_dup, x, dx,
                                          enzyme_dup, y, dy));
  x[1] = y[1] = NAN;
  REQUEST(__enzyme_reverse_void((void *)middle, enzyme_dup, x, dx, enzyme_dup, y, dy, 1.0, tape));
  CHECK_GOT("all is kept", all, 6 * sizeof *x, 0);
  CHECK_GOT("by x0", dx[0], 1.5 * 2.5 * 2 * 1.75 * 1.5, BY_FORMULA);
}

static void kept_as_promised(void) {
  long none = __enzyme_augmentsize((void *)energy, enzyme_not_overwritten, enzyme_dup,
                                   enzyme_not_overwritten, enzyme_dup);
  CHECK_GOT("nothing is kept", none, 0, 0);
  start();
  void *tape = &tape;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)energy, enzyme_noret, enzyme_not_overwritten,
                                          enzyme_dup, x, dx, enzyme_not_overwritten, enzyme_dup, y,
                                          dy));
  CHECK_GOT("no tape", tape == NULL, 1, 0);
  REQUEST(__enzyme_reverse_void((void *)energy, enzyme_not_overwritten, enzyme_dup, x, dx,
                                enzyme_not_overwritten, enzyme_dup, y, dy, 1.0, tape));
  check_energy("as promised");
}

/* Of x only one of the two requests promises anything: nothing is promised. */
static void promised_by_half(void) {
  start();
  void *tape = NULL;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)outer, enzyme_noret, enzyme_not_overwritten,
                                          enzyme_dup, x, dx, enzyme_not_overwritten, enzyme_dup, y,
                                          dy));
  for (int i = 0; i < N; i++) x[i] = NAN;
  REQUEST(__enzyme_reverse_void((void *)outer, enzyme_dup, x, dx, enzyme_not_overwritten,
                                enzyme_dup, y, dy, 1.0, tape));
  double by_x[N], by_y[N];
  memcpy(by_x, dx, sizeof dx), memcpy(by_y, dy, sizeof dy);
  start();
  REQUEST(__enzyme_autodiff_void((void *)outer, enzyme_dup, x, dx, enzyme_dup, y, dy));
  for (int i = 0; i < N; i++) {
    CHECK_GOT("promised by half", by_x[i], dx[i], BY_FORMULA);
    CHECK_GOT("promised by half", by_y[i], dy[i], BY_FORMULA);
  }
}

int main(void) {
  sizes();
  kept_as_promised();
  promised_by_half();
  return checked();
}
