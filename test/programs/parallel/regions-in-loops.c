// Regions in loops, in functions that call themselves, and in functions called by regions.
#include "reverse.h"
#include <stdlib.h>

enum { N = 15 };

static void step(double *restrict to, const double *restrict from, int n, double rate) {
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < n; i++) {
    double left = from[i ? i - 1 : 0], right = from[i < n - 1 ? i + 1 : i];
    to[i] = from[i] + rate * (left - 2 * from[i] + right) - 0.01 * from[i] * from[i];
  }
}

static void heat(const double *x, double *y) {
  double *a = malloc(N * sizeof *a), *b = malloc(N * sizeof *b);
  memcpy(a, x, N * sizeof *a);
  for (int t = 0; t < 4; t++) {
    step(b, a, N, 0.2);
    double *swap = a;
    a = b, b = swap;
  }
  memcpy(y, a, N * sizeof *a);
  free(a);
  free(b);
}

static double tree(const double *x, int n) {
  if (n < 4) return n ? x[0] * x[n - 1] : 0;
  double part[2];
#pragma omp parallel for
  for (int k = 0; k < 2; k++) part[k] = tree(x + k * (n / 2), n / 2);
  return part[0] * part[1] + sin(part[0]);
}

static double inner(const double *x, int n) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}

static void nested(const double *x, double *y) {
#pragma omp parallel for
  for (int i = 1; i < N; i++) y[i] = inner(x, i) * x[i];
  y[0] = tree(x, N);
}

static int until_small(double *v, int n) {
  int rounds = 0;
  double most;
  do {
    most = 0;
#pragma omp parallel for reduction(max : most)
    for (int i = 0; i < n; i++) {
      v[i] = v[i] * v[i] * 0.9;
      most = fmax(most, v[i]);
    }
    rounds++;
  } while (most > 0.2);
  return rounds;
}

static void rounds(const double *x, double *y) {
  for (int i = 0; i < N; i++) y[i] = x[i] / 3;
  y[N] = until_small(y, N) * x[0];
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * i;
  CHECK_ADJOINT_MAP(heat, x, N, N, NULL);
  CHECK_ADJOINT_MAP(nested, x, N, N, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, rounds, x, N, N + 1, NULL);
  return checked();
}
