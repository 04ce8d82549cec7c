// A pointer that a mask aligns: its shadow moves by as much, wherever the shadow's memory begins.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O2 "%s" -o "%t"
// RUN: "%t" | %FileCheck "%s"

// CHECK: 1: 2
// CHECK-NEXT: 2: 2 2
// CHECK-NEXT: 3: 2 2 2
// CHECK-NEXT: 4: 2 2 2 2
// CHECK-NEXT: 5: 2 2 2 2 2

#include <enzyme/enzyme.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  double *data;
} holder;

__attribute__((noinline)) static double sum(const holder *h, long n) {
  double s = 0;
  for (long i = 0; i < n; i++) s += h->data[i];
  return s;
}

double f(const double *x, long n) {
  double s = 0;
  if (n > 0) {
    char *memory = malloc(8 * n + 64);
    double *p = (double *)(((unsigned long)memory + 63) & ~63ul);
    holder h = {p};
    for (long i = 0; i < n; i++) p[i] = x[i] * x[i];
    s = sum(&h, n);
    free(memory);
  }
  return s;
}

int main(void) {
  for (volatile long n = 1; n < 6; n++) {
    double x[5] = {1, 1, 1, 1, 1}, dx[5] = {0};
    __enzyme_autodiff_double((void *)f, enzyme_dup, x, dx, enzyme_const, n);
    printf("%ld:", n);
    for (long i = 0; i < n; i++) printf(" %g", dx[i]);
    printf("\n");
  }
}
