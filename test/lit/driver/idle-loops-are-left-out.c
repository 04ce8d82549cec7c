// A loop for which nothing comes back is left out of the reverse sweep; what has a tape inside is not.
// REQUIRES: clang-22
// RUN: %enzyme-cc --enzyme-explain -O2 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-explain -g -O1 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t" -lm
// RUN: "%t" | %FileCheck --check-prefix=PROGRAM "%s"
#include <math.h>
#include <stdio.h>
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
/* Only the smallest is asked for: of all other rows nothing is. */
__attribute__((noinline)) static double smallest(const double *x, int rows, int n) {
  double least = INFINITY;
  for (int r = 0; r < rows; r++) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[r * n + i] * x[r * n + i];
    least = sum < least ? sum : least;
  }
  return least;
}
/* A row of which nothing is asked may be infinite. */
__attribute__((noinline)) static double limited(const double *x, int rows, int n) {
  double all = 0;
  for (int r = 0; r < rows; r++) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[r * n + i] * x[r * n];
    all += sum < 1e300 ? sum : 7;
  }
  return all;
}
__attribute__((noinline)) static double total(const double *x, int rows, int n) {
  double all = 0;
  for (int r = 0; r < rows; r++) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[r * n + i] * x[r * n + i];
    all += sum * sum;
  }
  return all;
}
int main(void) {
  double x[6] = {3, 4, 1, 2, 5, 6}, dx[6] = {0};
  __enzyme_autodiff((void *)smallest, enzyme_dup, x, dx, enzyme_const, 3, enzyme_const, 2);
  for (int i = 0; i < 6; i++) printf("%g ", dx[i]);
  double y[6] = {3, 4, INFINITY, 2, 5, 6}, dy[6] = {0};
  __enzyme_autodiff((void *)limited, enzyme_dup, y, dy, enzyme_const, 3, enzyme_const, 2);
  for (int i = 0; i < 6; i++) printf("%g ", dy[i]);
  double z[6] = {1, 2, 1, 0, 0, 1}, dz[6] = {0};
  __enzyme_autodiff((void *)total, enzyme_dup, z, dz, enzyme_const, 3, enzyme_const, 2);
  for (int i = 0; i < 6; i++) printf("%g%s", dz[i], i < 5 ? " " : "\n");
}

// CHECK-LABEL: smallest at
// CHECK:       the loop at line 16 is left out of the reverse sweep where what comes back to it is zero{{$}}
// CHECK-LABEL: limited at
// CHECK:       the loop at line 26 is left out of the reverse sweep
// CHECK-LABEL: total at
// CHECK-NOT:   left out

// PROGRAM: 0 0 2 4 0 0 10 3 0 0 16 5 20 40 4 0 0 4
