// Derivatives of derivatives of functions that call LAPACK: every way, at width 1 and 4.
#include "nested.h"

void dgeqrf_(const int *, const int *, double *, const int *, double *, double *, const int *, int *);
void dorgqr_(const int *, const int *, const int *, double *, const int *, const double *, double *,
             const int *, int *);
void dormqr_(const char *, const char *, const int *, const int *, const int *, const double *,
             const int *, const double *, double *, const int *, double *, const int *, int *);
void dtrtrs_(const char *, const char *, const char *, const int *, const int *, const double *,
             const int *, double *, const int *, int *);
void dgels_(const char *, const int *, const int *, const int *, double *, const int *, double *,
            const int *, double *, const int *, int *);
void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *,
             double *, const int *, double *, const int *, double *, const int *, int *);
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *,
            const int *, int *);
void dsyevr_(const char *, const char *, const char *, const int *, double *, const int *,
             const double *, const double *, const int *, const int *, const double *, int *, double *,
             double *, const int *, int *, double *, const int *, int *, const int *, int *);
void dptsv_(const int *, const int *, double *, double *, double *, const int *, int *);
void dgtsv_(const int *, const int *, double *, double *, double *, double *, const int *, int *);
void cblas_dgemm_batch(int, const int *, const int *, const int *, const int *, const int *,
                       const double *, const double **, const int *, const double **, const int *,
                       const double *, double **, const int *, int, const int *);

static const int one = 1, two = 2, three = 3, many = 100;

/* The first columns are of x; 9 numbers that are no matrix of less than full rank. */
static void filled(const double *x, double *a) {
  for (int i = 0; i < 9; i++) a[i] = (i < 6 ? x[i] : 0.5) + 2 * (i % 4 == 0);
}

static void least_squares(const double *x, double *y) {
  double a[9], tau[2], work[100], b[3] = {x[6], x[7], 1};
  int info;
  filled(x, a);
  dgeqrf_(&three, &two, a, &three, tau, work, &many, &info);
  dormqr_("L", "T", &three, &one, &two, a, &three, tau, b, &three, work, &many, &info);
  dtrtrs_("U", "N", "N", &two, &one, a, &three, b, &three, &info);
  for (int i = 0; i < 3; i++) y[i] = b[i];
}

static void orthogonal(const double *x, double *y) {
  double a[9], tau[3], work[100], c[9];
  int info;
  filled(x, a);
  filled(x, c);
  dgeqrf_(&three, &three, a, &three, tau, work, &many, &info);
  dormqr_("R", "N", &three, &three, &two, a, &three, tau, c, &three, work, &many, &info);
  dorgqr_(&three, &two, &two, a, &three, tau, work, &many, &info);
  for (int i = 0; i < 6; i++) y[i] = a[i] * c[i] + tau[i / 3];
}

static void shortest(const double *x, double *y) {
  double a[6] = {2 + x[0], x[1], x[2], 3 + x[3], x[4], x[5]}, b[3] = {x[6], x[7], 0}, work[100];
  int info;
  dgels_("N", &two, &three, &one, a, &two, b, &three, work, &many, &info);
  for (int i = 0; i < 3; i++) y[i] = b[i];
}

static void singular(const double *x, double *y) {
  double a[9], s[2], u[6], v[4], work[100];
  int info;
  filled(x, a);
  dgesvd_("S", "S", &three, &two, a, &three, s, u, &three, v, &two, work, &many, &info);
  for (int i = 0; i < 2; i++) y[i] = s[i], y[i + 2] = u[3 * i] * u[3 * i + 1] + v[i] * u[3 * i];
  filled(x, a);
  dgesvd_("N", "N", &three, &two, a, &three, s, 0, &one, 0, &one, work, &many, &info);
  y[4] = s[0] * s[1];
}

static void eigenvalues(const double *x, double *y) {
  double a[9], w[3], v[3], z[9], work[100] = {0};
  int info, found, isuppz[6], iwork[100];
  filled(x, a);
  dsyev_("N", "L", &three, a, &three, w, work, &many, &info);
  filled(x, a);
  dsyevr_("V", "A", "U", &three, a, &three, 0, 0, 0, 0, work, &found, v, z, &three, isuppz, work,
          &many, iwork, &many, &info);
  for (int i = 0; i < 3; i++) y[i] = w[i] * v[i] + z[3 * i] * z[3 * i + 1];
}

static void diagonals(const double *x, double *y) {
  double d[3] = {5 + x[0], 6, 7 + x[1]}, e[2] = {x[2], x[3]}, b[3] = {x[4], x[5], 1};
  double l[2] = {x[0], x[1]}, c[3] = {4, 5 + x[2], 6}, u[2] = {x[3], x[4]};
  int info;
  dptsv_(&three, &one, d, e, b, &three, &info);
  dgtsv_(&three, &one, l, c, u, b, &three, &info);
  for (int i = 0; i < 3; i++) y[i] = b[i];
}

/* Two groups of products, of which the second are transposed. */
static void batched(const double *x, double *y) {
  static const int ops[] = {111, 112, 111}, size[] = {1, 2}, counts[] = {2, 1};
  const double *a[] = {x, x + 1, x}, *b[] = {x + 2, x + 3, x}, alpha[] = {0.5, 2}, beta[] = {0, 0};
  double c[6], *to[] = {c, c + 1, c + 2};
  cblas_dgemm_batch(102, ops, ops + 1, size, size, size, alpha, a, size, b, size, beta, to, size, 2,
                    counts);
  for (int i = 0; i < 6; i++) y[i] = c[i] * c[i];
}

NESTED_MAP(least_squares)
NESTED_MAP(batched)
NESTED_MAP(diagonals)
NESTED_MAP(eigenvalues)
NESTED_MAP(shortest)
NESTED_MAP(singular)
NESTED_MAP(orthogonal)

int main(void) {
  const double x[8] = {0.5, -0.75, 1.25, 0.375, -0.25, 0.625, 1.5, -0.875};
  CHECK_NESTED_MAP(least_squares, x, 8, 3);
  CHECK_NESTED_MAP(orthogonal, x, 6, 6);
  CHECK_NESTED_MAP(eigenvalues, x, 6, 3);
  CHECK_NESTED_MAP(diagonals, x, 6, 3);
  CHECK_NESTED_MAP(batched, x, 4, 6);
  CHECK_NESTED_MAP(shortest, x, 8, 3);
  CHECK_NESTED_MAP(singular, x, 6, 5);
  return checked();
}
