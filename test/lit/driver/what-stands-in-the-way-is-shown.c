// A function without body and rule is an error with its place, with -g and without, and leaves nothing.
// REQUIRES: clang-22
// RUN: rm -f "%t.o" "%t"
// RUN: not %enzyme-cc -O2 -S "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: not %enzyme-cc -O0 -g "%s" -o "%t" 2>&1 | %FileCheck "%s"
// RUN: not ls "%t.o"
// RUN: not ls "%t"

// CHECK: what-stands-in-the-way-is-shown.c:[[# @LINE + 5]]:34: error: mystery has no body here
// CHECK-NEXT: double square(double x) { return mystery(x) * x; }
// CHECK-NEXT: {{^ {33}\^$}}
// CHECK-NOT: error:
double mystery(double x);
double square(double x) { return mystery(x) * x; }
double __enzyme_fwddiff(void *, double, double);
int main(void) { return __enzyme_fwddiff((void *)square, 1.0, 1.0) > 2; }
