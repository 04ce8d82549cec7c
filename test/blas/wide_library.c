// What a library with counts of 64 bits has, made of one that has not, or plainly.
#include <complex.h>
#include <math.h>
#include <stdint.h>

typedef int64_t L;
double cblas_dsdot(int, const float *, int, const float *, int);
void cblas_zdotc_sub(int, const void *, int, const void *, int, void *);
void cblas_drotg(double *, double *, double *, double *);
void cblas_drotm(int, double *, int, double *, int, const double *);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *,
                 int);
int LAPACKE_dgbtrf(int, int, int, int, int, double *, int, int *);
int LAPACKE_dgbtrs(int, char, int, int, int, int, const double *, int, const int *, double *, int);

double dsdot_64_(const L *n, const float *x, const L *p, const float *y, const L *q) {
  return cblas_dsdot(*n, x, *p, y, *q);
}
double _Complex zdotc_64_(const L *n, const double *x, const L *p, const double *y, const L *q) {
  double _Complex made;
  cblas_zdotc_sub(*n, x, *p, y, *q, &made);
  return made;
}
void cblas_drotg64_(double *a, double *b, double *c, double *s) { cblas_drotg(a, b, c, s); }
void drotm_64_(const L *n, double *x, const L *p, double *y, const L *q, const double *param) {
  cblas_drotm(*n, x, *p, y, *q, param);
}
void domatcopy_64_(const char *order, const char *trans, const L *m, const L *n, const double *alpha, const double *a,
                   const L *lda, double *b, const L *ldb) {
  for (L i = 0; i < *m; i++)
    for (L j = 0; j < *n; j++) b[*trans == 'T' ? j + i * *ldb : i + j * *ldb] = *alpha * a[i + j * *lda];
}
void dlacpy_64_(const char *uplo, const L *m, const L *n, const double *a, const L *lda, double *b, const L *ldb) {
  for (L j = 0; j < *n; j++)
    for (L i = 0; i < (*uplo == 'U' ? j + 1 : *m); i++) b[i + j * *ldb] = a[i + j * *lda];
}
double dlange_64_(const char *norm, const L *m, const L *n, const double *a, const L *lda, double *work) {
  double sum = 0;
  for (L j = 0; j < *n; j++)
    for (L i = 0; i < *m; i++) sum += a[i + j * *lda] * a[i + j * *lda];
  return sqrt(sum);
}
void cblas_dgemm64_(int order, int ta, int tb, L m, L n, L k, double alpha, const double *a, L lda, const double *b,
                    L ldb, double beta, double *c, L ldc) {
  cblas_dgemm(order, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
void cblas_dgemm_batch64_(int order, const int *ta, const int *tb, const L *m, const L *n, const L *k,
                          const double *alpha, const double **a, const L *lda, const double **b, const L *ldb,
                          const double *beta, double **c, const L *ldc, L groups, const L *sizes) {
  for (L g = 0, at = 0; g < groups; g++)
    for (L i = 0; i < sizes[g]; i++, at++)
      cblas_dgemm(order, ta[g], tb[g], m[g], n[g], k[g], alpha[g], a[at], lda[g], b[at], ldb[g], beta[g], c[at],
                  ldc[g]);
}
L LAPACKE_dgbtrf_64(int order, L m, L n, L kl, L ku, double *a, L lda, L *pivots) {
  int rows[9], info = LAPACKE_dgbtrf(order, m, n, kl, ku, a, lda, rows);
  for (L i = 0; i < n; i++) pivots[i] = rows[i];
  return info;
}
void dgbtrf_64_(const L *m, const L *n, const L *kl, const L *ku, double *a, const L *lda, L *pivots, L *info) {
  *info = LAPACKE_dgbtrf_64(102, *m, *n, *kl, *ku, a, *lda, pivots);
}
