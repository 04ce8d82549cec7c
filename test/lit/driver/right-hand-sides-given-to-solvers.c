// A right-hand side that is given to a solver is called by name once that is inlined: what it reads
// is not what it writes, so that one value of each cell is kept, and what p is stays.
// REQUIRES: clang-22
// RUN: %enzyme-cc --enzyme-explain -O2 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-explain -g -O1 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t" -lm
// RUN: "%t" | %FileCheck --check-prefix=PROGRAM "%s"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef void slope_of(int n, const double *y, const double *p, double *dy);
__attribute__((noinline)) void decay(int n, const double *y, const double *p, double *dy) {
  for (int i = 0; i < n; i++) dy[i] = -p[0] * y[i] * y[i];
}
void solve(slope_of *f, int n, double *y, const double *p, double h, int steps) {
  double *k = malloc(n * sizeof(double));
  for (int s = 0; s < steps; s++) {
    f(n, y, p, k);
    for (int i = 0; i < n; i++) y[i] += h * k[i];
  }
  free(k);
}
double outcome(const double *p, int n, int steps) {
  double *y = malloc(n * sizeof(double)), sum = 0;
  for (int i = 0; i < n; i++) y[i] = 1 + i;
  solve(decay, n, y, p, 1e-3, steps);
  for (int i = 0; i < n; i++) sum += y[i];
  free(y);
  return sum;
}
int main(void) {
  double p[1] = {0.7}, dp[1] = {0}, more[1] = {0.7 + 1e-6}, less[1] = {0.7 - 1e-6};
  __enzyme_autodiff((void *)outcome, enzyme_dup, p, dp, enzyme_const, 3, enzyme_const, 100);
  double slope = (outcome(more, 3, 100) - outcome(less, 3, 100)) / 2e-6;
  printf("%s\n", fabs(dp[0] - slope) < 1e-8 * fabs(slope) ? "right" : "wrong");
}

// CHECK-LABEL: decay at
// CHECK-NOT:   p[0]
// CHECK:       15{{ +}}y[i]{{ +}}8 * n{{ +}}may be overwritten once the function has returned
// CHECK-NOT:   p[0]
// CHECK:       in all
// PROGRAM: right
