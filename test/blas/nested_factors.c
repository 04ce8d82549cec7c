// Derivatives of derivatives of functions that call LAPACK for factors that are kept, and for eigenvalues.
#include "nested.h"

void dgeev_(const char *, const char *, const int *, double *, const int *, double *, double *, double *,
            const int *, double *, const int *, double *, const int *, int *);
void dsysv_(const char *, const int *, const int *, double *, const int *, int *, double *, const int *,
            double *, const int *, int *);
void dsytrf_(const char *, const int *, double *, const int *, int *, double *, const int *, int *);
void dsytrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *,
             const int *, int *);
void dpbsv_(const char *, const int *, const int *, const int *, double *, const int *, double *, const int *,
            int *);
void dgbtrf_(const int *, const int *, const int *, const int *, double *, const int *, int *, int *);
void dgbtrs_(const char *, const int *, const int *, const int *, const int *, const double *, const int *,
             const int *, double *, const int *, int *);

static const int one = 1, two = 2, three = 3, four = 4, many = 100;

/* The first columns are of x; 9 numbers that are no matrix of less than full rank. */
static void filled(const double *x, double *a) {
  for (int i = 0; i < 9; i++) a[i] = (i < 6 ? x[i] : 0.5) + 2 * (i % 4 == 0);
}

/* Both triangles, with blocks of two rows. */
static void indefinite(const double *x, double *y) {
  double a[9], b[3] = {x[6], x[7], 1}, c[3] = {x[7], 1, x[6]}, work[100];
  int info, pivots[3];
  filled(x, a);
  a[0] = a[4] = 0.125;
  dsysv_("L", &three, &one, a, &three, pivots, b, &three, work, &many, &info);
  filled(x, a);
  a[8] = 0.25;
  dsytrf_("U", &three, a, &three, pivots, work, &many, &info);
  dsytrs_("U", &three, &one, a, &three, pivots, c, &three, &info);
  for (int i = 0; i < 3; i++) y[i] = b[i] * c[i];
}

/* One real eigenvalue and a pair; then eigenvalues alone. */
static void any_matrix(const double *x, double *y) {
  double a[9], wr[3], wi[3], l[9], r[9], work[100];
  int info;
  filled(x, a);
  a[1] = -3 + a[1], a[3] = 3 + a[3];
  dgeev_("V", "V", &three, a, &three, wr, wi, l, &three, r, &three, work, &many, &info);
  for (int i = 0; i < 3; i++)
    y[i] = wr[i] * wi[i] + l[i] * l[i] + l[6 + i] * l[6 + i] + r[3 + i] * r[3 + i] + r[i] * r[i];
  filled(x, a);
  dgeev_("N", "N", &three, a, &three, wr, wi, 0, &one, 0, &one, work, &many, &info);
  for (int i = 0; i < 3; i++) y[i] += wr[i] * wr[i];
}

/* The first row is exchanged with the second. */
static void banded(const double *x, double *y) {
  double a[12] = {0, 0, 0.25 + x[0], 3 + x[1], 0, x[2], 4, x[3], 0, x[4], 5 + x[5], 0};
  double d[6] = {6 + x[0], x[1], 5 + x[2], x[3], 4 + x[4], 0}, b[3] = {x[6], x[7], 1};
  int info, pivots[3];
  dgbtrf_(&three, &three, &one, &one, a, &four, pivots, &info);
  dgbtrs_("N", &three, &one, &one, &one, a, &four, pivots, b, &three, &info);
  dgbtrs_("T", &three, &one, &one, &one, a, &four, pivots, b, &three, &info);
  dpbsv_("L", &three, &one, &one, d, &two, b, &three, &info);
  for (int i = 0; i < 3; i++) y[i] = b[i];
}

#ifdef ONLY_BANDS
NESTED_MAP(banded)
#else
NESTED_MAP(any_matrix)
NESTED_MAP(indefinite)
NESTED_MAP(banded)
#endif

int main(void) {
  const double x[8] = {0.5, -0.75, 1.25, 0.375, -0.25, 0.625, 1.5, -0.875};
#ifndef ONLY_BANDS
  CHECK_NESTED_MAP(any_matrix, x, 6, 3);
  CHECK_NESTED_MAP(indefinite, x, 8, 3);
#endif
  CHECK_NESTED_MAP(banded, x, 8, 3);
  return checked();
}
