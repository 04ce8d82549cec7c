// Many products in one call, of real and of complex matrices, strided and by pointers.
#include <complex.h>
#define COUNT 18
#include "differences.h"

#ifdef THERE // the library has them
#define WEAK
#define OR(...) ;
#else
#define WEAK __attribute__((weak))
#define OR(...) __VA_ARGS__
#endif
void cblas_zgemm(int, int, int, int, int, int, const void *, const void *, int, const void *, int, const void *,
                 void *, int);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *,
                 int);

/* Not every library has them. */
WEAK void cblas_zgemm_batch(int order, const int *ta, const int *tb, const int *m, const int *n, const int *k,
                            const void *alpha, const void **a, const int *lda, const void **b, const int *ldb,
                            const void *beta, void **c, const int *ldc, int groups, const int *sizes) OR({
  for (int g = 0, at = 0; g < groups; g++)
    for (int i = 0; i < sizes[g]; i++, at++)
      cblas_zgemm(order, ta[g], tb[g], m[g], n[g], k[g], (const double *)alpha + 2 * g, a[at], lda[g], b[at], ldb[g],
                  (const double *)beta + 2 * g, c[at], ldc[g]);
})
WEAK void cblas_dgemm_batch_strided(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a,
                                    int lda, int next_a, const double *b, int ldb, int next_b, double beta, double *c,
                                    int ldc, int next_c, int count) OR({
  for (int i = 0; i < count; i++)
    cblas_dgemm(order, ta, tb, m, n, k, alpha, a + i * next_a, lda, b + i * next_b, ldb, beta, c + i * next_c, ldc);
})
WEAK void cblas_zgemm_batch_strided(int order, int ta, int tb, int m, int n, int k, const void *alpha, const void *a,
                                    int lda, int next_a, const void *b, int ldb, int next_b, const void *beta, void *c,
                                    int ldc, int next_c, int count) OR({
  for (int i = 0; i < count; i++)
    cblas_zgemm(order, ta, tb, m, n, k, alpha, (const double *)a + 2 * i * next_a, lda,
                (const double *)b + 2 * i * next_b, ldb, beta, (double *)c + 2 * i * next_c, ldc);
})

void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *,
            const double *, const int *, const double *, double *, const int *);
WEAK void dgemm_batch_(const char *ta, const char *tb, const int *m, const int *n, const int *k, const double *alpha,
                       const double **a, const int *lda, const double **b, const int *ldb, const double *beta,
                       double **c, const int *ldc, const int *groups, const int *sizes) OR({
  for (int g = 0, at = 0; g < *groups; g++)
    for (int i = 0; i < sizes[g]; i++, at++)
      dgemm_(ta + g, tb + g, m + g, n + g, k + g, alpha + g, a[at], lda + g, b[at], ldb + g, beta + g, c[at], ldc + g);
})
WEAK void dgemm_batch_strided_(const char *ta, const char *tb, const int *m, const int *n, const int *k,
                               const double *alpha, const double *a, const int *lda, const int *next_a, const double *b,
                               const int *ldb, const int *next_b, const double *beta, double *c, const int *ldc,
                               const int *next_c, const int *count) OR({
  for (int i = 0; i < *count; i++)
    dgemm_(ta, tb, m, n, k, alpha, a + i * *next_a, lda, b + i * *next_b, ldb, beta, c + i * *next_c, ldc);
})

/* Two groups: one of two products of numbers with conjugates, one of a product of matrices. */
static double groups(const double *x) {
  static const int ops[] = {113, 111}, others[] = {111, 112}, size[] = {1, 2}, counts[] = {2, 1};
  const void *a[] = {x, x + 2, x + 4}, *b[] = {x + 6, x + 8, x + 10};
  double alpha[] = {0.5, 0.25, 2, -1}, beta[] = {0.5, 0, 0, 0}, c[12] = {1, 2, 3, 4}, sum = 0;
  void *to[] = {c, c + 2, c + 4};
  cblas_zgemm_batch(102, ops, others, size, size, size, alpha, a, size, b, size, beta, to, size, 2, counts);
  for (int i = 0; i < 12; i++) sum += (i + 1) * c[i] * c[i];
  return sum;
}
/* Three products of 2 x 2 by rows, and two of complex numbers; the first factors overlap. */
static double strided(const double *x) {
  double c[12] = {1, 2, 3}, z[4] = {1, 2}, alpha[] = {1, -0.5}, beta[] = {0.5, 1}, sum = 0;
  cblas_dgemm_batch_strided(101, 112, 111, 2, 2, 2, 0.75, x, 2, 1, x + 6, 2, 4, 0.5, c, 2, 4, 3);
  cblas_zgemm_batch_strided(102, 113, 111, 1, 1, 2, alpha, x, 2, 3, x + 8, 2, 2, beta, z, 1, 1, 2);
  for (int i = 0; i < 12; i++) sum += (i + 1) * c[i] * c[i];
  for (int i = 0; i < 4; i++) sum += sin(z[i]) * (i + 1);
  return sum;
}
/* The same in Fortran's convention, alpha and beta with derivatives. */
static double fortran(const double *x) {
  static const int size[] = {1, 2}, counts[] = {2, 1}, two = 2, three = 3, four = 4, one = 1;
  const double *a[] = {x, x + 2, x + 4}, *b[] = {x + 6, x + 8, x + 10};
  double alpha[] = {x[16], 2}, beta[] = {0, x[17]}, c[12] = {1, 2, 3, 4}, d[12] = {3, 2, 1}, sum = 0;
  double *to[] = {c, c + 2, c + 4};
  dgemm_batch_("TN", "NT", size, size, size, alpha, a, size, b, size, beta, to, size, &two, counts);
  dgemm_batch_strided_("T", "n", &two, &two, &two, alpha, x, &two, &one, x + 6, &two, &four, beta + 1, d, &two, &four, &three);
  for (int i = 0; i < 12; i++) sum += (i + 1) * c[i] * c[i] + sin(d[i]);
  return sum;
}

int main(void) {
  double x[COUNT];
  for (int i = 0; i < COUNT; i++) x[i] = cos(i * i + 1);
  CHECK(groups)
  CHECK(strided)
  CHECK(fortran)
  if (!wrong) puts("ok");
}
