// goto: a retry loop, a common exit, and jumping out of two loops.
#include "check.h"

static double search(const double *grid, int n, double x) {
  double best = 1e9, value = 0;
  int i, j, tries = 0;
retry:
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) {
      value = grid[i] * x + grid[j] * x * x;
      if (value > 3) goto found;
      if (value < best) best = value;
    }
  x *= 1.5;
  if (tries++ < 4) goto retry;
  value = best;
  goto out;
found:
  value += i + 10 * j;
  if (tries == 0) goto out;
  value *= tries;
out:
  return value + x;
}

static double one_try(double x) { return search((double[]){0.5, -1, 1}, 3, x); }

int main(void) {
  CHECK_SCALAR(one_try, 2.5, 0.5 + 2 * 0.5 * 2.5 + 1);
  CHECK_SCALAR(one_try, 1.25, 1.5 * 0.5 + 2.25 * 1 * 2 * 1.25 + 1.5);
  /* Never found: the least of all values at the last try, and what x has become. */
  CHECK_SCALAR_WITHIN(0x1p-6, one_try, 0.03125,
                      -pow(1.5, 4) + 2 * pow(1.5, 8) * -0.03125 + pow(1.5, 5));
  return checked();
}
