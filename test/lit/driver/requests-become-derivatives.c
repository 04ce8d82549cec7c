// What a source asks for is in its object, at every level; the IR beside it still asks.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 -c "%s" -o "%t.0.o"
// RUN: %enzyme-cc -O3 -c "%s" -o "%t.3.o"
// RUN: %enzyme-ir "%t.3.o" | %FileCheck --check-prefix=IR "%s"
// RUN: %enzyme-cc "%t.0.o" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc "%t.3.o" -o "%t.3" -lm && "%t.3" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.at-once" -lm && "%t.at-once" | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-inline=off -O2 "%s" -o "%t.apart" -lm && "%t.apart" | %FileCheck "%s"

// IR: call double (ptr, ...) @__enzyme_fwddiff(
// CHECK: 6.000000 0.540302
#include <math.h>
#include <stdio.h>
extern double __enzyme_fwddiff(void *, ...);
static double square(double x) { return x * x; }
static double wave(double x) { return sin(x); }
int main(void) {
  double slope = __enzyme_fwddiff((void *)square, 3.0, 1.0);
  printf("%f %f\n", slope, __enzyme_fwddiff((void *)wave, 1.0, 1.0));
  return 0;
}
