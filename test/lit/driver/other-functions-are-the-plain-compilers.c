// At -O0: derivatives of a loop that swaps numbers are right, and what is beside them is as without.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 -S "%s" -o "%t.s"
// RUN: sed -n "/^busy:/,/^.Lfunc_end/p" "%t.s" > "%t.ours"
// RUN: %enzyme-cc -O0 -DPLAIN -S "%s" -o "%t.s"
// RUN: sed -n "/^busy:/,/^.Lfunc_end/p" "%t.s" > "%t.plain"
// RUN: %FileCheck --check-prefix=BUSY --input-file="%t.ours" "%s"
// RUN: diff "%t.ours" "%t.plain"
// RUN: %enzyme-cc -O0 "%s" -o "%t" && "%t" | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-inline=off -O0 "%s" -o "%t" && "%t" | %FileCheck "%s"

int busy(int n, const int *a, const float *b) {
  int s = 0;
  for (int i = 0; i < n; i++) s += b[i] > 0.5f ? a[i] * i : (int)(a[i] * b[i]);
  return s;
}
// BUSY: imull
#ifndef PLAIN
#include <stdio.h>
extern double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
// Of x it makes 3/4 x times 1/4 x * x.
static double swapped(double x) {
  double a[2] = {x, x * x}, carried = 3 * x;
  for (int k = 0; k < 7; k++) {
    double next = a[k & 1];
    a[k & 1] = carried;
    carried = next * 0.5;
  }
  return a[0] * a[1];
}
int main(void) {
  // CHECK: 5.062500 5.062500
  printf("%f ", __enzyme_autodiff((void *)swapped, 3.0));
  printf("%f\n", __enzyme_fwddiff((void *)swapped, 3.0, 1.0));
  return 0;
}
#endif
