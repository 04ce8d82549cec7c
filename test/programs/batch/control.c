// Control: the same way for all instances, ways that differ, and both in one function.
#include "batch.h"

static double shared_ways(double x, int kind, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    for (int j = i; j < n; j++) {
      if ((i + j) % 3 == 0) continue;
      sum += x * j;
    }
    switch (kind) {
      case 0: sum = sum * 0.5; break;
      case 1: sum -= x; break;
      default: sum += i;
    }
    if (i > 4) break;
  }
  return sum;
}

static double collatz(int n) {
  double steps = 0;
  while (n != 1) n = n % 2 ? 3 * n + 1 : n / 2, steps++;
  return steps;
}

static double by_case(int k, double x) {
  switch (k) {
    case 0: return x + 1;
    case 1: return x * x;
    case 5: return sin(x);
  }
  return -x;
}

static double early(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    if (x[i] < 0) return sum;
    sum += sqrt(x[i]);
  }
  return sum + 1;
}

static double jumps(double x, int n) {
again:
  x = x * 0.5 + 1;
  if (--n > 0) goto again;
  return x;
}

int main(void) {
  Two two = {0};
  for (int kind = 0; kind < 3; kind++) {
    REQUEST(two = __enzyme_batch_two((void *)shared_ways, enzyme_width, 2, 0.3, -2.0, enzyme_scalar,
                                     kind, enzyme_scalar, 8));
    CHECK_SAME("shared ways", two.of[0], shared_ways(0.3, kind, 8));
    CHECK_SAME("shared ways", two.of[1], shared_ways(-2, kind, 8));
  }
  REQUEST(two = __enzyme_batch_two((void *)shared_ways, enzyme_width, 2, enzyme_scalar, 0.3, 1, 2, 3, 6));
  CHECK_SAME("different counts", two.of[0], shared_ways(0.3, 1, 3));
  CHECK_SAME("different counts", two.of[1], shared_ways(0.3, 2, 6));
  REQUEST(two = __enzyme_batch_two((void *)collatz, enzyme_width, 2, 27, 97));
  CHECK_SAME("while", two.of[0], collatz(27));
  CHECK_SAME("while", two.of[1], collatz(97));
  REQUEST(two = __enzyme_batch_two((void *)by_case, enzyme_width, 2, 1, 5, enzyme_scalar, 1.25));
  CHECK_SAME("switch", two.of[0], by_case(1, 1.25));
  CHECK_SAME("switch", two.of[1], by_case(5, 1.25));
  double x[2][3] = {{1, 2, 3}, {4, -1, 9}};
  REQUEST(two = __enzyme_batch_two((void *)early, enzyme_width, 2, enzyme_buffer, sizeof x[0], x,
                                   enzyme_scalar, 3));
  CHECK_SAME("early", two.of[0], early(x[0], 3));
  CHECK_SAME("early", two.of[1], early(x[1], 3));
  REQUEST(two = __enzyme_batch_two((void *)jumps, enzyme_width, 2, 7.0, -3.0, enzyme_scalar, 6));
  CHECK_SAME("goto", two.of[0], jumps(7, 6));
  CHECK_SAME("goto", two.of[1], jumps(-3, 6));
  return checked();
}
