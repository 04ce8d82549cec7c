// The IR in an object is the front end's, whatever the level of optimisation.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O3 -c "%s" -o "%t.o"
// RUN: %enzyme-ir "%t.o" | %FileCheck "%s"

// CHECK: define dso_local double @square(double
// CHECK: alloca double
// CHECK: fmul double
double square(double x) { return x * x; }
