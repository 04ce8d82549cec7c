// Factors of 13 rows with many exchanges and blocks, and eigenvalues in many pairs: beside differences.
#include "../../support/off_by.h"
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

enum { N = 13, SIZE = N * N, SIDES = 2 * N };
void dsytrf_(const char *, int *, double *, int *, int *, double *, int *, int *);
void dsytrs_(const char *, int *, int *, double *, int *, int *, double *, int *, int *);
void dgeev_(const char *, const char *, int *, double *, int *, double *, double *, double *, int *, double *,
            int *, double *, int *, int *);
void dgbtrf_(int *, int *, int *, int *, double *, int *, int *, int *);
void dgbtrs_(const char *, int *, int *, int *, int *, double *, int *, int *, double *, int *, int *);

static char up, trans, job;
static int n = N, two = 2, three = 3, nine = 9, many = 2000, exchanges, wrong;

static double symmetric(const double *x) {
  double a[SIZE], b[SIDES], work[2000], sum = 0;
  int pivots[N], info;
  for (int i = 0; i < SIZE; i++) a[i] = x[i];
  for (int i = 0; i < SIDES; i++) b[i] = cos(i) + x[i];
  dsytrf_(&up, &n, a, &n, pivots, work, &many, &info);
  exchanges = 0;
  for (int i = 0; i < N; i++) exchanges += pivots[i] < 0;
  dsytrs_(&up, &n, &two, a, &n, pivots, b, &n, &info);
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++)
      if (up == 'U' ? i <= j : i >= j) sum += sin(i + 2 * j) * a[i + N * j];
  for (int i = 0; i < SIDES; i++) sum += (1 + i % 3) * b[i];
  return sum;
}

static double eigenvalues(const double *x) {
  double a[SIZE], wr[N], wi[N], l[SIZE], r[SIZE], work[2000], sum = 0;
  int info;
  for (int i = 0; i < SIZE; i++) a[i] = x[i];
  dgeev_(&job, &job, &n, a, &n, wr, wi, l, &n, r, &n, work, &many, &info);
  exchanges = 0;
  for (int i = 0; i < N; i++) exchanges += wi[i] > 0;
  for (int i = 0; i < N; i++) sum += cos(i) * wr[i] + sin(i) * wi[i];
  if (job == 'V')
    for (int i = 0; i < SIZE; i++) sum += sin(i) * l[i] * l[i] + cos(i) * r[i] * r[i];
  return sum;
}

/* Three diagonals below the main one, two above. */
static double band(const double *x) {
  double a[9 * N], b[SIDES], sum = 0;
  int pivots[N], info;
  for (int i = 0; i < 9 * N; i++) a[i] = x[i];
  for (int i = 0; i < SIDES; i++) b[i] = cos(i) + x[i + 9 * N];
  dgbtrf_(&n, &n, &three, &two, a, &nine, pivots, &info);
  exchanges = 0;
  for (int i = 0; i < N; i++) exchanges += pivots[i] != i + 1;
  dgbtrs_(&trans, &n, &three, &two, &two, a, &nine, pivots, b, &n, &info);
  for (int i = 0; i < SIDES; i++) sum += (1 + i % 3) * b[i];
  for (int i = 5 * 9; i < 8 * 9; i++) sum += a[i] * cos(i);
  return sum;
}

#define CHECK(f)                                                                                  \
  {                                                                                               \
    double x[SIZE], d[SIZE] = {0}, worst = 0, other = 0, h = 1e-5;                                \
    for (int i = 0; i < SIZE; i++) x[i] = sin(1.7 * i * i + seed) + 0.1 * cos(3 * i);             \
    __enzyme_autodiff_double((void *)f, enzyme_dup, x, d);                                        \
    for (int i = 0; i < SIZE; i++) {                                                              \
      static const int steps[] = {2, 1, -1, -2};                                                  \
      double was = x[i], v[4], t[SIZE] = {0};                                                     \
      for (int k = 0; k < 4; k++) x[i] = was + steps[k] * h, v[k] = f(x);                         \
      x[i] = was, t[i] = 1;                                                                       \
      double slope = (8 * (v[1] - v[2]) - v[0] + v[3]) / 12 / h;                                  \
      double along = __enzyme_fwddiff_double((void *)f, enzyme_dup, x, t);                        \
      worst = fmax(worst, off_by(d[i], slope)), other = fmax(other, off_by(d[i], along));         \
    }                                                                                             \
    if (!(worst < 1e-6 && other < 1e-11 && exchanges > 1))                                        \
      printf("%s %c%c%c %d is WRONG: %g %g\n", #f, up, trans, job, seed, worst, other), wrong = 1; \
  }

int main(void) {
  for (int seed = 0; seed < 4; seed++) {
    up = seed & 1 ? 'U' : 'L', trans = seed & 2 ? 'T' : 'N', job = seed & 1 ? 'V' : 'N';
    CHECK(symmetric)
    CHECK(eigenvalues)
    CHECK(band)
  }
  if (!wrong) puts("ok");
}
