// Branches that never come back: exit, abort, unreachable, a failed assertion, an endless loop.
#include "reverse.h"

#include <assert.h>
#include <stdlib.h>

__attribute__((noreturn, noinline)) static void fail(const char *why, double x) {
  fprintf(stderr, "%s: %g\n", why, x);
  exit(3);
}

static double root(double x) {
  if (x < 0) fail("root of", x);
  return sqrt(x);
}

static double classified(double x, int kind) {
  switch (kind) {
    case 0: return x * x;
    case 1: return root(x * 3);
    case 2: return 1 / x;
    default: __builtin_unreachable();
  }
}

static void all(const double *x, double *y) {
  double t = 1;
  for (int i = 0; i < 4; i++) {
    if (x[i] == 77) abort();
    t *= classified(x[i], i % 3) + 0.5;
    assert(t < 1e6);
    if (t < -1e6)
      for (volatile int spin = 0;; spin++) continue;
    y[i] = t;
    if (i > 9) fail("rounds", i);
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.5, 0.75, -2, 0.5}), 4, 4, NULL);
  return checked();
}
