// A loop whose rounds use scratch is run again round by round; what cannot be proved keeps a tape.
// REQUIRES: clang-22
// RUN: %enzyme-cc --enzyme-explain -O2 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-explain -g -O1 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t" -lm
// RUN: "%t" | %FileCheck --check-prefix=PROGRAM "%s"
// RUN: %enzyme-cc -O2 --enzyme-check "%s" -o "%t" -lm 2>&1 | %FileCheck --check-prefix=CHECKED --allow-empty "%s"
// RUN: "%t" 2>&1 | %FileCheck --check-prefix=PROGRAM "%s"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double filled(const double *x, int points, int n) {
  double sum = 0, *scratch = malloc(n * sizeof(double));
  for (int p = 0; p < points; p++) {
    for (int i = 0; i < n; i++) scratch[i] = sin(x[i] + p);
    for (int i = 0; i < n; i++) sum += scratch[i] * scratch[i];
  }
  free(scratch);
  return sum;
}
/* Each round reads one number that the round before has left. */
__attribute__((noinline)) static double carried(const double *x, int points, int n) {
  double sum = 0, *scratch = calloc(n, sizeof(double));
  for (int p = 0; p < points; p++) {
    for (int i = 1; i < n; i++) scratch[i] = sin(x[i] + scratch[i - 1]);
    for (int i = 0; i < n; i++) sum += scratch[i] * scratch[i];
    scratch[0] = 0.1 * sum;
  }
  free(scratch);
  return sum;
}
int main(void) {
  double x[4] = {0.1, 0.2, 0.3, 0.4}, dx[4] = {0};
  __enzyme_autodiff((void *)filled, enzyme_dup, x, dx, enzyme_const, 3, enzyme_const, 4);
  printf("%.6f %.6f\n", dx[1], sin(0.4) + sin(2.4) + sin(4.4));
  __enzyme_autodiff((void *)carried, enzyme_dup, x, dx, enzyme_const, 3, enzyme_const, 4);
}

// CHECK-LABEL: filled at {{.*}}both sweeps in diffefilled{{$}}
// CHECK-NEXT:  {{^}}  nothing is kept{{$}}
// CHECK:       the loop at {{.*}}keep-no-tape.c:16 is run again in the reverse sweep, round by round: nothing of it is kept{{$}}
// CHECK-LABEL: a round of a loop of filled: both sweeps in diffe
// CHECK-LABEL: carried at {{.*}}both sweeps in diffecarried{{$}}
// CHECK:       scratch[i] {{.*}} may be overwritten
// CHECK-NOT:   run again

// CHECKED-NOT: not checked
// PROGRAM-NOT: {{differ|check}}
// PROGRAM: 0.113279 0.113279
