// Routines with integers of 64 bits, by the names that libraries have for them.
#include "nested.h"
#include <stdint.h>

void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *,
            const double *, const int *, const double *, const int *, const double *, double *,
            const int *, size_t, size_t);
void dposv_(const char *, const int *, const int *, double *, const int *, double *, const int *,
            int *, size_t);
void dgeqrf_(const int *, const int *, double *, const int *, double *, double *, const int *, int *);
void dgesv_(const int *, const int *, double *, const int *, int *, double *, const int *, int *);

/* What a library of such names has, made of one that has not. */
void dgemm_64_(const char *ta, const char *tb, const int64_t *m, const int64_t *n, const int64_t *k,
               const double *alpha, const double *a, const int64_t *lda, const double *b,
               const int64_t *ldb, const double *beta, double *c, const int64_t *ldc, size_t one,
               size_t two) {
  int s[6] = {*m, *n, *k, *lda, *ldb, *ldc};
  dgemm_(ta, tb, s, s + 1, s + 2, alpha, a, s + 3, b, s + 4, beta, c, s + 5, one, two);
}
void dtrsm_(const char *, const char *, const char *, const char *, const int *, const int *,
            const double *, const double *, const int *, double *, const int *, size_t, size_t, size_t,
            size_t);
void dtrsm_64_(const char *side, const char *uplo, const char *trans, const char *diag,
               const int64_t *m, const int64_t *n, const double *alpha, const double *a,
               const int64_t *lda, double *b, const int64_t *ldb, size_t one, size_t two, size_t three,
               size_t four) {
  int s[4] = {*m, *n, *lda, *ldb};
  dtrsm_(side, uplo, trans, diag, s, s + 1, alpha, a, s + 2, b, s + 3, one, two, three, four);
}
void dtrmm_(const char *, const char *, const char *, const char *, const int *, const int *,
            const double *, const double *, const int *, double *, const int *, size_t, size_t, size_t,
            size_t);
void dtrmm_64_(const char *side, const char *uplo, const char *trans, const char *diag,
               const int64_t *m, const int64_t *n, const double *alpha, const double *a,
               const int64_t *lda, double *b, const int64_t *ldb, size_t one, size_t two, size_t three,
               size_t four) {
  int s[4] = {*m, *n, *lda, *ldb};
  dtrmm_(side, uplo, trans, diag, s, s + 1, alpha, a, s + 2, b, s + 3, one, two, three, four);
}
void dgesv_64_(const int64_t *n, const int64_t *nrhs, double *a, const int64_t *lda, int64_t *pivots,
               double *b, const int64_t *ldb, int64_t *info) {
  int s[5] = {*n, *nrhs, *lda, *ldb, 0}, rows[3];
  dgesv_(s, s + 1, a, s + 2, rows, b, s + 3, s + 4);
  for (int i = 0; i < *n; i++) pivots[i] = rows[i];
  *info = s[4];
}
void dgeqrf_64_(const int64_t *m, const int64_t *n, double *a, const int64_t *lda, double *tau,
                double *work, const int64_t *lwork, int64_t *info) {
  int s[5] = {*m, *n, *lda, *lwork, 0};
  dgeqrf_(s, s + 1, a, s + 2, tau, work, s + 3, s + 4);
  *info = s[4];
}

static void solved(const double *x, double *y) {
  double a[9], b[3] = {x[5], 1, 2}, c[9], tau[3], work[60], one = 1, zero = 0;
  int64_t n = 3, single = 1, many = 60, pivots[3], info;
  for (int i = 0; i < 9; i++) a[i] = x[i % 6] + (i % 4 == 0) - 2 * (i == 1);
  dgemm_64_("N", "T", &n, &n, &n, &one, a, &n, a, &n, &zero, c, &n, 1, 1);
  dgesv_64_(&n, &single, a, &n, pivots, b, &n, &info);
  dgeqrf_64_(&n, &n, c, &n, tau, work, &many, &info);
  for (int i = 0; i < 3; i++) y[i] = b[i] + c[3 * i];
}

NESTED_MAP(solved)

int main(void) {
  const double x[6] = {0.5, -0.75, 1.25, 0.375, -0.25, 0.625};
  CHECK_NESTED_MAP(solved, x, 6, 3);
  return checked();
}
