// What LLVM finds out about a function between levels does not take the place of its rule.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t"
// RUN: "%t" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t"
// RUN: "%t" | %FileCheck "%s"

// CHECK: 6 10

#include <enzyme/enzyme.h>
#include <stdio.h>

struct dual {
  double value, tangent;
};
static double same(double x) { return x; }
static struct dual forward_same(double x, double dx) { return (struct dual){x, 10 * dx}; }
void *__enzyme_register_derivative_same[] = {(void *)same, (void *)forward_same};

static double square(double x) { return x * x; }
static double through(double x) { return same(x); }

int main(void) {
  double back = __enzyme_autodiff_double((void *)square, 3.0);
  printf("%g %g\n", back, __enzyme_fwddiff_double((void *)through, 3.0, 1.0));
}
