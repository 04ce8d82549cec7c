// REQUIRES: clang-22
// RUN: %enzyme-cc -O2 -S "%s" -o - | %FileCheck --check-prefix=OPEN "%s"
// RUN: %enzyme-cc -O2 -S "%s" -o "%t.s"
// RUN: %FileCheck --input-file="%t.s" "%s"
// RUN: %enzyme-cc -O2 -S -emit-llvm "%s" -o "%t.ll"
// RUN: %FileCheck --check-prefix=PLAIN --input-file="%t.ll" "%s"

// To standard output the compiler alone writes.
// OPEN: __enzyme_fwddiff
// CHECK-NOT: __enzyme_fwddiff
// CHECK: slope:
// CHECK-NOT: __enzyme_fwddiff
// PLAIN: @__enzyme_fwddiff(
extern double __enzyme_fwddiff(void *, ...);
double square(double x) { return x * x; }
double slope(double x) { return __enzyme_fwddiff((void *)square, x, 1.0); }
