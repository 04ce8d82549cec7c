// What is said of variables that are only declared, twice, in a part that is left out, in a function.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O1 -DOTHER -c "%s" -o "%t.other.o"
// RUN: %enzyme-cc -O1 -Wall -Wextra -Wpedantic -Werror "%s" "%t.other.o" -o "%t"
// RUN: "%t" | %FileCheck "%s"

// CHECK: 12 18 [[# @LINE + 22]]

#ifdef OTHER
double inside[2], rate = 2, drate, there;
#else
#include <enzyme/enzyme.h>
#include <stdio.h>
extern double drate, inside[] __attribute__((enzyme_inactive));
extern double inside[] __attribute__((enzyme_inactive));
extern __attribute__((enzyme_shadow(drate))) double rate; // rate' is drate
#ifdef NEVER
extern double never __attribute__((enzyme_inactive));
#endif
static double f(double x) {
  extern double there __attribute__((enzyme_inactive));
  inside[1] = there = x;
  return rate * inside[1] * x * there / 1.5;
}
int main(void) {
  double by_x = __enzyme_autodiff_double((void *)f, 3.0);
  // rate * x * x / 1.5; x * x * x / 1.5
  printf("%g %g %d\n", by_x, drate,
         __LINE__);
}
#endif
