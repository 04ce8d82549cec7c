// sincos, modf, frexp and remquo in loops, their results in memory that later rounds overwrite.
#define _GNU_SOURCE
#include "reverse.h"

enum { N = 4 };

struct parts {
  double whole, sine;
  int exponent, quotient;
  double cosine[N];
};

/* Every round reads what the round before has had stored. */
static double chained(const double *x) {
  struct parts p = {.whole = 0, .sine = 1};
  double sum = 0;
  for (int i = 0; i < N; i++) {
    double before = p.sine;
    sincos(x[i] * before, &p.sine, &p.cosine[i]);
    sum += modf(3 * x[i] + 0.25 * p.sine, &p.whole) * p.cosine[i] + p.whole * p.sine;
    sum += frexp(x[i], &p.exponent) * p.exponent + remquo(x[i], 0.75, &p.quotient) * p.sine;
  }
  return sum + p.cosine[0] * p.cosine[N - 1];
}

/* Results land in the arrays of the caller. */
static void spread(const double *x, double *y) {
  int exponents[N], quotient;
  for (int i = 0; i < N; i++) {
    sincos(x[i], &y[i], &y[(i + 1) % N]);
    y[i] *= frexp(x[(i + 2) % N], &exponents[i]);
    y[N - 1] += exponents[i] * remquo(x[i] * x[i], 2, &quotient);
  }
}

int main(void) {
  double points[][N] = {{0.3, 1.1, 0.6, 1.7}, {1.3, 0.55, -0.7, 0.9}};
  for (int i = 0; i < 2; i++) {
    CHECK_GRADIENT_WITHIN(0x1p-7, chained, points[i], N, NULL);
    CHECK_ADJOINT_MAP_WITHIN(0x1p-7, spread, points[i], N, N, NULL);
  }
  return checked();
}
