// REQUIRES: clang-22
// RUN: %enzyme-cc -O1 --enzyme-explain "%s" -o "%t" -lm 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc -O1 -DWANTED --enzyme-explain "%s" -o "%t.again" -lm 2>&1 | %FileCheck --check-prefix=AGAIN "%s"
// RUN: "%t" | %FileCheck --check-prefix=NUMBER "%s"
// RUN: "%t.again" | %FileCheck --check-prefix=NUMBER "%s"

#include <math.h>
#include <stdio.h>
extern double __enzyme_autodiff(void *, ...);
#ifdef WANTED
__attribute__((enzyme_shouldrecompute))
#else
__attribute__((noinline))
#endif
static double bent(double x) { return exp(x * 0.1) / (1 + x * x); }

static double f(double x, int n) {
  double s = x;
  for (int i = 0; i < n; ++i)
    s += bent(s) * sin(s);
  return s;
}

// CHECK: bent(s) 8 * n
// AGAIN-NOT: bent(s)
// AGAIN: in all 16 * n

// As mpmath has it.
// NUMBER: 0.246960
int main(void) { printf("%.6f\n", __enzyme_autodiff((void *)f, 1.5, 5)); }
