// Where a derivative is asked for that nobody knows: the program says so, and ends.
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void dgels_(const char *, const int *, const int *, const int *, double *, const int *, double *, const int *,
            double *, const int *, int *);
void dgeev_(const char *, const char *, const int *, double *, const int *, double *, double *, double *,
            const int *, double *, const int *, double *, const int *, int *);
void dgesdd_(const char *, const int *, const int *, double *, const int *, double *, double *, const int *,
             double *, const int *, double *, const int *, int *, int *);
void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *, double *,
             const int *, double *, const int *, double *, const int *, int *);
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *,
            int *);
void dsyevr_(const char *, const char *, const char *, const int *, double *, const int *, const double *,
             const double *, const int *, const int *, const double *, int *, double *, double *, const int *,
             int *, double *, const int *, int *, const int *, int *);
void dgtsv_(const int *, const int *, double *, double *, double *, double *, const int *, int *);
void dptsv_(const int *, const int *, double *, double *, double *, const int *, int *);
void dgeqrf_(const int *, const int *, double *, const int *, double *, double *, const int *, int *);

static const int one = 1, two = 2, three = 3, many = 100;
static double work[100];
static int info, iwork[100];

static double reflectors(double *a, double *b) {
  dgels_("N", &three, &two, &one, a, &three, b, &three, work, &many, &info);
  return a[1];
}
static double residuals(double *a, double *b) {
  dgels_("N", &three, &two, &one, a, &three, b, &three, work, &many, &info);
  return b[2];
}
static double any_matrix(double *a, double *b) {
  dgeev_("N", "N", &two, a, &two, b, b + 2, 0, &one, 0, &one, work, &many, &info);
  return a[0];
}
static double in_place(double *a, double *b) {
  double v[4];
  dgesdd_("O", &three, &two, a, &three, b, 0, &one, v, &two, work, &many, iwork, &info);
  return b[0];
}
static double singular(double *a, double *b) {
  dgesvd_("N", "N", &three, &two, a, &three, b, 0, &one, 0, &one, work, &many, &info);
  return a[0];
}
static double symmetric(double *a, double *b) {
  dsyev_("N", "L", &two, a, &two, b, work, &many, &info);
  return a[0];
}
static double robust(double *a, double *b) {
  int found, isuppz[4];
  double z[4];
  dsyevr_("V", "I", "L", &two, a, &two, 0, 0, &one, &one, work + 99, &found, b, z, &two, isuppz, work, &many,
          iwork, &many, &info);
  return a[0];
}
static double three_diagonals(double *a, double *b) {
  dgtsv_(&two, &one, a, a + 1, a + 3, b, &two, &info);
  return a[1];
}
static double definite(double *a, double *b) {
  dptsv_(&two, &one, a, a + 2, b, &two, &info);
  return a[1];
}
/* The first column is 0 below the diagonal: R is known all the same. */
static double triangular(double *a, double *b) {
  dgeqrf_(&three, &two, a, &three, b, work, &many, &info);
  return a[0] * a[0] + a[3] * a[3];
}

#define ASKED(name) \
  if (!strcmp(#name, argv[1])) __enzyme_autodiff_double((void *)name, enzyme_dup, a, da, enzyme_dup, b, db);
int main(int argc, char **argv) {
  double a[9] = {2, 0.5, 0.25, 1, 3, 1, 0.5, 0.5, 4}, b[4] = {1, 2, 3, 4}, da[9] = {0}, db[4] = {0};
  if (argc < 2) return 2;
  ASKED(reflectors)
  ASKED(residuals)
  ASKED(any_matrix)
  ASKED(in_place)
  ASKED(singular)
  ASKED(symmetric)
  ASKED(robust)
  ASKED(three_diagonals)
  ASKED(definite)
  if (!strcmp("triangular", argv[1])) a[1] = a[2] = 0;
  ASKED(triangular)
  for (int i = 0; i < 6; i++) printf("%g ", da[i] + 0.0);
}
