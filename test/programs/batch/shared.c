// What instances share and change: globals, statics, memory of one pointer, generators, streams.
#include "batch.h"
#include <errno.h>

static double total = 1;
static double count(double x) { return total = total * 0.5 + x; }

static double numbered(double x) {
  static int calls;
  return x + ++calls;
}

static double history[8];
static int length;
static void record(double x) { history[length++] = x; }

static void gather(double *sum, const double *x, int n) {
  for (int i = 0; i < n; i++) *sum = *sum * 0.75 + x[i];
}

static void histogram(double *bins, int at, double x) { bins[at] += x; }

static unsigned state = 1;
APART unsigned drawn(void) { return state = state * 1664525u + 1013904223u; }
static double walk(double x) {
  for (int i = 0; i < 3; i++) x += (drawn() >> 8) / 16777216.0;
  return x;
}

static char said[64];
static int say(double x) { return sprintf(said + strlen(said), "%g;", x); }

static volatile double sensor = 2;
static double measured(double x) { return x * sensor + sensor; }

static double limits[] = {0.5, 1.5};
static double clamped(double x) { return fmin(fmax(x, limits[0]), limits[1]); }

APART int was_wrong(void) { return errno == EDOM; }
static double checked_root(double x) { return sqrt(x) * 0 + (errno == EDOM); }
static double checked_apart(double x) { return sqrt(x) * 0 + was_wrong(); }

static void signs(void) {
  double x[] = {4, -1};
  Two two = {0};
  errno = 0;
  REQUEST(two = __enzyme_batch_two((void *)checked_root, enzyme_width, 2, x[0], x[1]));
  CHECK_SAME("a sign", two.of[0], 0);
  errno = 0;
  REQUEST(two = __enzyme_batch_two((void *)checked_apart, enzyme_width, 2, x[0], x[1]));
  CHECK_SAME("a sign", two.of[0], 0);
}

int main(void) {
  Two two = {0};
  signs();
  REQUEST(two = __enzyme_batch_two((void *)count, enzyme_width, 2, 3.0, 4.0));
  CHECK_SAME("a global", two.of[0], 3.5);
  CHECK_SAME("a global", two.of[1], 5.75);
  CHECK_SAME("a global", total, 5.75);
  REQUEST(two = __enzyme_batch_two((void *)numbered, enzyme_width, 2, 10.0, 20.0));
  CHECK_SAME("a static", two.of[0], 11);
  CHECK_SAME("a static", two.of[1], 22);
  REQUEST(__enzyme_batch_void((void *)record, enzyme_width, 2, 10.0, 20.0));
  CHECK_SAME("a history", length, 2);
  CHECK_SAME("a history", history[0], 10);
  CHECK_SAME("a history", history[1], 20);
  double sum = 1, wanted = 1, x[2][2] = {{1, 2}, {3, 5}};
  REQUEST(__enzyme_batch_void((void *)gather, enzyme_width, 2, enzyme_scalar, &sum, x[0], x[1],
                              enzyme_scalar, 2));
  gather(&wanted, x[0], 2), gather(&wanted, x[1], 2);
  CHECK_SAME("one pointer", sum, wanted);
  double bins[4] = {0};
  REQUEST(__enzyme_batch_void((void *)histogram, enzyme_width, 4, enzyme_scalar, bins, 1, 2, 1, 1, 0.5,
                              1.0, 2.0, 4.0));
  CHECK_SAME("bins", bins[1], 6.5);
  CHECK_SAME("bins", bins[2], 1);
  REQUEST(two = __enzyme_batch_two((void *)walk, enzyme_width, 2, 0.0, 100.0));
#ifndef REFERENCE_ONLY
  state = 1;
#endif
  CHECK_SAME("a generator", two.of[0], walk(0));
  CHECK_SAME("a generator", two.of[1], walk(100));
  REQUEST(__enzyme_batch_void((void *)say, enzyme_width, 3, 1.5, 2.5, 3.5));
  CHECK_SAME("said", strcmp(said, "1.5;2.5;3.5;"), 0);
  REQUEST(two = __enzyme_batch_two((void *)measured, enzyme_width, 2, 3.0, 4.0));
  CHECK_SAME("volatile", two.of[0], 8);
  CHECK_SAME("volatile", two.of[1], 10);
  REQUEST(two = __enzyme_batch_two((void *)clamped, enzyme_width, 2, 3.0, 1.0));
  CHECK_SAME("only read", two.of[0], 1.5);
  CHECK_SAME("only read", two.of[1], 1);
  return checked();
}
