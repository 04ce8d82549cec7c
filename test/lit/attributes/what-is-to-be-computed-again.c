// REQUIRES: clang-22
// RUN: %enzyme-cc -O1 --enzyme-explain "%s" -o "%t" -lm 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc -O1 -DWANTED --enzyme-explain "%s" -o "%t.again" -lm 2>&1 | %FileCheck --check-prefix=AGAIN "%s"
// RUN: "%t" | %FileCheck --check-prefix=NUMBER "%s"
// RUN: "%t.again" | %FileCheck --check-prefix=NUMBER "%s"

#include <stdio.h>
extern double __enzyme_autodiff(void *, ...);
#ifdef WANTED
__attribute__((enzyme_shouldrecompute))
#endif
double exp(double);
double sin(double);

static double f(double x, int n) {
  double s = x;
  for (int i = 0; i < n; ++i)
    s += exp(s * 0.1) * sin(s);
  return s;
}

// CHECK: exp((s * 0.1)) 8 * n
// CHECK: in all 24 * n
// AGAIN-NOT: exp((s * 0.1))
// AGAIN: in all 16 * n

// As mpmath has it.
// NUMBER: 0.005922
int main(void) { printf("%.6f\n", __enzyme_autodiff((void *)f, 1.5, 5)); }
