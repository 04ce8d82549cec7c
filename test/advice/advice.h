/* What the programs of test/advice share: markers, and checks that count themselves.

   A derivative that is zero shows nothing, so `same` wants none. */
#ifndef ADVICE_H
#define ADVICE_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <enzyme/enzyme.h>

static int checked, failed;

static inline void same(double got, double want) {
  checked++;
  if (want != 0 && fabs(got - want) <= 1e-7 * (1 + fabs(want)))
    return;
  failed++;
  printf("check %d: %.17g, not %.17g\n", checked, got, want);
}

/* The derivative by differences. */
static inline double slope(double (*f)(double), double x) {
  double h = 1e-4;
  return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
}

static inline int done(void) {
  if (!failed)
    printf("ok %d checks\n", checked);
  return failed != 0;
}
#endif
