// Tangents from a tape: in memory of the user's, behind a pointer, two in flight, by value, at width N.
#include "reverse.h"
#include <stdlib.h>

struct taped {
  void *tape;
  double value;
};
struct pair {
  double of[2];
};
struct slice {
  double *data;
  long start, count;
};
struct answer {
  double sum, product;
};
ENZYME_AUGMENTFWD(double, number);
ENZYME_AUGMENTFWD(struct taped, taped);
ENZYME_AUGMENTFWD(void, void);
ENZYME_AUGMENTFWD(struct pair, result);
ENZYME_FWDSPLIT(struct pair, pair);
struct answer __enzyme_fwdsplit_answer(void *, ...);

static double polynomial(const double *x) { return x[0] * x[0] * x[1]; }

/* Kept: how often it goes round, and what the numbers were. */
static double drains(double *x, int n, double rate) {
  double *copy = malloc(n * sizeof *copy), sum = 0;
  for (int i = 0; i < n; i++) {
    copy[i] = x[i];
    while (x[i] > 0.5) x[i] *= rate, sum += x[i] * copy[i];
  }
  free(copy);
  return sum;
}

static double shrinking(struct slice s) {
  double sum = 0;
  for (; s.count > 0; s.start++, s.count--) {
    sum += s.data[s.start] * sum + s.data[s.start];
    s.data[s.start] = sum;
  }
  return sum;
}

static void in_memory(void) {
  double x[] = {3, 5}, dx[] = {0.5, -1}, tape[2] = {0}, slope = 0;
  REQUEST(__enzyme_augmentfwd_number((void *)polynomial, enzyme_allocated, sizeof tape, enzyme_tape,
                                     tape, enzyme_dup, x, dx));
  x[0] = x[1] = NAN;
  REQUEST(slope = __enzyme_fwdsplit_double((void *)polynomial, enzyme_allocated, sizeof tape,
                                           enzyme_tape, tape, enzyme_dup, x, dx));
  CHECK_GOT("in memory", slope, 2 * 3 * 5 * 0.5 - 9, 0);
}

static void behind_a_pointer(void) {
  double x[] = {3, 5}, dx[] = {0.5, -1}, slope = 0;
  void *tape = NULL;
  REQUEST(__enzyme_augmentfwd_void((void *)polynomial, enzyme_noret, enzyme_tape, &tape, enzyme_dup,
                                   x, dx));
  x[0] = x[1] = NAN;
  REQUEST(slope = __enzyme_fwdsplit_double((void *)polynomial, enzyme_tape, &tape, enzyme_dup, x, dx));
  CHECK_GOT("behind a pointer", slope, 6, 0);
}

/* Against forward mode, and adjoints from a third tape against both. */
static void in_flight(void) {
  enum { N = 3 };
  const double start[2][N] = {{1.5, 0.25, 3}, {0.75, 2, 1}}, along[N] = {1, -0.5, 0.25};
  double x[2][N], dx[2][N], z[N], dz[N], got = 0, want = 0;
  struct taped made[2] = {{0, 0}, {0, 0}};
  for (int k = 0; k < 2; k++) {
    memcpy(x[k], start[k], sizeof x[k]);
    memcpy(dx[k], along, sizeof dx[k]);
    REQUEST(made[k] = __enzyme_augmentfwd_taped((void *)drains, enzyme_dup, x[k], dx[k],
                                                enzyme_const, N, enzyme_out, 0.6));
    for (int i = 0; i < N; i++) x[k][i] = NAN;
  }
  for (int k = 0; k < 2; k++) {
    REQUEST(got = __enzyme_fwdsplit_double((void *)drains, enzyme_dup, x[k], dx[k], enzyme_const, N,
                                           enzyme_dup, 0.6, 2.0, made[k].tape));
    memcpy(z, start[k], sizeof z), memcpy(dz, along, sizeof dz);
    REQUEST(want = __enzyme_fwddiff_double((void *)drains, enzyme_dup, z, dz, enzyme_const, N,
                                           enzyme_dup, 0.6, 2.0));
    CHECK_GOT("in flight", got, want, BY_FORMULA);
    for (int i = 0; i < N; i++) CHECK_GOT("its memory", dx[k][i], dz[i], BY_FORMULA);

    double weights[N] = {0.5, 2, -1}, by_rate = 0, sum = got;
    memcpy(z, start[k], sizeof z);
    for (int i = 0; i < N; i++) sum += weights[i] * dx[k][i];
    REQUEST(by_rate = __enzyme_autodiff_double((void *)drains, enzyme_dup, z, weights, enzyme_const,
                                               N, enzyme_out, 0.6));
    double other = 2 * by_rate;
    for (int i = 0; i < N; i++) other += weights[i] * along[i];
    CHECK_GOT("against adjoints", sum, other, BY_FORMULA);
  }
}

/* The slice is a copy of the function's own, and so is its shadow. */
static void by_value(void) {
  double x[5] = {1, 0.5, -2, 0.25, 3}, dx[5] = {0.1, 0.2, 0.3, 0.4, 0.5}, got = 0, want = 0;
  double y[5], dy[5];
  memcpy(y, x, sizeof y), memcpy(dy, dx, sizeof dy);
  struct slice s = {x, 1, 3}, ds = {dx, 1, 3}, t = {y, 1, 3}, dt = {dy, 1, 3};
  void *tape = NULL;
  REQUEST(want = __enzyme_fwddiff_double((void *)shrinking, enzyme_dup, t, dt));
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)shrinking, enzyme_noret, enzyme_dup, s, ds));
  for (int i = 0; i < 5; i++) x[i] = NAN;
  REQUEST(got = __enzyme_fwdsplit_double((void *)shrinking, enzyme_dup, s, ds, tape));
  CHECK_GOT("by value", got, want, BY_FORMULA);
  for (int i = 0; i < 5; i++) CHECK_GOT("its data", dx[i], dy[i], BY_FORMULA);
}

static struct answer both(double x, double y) { return (struct answer){x + 2 * y, x * y}; }

/* Results that are structs; and nothing is kept of a sum. */
static void structs(void) {
  struct answer got = {0, 0};
  void *tape = NULL;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)both, enzyme_noret, enzyme_out, 3.0, enzyme_out, 5.0));
  REQUEST(got = __enzyme_fwdsplit_answer((void *)both, enzyme_dup, 3.0, 1.0, enzyme_dup, 5.0, -2.0,
                                         tape));
  CHECK_GOT("a sum", got.sum, -3, 0);
  CHECK_GOT("a product", got.product, 5 - 6, 0);
}

static void at_width_two(void) {
  double x[] = {3, 5}, dx[2][2] = {{1, 0}, {0.5, 2}};
  struct pair got = {{0, 0}};
  void *tape = NULL;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)polynomial, enzyme_noret, enzyme_width, 2,
                                          enzyme_dupv, sizeof *dx, x, dx));
  x[0] = x[1] = NAN;
  REQUEST(got = __enzyme_fwdsplit_pair((void *)polynomial, enzyme_width, 2, enzyme_dupv, sizeof *dx,
                                       x, dx, tape));
  CHECK_GOT("the first lane", got.of[0], 30, 0);
  CHECK_GOT("the second lane", got.of[1], 15 + 18, 0);
}

int main(void) {
  in_memory();
  behind_a_pointer();
  in_flight();
  by_value();
  structs();
  at_width_two();
  return checked();
}
