// What is kept is said in words of the source, with -g or without; the command does all else, too.
// REQUIRES: clang-22
// RUN: %enzyme-cc --enzyme-explain -O2 -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-explain -g -O1 -c "%s" -o "%t.g.o" 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-explain -O1 -c "%s" -o /dev/null 2>&1 | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-explain -O3 "%s" -o "%t" -lm 2>&1 | %FileCheck "%s"
// RUN: "%t" | %FileCheck --check-prefix=PROGRAM "%s"
// RUN: %enzyme-cc -c "%s" -o "%t.o" 2>&1 | %FileCheck --check-prefix=QUIET --allow-empty "%s"
#include <math.h>
#include <stdio.h>
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
struct state { int n; double at[4]; };
__attribute__((noinline)) static void advance(struct state *u) {
  for (int i = 0; i < u->n; i++)
    u->at[i] = sin(u->at[i]);
}
static void simulate(struct state *u, int steps) {
  for (int k = 0; k < steps; k++)
    advance(u);
}
int main(void) {
  struct state u = {4, {1, 1, 1, 1}}, du = {4, {1, 0, 0, 0}};
  __enzyme_autodiff((void *)simulate, enzyme_dup, &u, &du, 2);
  printf("%.6f %.6f\n", du.at[0], cos(1) * cos(sin(1)));
}

// CHECK-LABEL: simulate at {{.*}}is-explained.c:18: both sweeps in diffesimulate{{$}}
// CHECK-NEXT:  {{^}}  line  kept             bytes       because it{{$}}
// CHECK-NEXT:  {{^}}  20    tape of advance  24 * steps  was made by the call of advance at line 20,
// CHECK:       {{^}}        in all           24 * steps{{$}}
// CHECK-LABEL: advance at {{.*}}is-explained.c:14: sweeps in augmentedadvance and reverseadvance{{$}}
// CHECK:       {{^}}  16    u->at[i]  8 * {{.*}}  may be overwritten by the store at line 16{{$}}

// PROGRAM: 0.360039 0.360039
// QUIET-NOT: {{.}}
