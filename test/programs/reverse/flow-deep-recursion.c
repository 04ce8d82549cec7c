// Recursion of many levels, each with its own frame of memory to be remembered.
#include "reverse.h"

__attribute__((noinline)) static double descend(double x, const double *above, int n) {
  double mine[2] = {x * 0.999 + *above * 1e-4, x};
  if (n == 0) return mine[0] * mine[1];
  double below = descend(mine[0], mine, n - 1);
  return below + 1e-5 * mine[0] * mine[1];
}

static double deep(double x) { return descend(x, &x, 10000); }

/* As a loop: up and down are the same recurrence in x and in dx, and results are squares. */
static double formula(double x) {
  double scale = 1, above = 1, sum = 0;
  for (int n = 10000; n > 0; n--) {
    double next = scale * 0.999 + above * 1e-4;
    sum += 1e-5 * next * scale;
    above = scale = next;
  }
  double last = scale * 0.999 + above * 1e-4;
  return 2 * x * (sum + last * scale);
}

int main(void) {
  CHECK_ADJOINT_SCALAR(deep, 1.5, formula(1.5));
  return checked();
}
