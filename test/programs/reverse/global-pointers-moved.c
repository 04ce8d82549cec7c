// Pointers in globals that the program changes between requests, with and without a context.
#include "reverse.h"

#include <stdlib.h>

void *__enzyme_context(int);

static double a[4], b[4], *now = a;
static struct {
  double *at, *list[3], weight;
} all = {a, {b + 1, a + 1, 0}, 2};

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double (*operation)(double) = square;
static double (*known[])(double) = {square, cube};
static int last = 1;

static double f(double x) {
  a[0] = x;
  b[1] = x * x;
  *all.list[1] += x;
  double more = all.list[2] ? *all.list[2] : 0;
  return *all.at + *all.list[0] * all.weight + more + operation(x) + 0 * known[last](x);
}

static double look(double x) {
  a[0] = x;
  b[1] = x * x;
  return *now;
}
static double look_forward(double x) { return __enzyme_fwddiff_double((void *)look, x, 1.0); }

static void check(void *context) {
#define SAME(what, wanted)                                                                        \
  do {                                                                                            \
    CHECK_GOT(what, context ? __enzyme_fwddiff_double((void *)f, enzyme_context, context, 3.0, 1.0) \
                            : __enzyme_fwddiff_double((void *)f, 3.0, 1.0), wanted, 0);           \
    CHECK_GOT(what, context ? __enzyme_autodiff_double((void *)f, enzyme_context, context, 3.0)   \
                            : __enzyme_autodiff_double((void *)f, 3.0), wanted, 0);               \
  } while (0)
  all.at = a, all.list[0] = b + 1, all.list[1] = a + 1, all.list[2] = 0, operation = square;
  SAME("as at first", 1 + 12 + 6);
  all.at = b + 1;
  SAME("elsewhere", 6 + 12 + 6);
  all.list[1] = b + 1;
  SAME("in a list", 7 + 14 + 6);
  all.list[2] = b + 1;
  SAME("where there was none", 7 + 14 + 7 + 6);
  operation = cube;
  SAME("another function", 7 + 14 + 7 + 27);
}

int main(void) {
  void *context = __enzyme_context(1);
  check(NULL);
  check(context);
  free(context);
  now = b + 1;
  CHECK_GOT("forward over forward",
            __enzyme_fwddiff_double((void *)look_forward, 3.0, 1.0), 2, 0);
  CHECK_GOT("backward over forward", __enzyme_autodiff_double((void *)look_forward, 3.0), 2, 0);
  return checked();
}
