// Loops whose rounds use scratch: the reverse sweep runs them again, one by one.
#include "reverse.h"
#include <stdlib.h>

enum { N = 5, POINTS = 7 };

static double log_sum(int n, const double *terms) {
  double top = terms[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (terms[i] > top) top = terms[i];
  for (int i = 0; i < n; i++) sum += exp(terms[i] - top);
  return top + log(sum);
}

/* A mixture: scratch of one point in scratch of all, and what LLVM reads once more of it. */
__attribute__((noinline)) static double mixture_of(int n, int points, const double *x) {
  double *apart = malloc(n * sizeof(double)), *turned = malloc(n * sizeof(double));
  double *terms = malloc(n * sizeof(double)), all = 0;
  for (int p = 0; p < points; p++) {
    for (int k = 0; k < n; k++) {
      double squares = 0;
      for (int i = 0; i < n; i++) apart[i] = x[i] - 0.1 * k * p;
      for (int i = 0; i < n; i++) turned[i] = apart[i] * x[k];
      for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) turned[j] += apart[i] * x[j];
      for (int i = 0; i < n; i++) squares += turned[i] * turned[i];
      terms[k] = x[k] - 0.5 * squares;
    }
    all += log_sum(n, terms);
  }
  free(apart), free(turned), free(terms);
  return all;
}
static void mixture(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = mixture_of(N - i / 2, POINTS - i, x) * x[i];
}

/* What a total is, something asks behind the loop; and the loop is in another one. */
static void totals(const double *restrict x, double *restrict y) {
  double scratch[N], total = x[0];
  for (int again = 0; again < N; again++) {
    for (int p = 0; p < POINTS; p++) {
      for (int i = 0; i < N; i++) scratch[i] = sin(x[i] * (1 + 0.1 * p) + 0.2 * again);
      for (int i = 1; i < N; i++) total += 0.1 * scratch[i] * scratch[i - 1];
    }
    y[again] = total * total + log(2 + total);
  }
}

/* Two loops use one scratch, and what the second one leaves there is a result. */
static void handed(const double *restrict x, double *restrict y) {
  double *scratch = calloc(2 * N, sizeof(double)), sum = 0;
  for (int p = 0; p < POINTS; p++) {
    for (int i = 0; i < 2 * N; i++) scratch[i] = x[i % N] * cos(x[(i + p) % N]);
    for (int i = 0; i < N; i++) sum += scratch[i] * scratch[2 * i];
  }
  for (int p = 0; p < POINTS; p++) {
    for (int i = 0; i < 2 * N; i++) scratch[i] = sum * x[p % N] + 0.1 * i * x[i % N];
    for (int i = 0; i < N; i++) sum += 0.01 * scratch[i] * scratch[i + N];
  }
  for (int i = 0; i < N; i++) y[i] = scratch[i] * scratch[i + N] + sum;
  free(scratch);
}

/* Under a condition, the same in all rounds: else rounds read what was there before the loop. */
__attribute__((noinline)) static double conditional(int fills, int n, const double *x) {
  double scratch[2 * N], sum = 0;
  for (int i = 0; i < 2 * N; i++) scratch[i] = 0.3 * x[i % N];
  for (int p = 0; p < n; p++) {
    if (fills > 1)
      for (int i = 0; i < 2 * N; i++) scratch[i] = x[i % N] * x[p % N];
    for (int i = 0; i < 2 * N; i++) sum += sin(scratch[i]) * scratch[0];
  }
  scratch[3] = 7;
  return sum + scratch[3] * scratch[2];
}
static void conditions(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = conditional(i, i + 2, x);
}

/* Functions that rounds call have parameters of their own, of which nothing was said. */
__attribute__((noinline)) static double pair_of(const double *x) { return x[0] * cos(x[1]); }
static void called(const double *restrict x, double *restrict y) {
  double *scratch = malloc(N * sizeof(double)), sum = 0;
  for (int p = 0; p < POINTS; p++) {
    for (int i = 0; i < N; i++) scratch[i] = sin(x[i] + p) * pair_of(x + p % 3);
    for (int i = 0; i < N; i++) sum += scratch[i] * scratch[N - 1 - i] * pair_of(x + 1);
  }
  for (int i = 0; i < N; i++) y[i] = sum * x[i];
  free(scratch);
}

/* What one round leaves, the next one reads: nothing is to be run again by itself. */
static void carried(const double *restrict x, double *restrict y) {
  double scratch[N] = {0.1, 0.2, 0.3, 0.4, 0.5}, sum = 0;
  for (int p = 0; p < POINTS; p++) {
    for (int i = 1; i < N; i++) scratch[i] = sin(scratch[i - 1] + x[i]) * x[p % N];
    for (int i = 0; i < N; i++) sum += scratch[i] * scratch[i];
    if (p % 3 == 2) scratch[0] = sum * 0.1;
  }
  for (int i = 0; i < N; i++) y[i] = sum * x[i];
}

/* What rounds read is overwritten behind the loop; the number of the last round is used there. */
static void overwritten(const double *restrict x, double *restrict y) {
  double own[N], scratch[N], sum = 0;
  int p = 0;
  for (int i = 0; i < N; i++) own[i] = x[i] * x[i];
  for (; p < POINTS + (x[0] > 0); p++) {
    for (int i = 0; i < N; i++) scratch[i] = own[i] * (p + x[i]);
    for (int i = 0; i < N; i++) sum += exp(-scratch[i] * scratch[N - 1 - i]);
  }
  for (int i = 0; i < N; i++) own[i] = sum * p * x[i];
  for (int i = 0; i < N; i++) y[i] = own[i] * own[i];
}

int main(void) {
  const double at[N] = {0.4, 0.7, -0.8, 0.9, 0.3};
  CHECK_ADJOINT_MAP(mixture, at, N, N, NULL);
  CHECK_ADJOINT_MAP(totals, at, N, N, NULL);
  CHECK_ADJOINT_MAP(handed, at, N, N, NULL);
  CHECK_ADJOINT_MAP(conditions, at, N, N, NULL);
  CHECK_ADJOINT_MAP(called, at, N, N, NULL);
  CHECK_ADJOINT_MAP(carried, at, N, N, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0.01, overwritten, at, N, N, NULL);
  return checked();
}
