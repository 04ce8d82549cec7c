// Code of ours for routines whose counts have 64 bits, beside differences.
#include <complex.h>
#include <stdint.h>
#define COUNT 16
#include "differences.h"

typedef int64_t L;
double dsdot_64_(const L *, const float *, const L *, const float *, const L *);
double _Complex zdotc_64_(const L *, const double *, const L *, const double *, const L *);
void cblas_drotg64_(double *, double *, double *, double *);
void drotm_64_(const L *, double *, const L *, double *, const L *, const double *);
void domatcopy_64_(const char *, const char *, const L *, const L *, const double *, const double *, const L *,
                   double *, const L *);
void dlacpy_64_(const char *, const L *, const L *, const double *, const L *, double *, const L *);
double dlange_64_(const char *, const L *, const L *, const double *, const L *, double *);
void cblas_dgemm_batch64_(int, const int *, const int *, const L *, const L *, const L *, const double *,
                          const double **, const L *, const double **, const L *, const double *, double **,
                          const L *, L, const L *);
L LAPACKE_dgbtrf_64(int, L, L, L, L, double *, L, L *);

static const L one = 1, two = 2, back = -1;
/* Bits above the 32 that are read of these would be seen. */
static double sums(const double *x) {
  double _Complex z = zdotc_64_(&two, x, &back, x + 4, &one);
  float u[4] = {1, 2, 3, 4};
  double a = x[8], b = x[9], c, s, p[2] = {x[10], x[11]}, q[2] = {x[12], x[13]};
  double param[5] = {-1, x[14], 2, 3, x[15]};
  cblas_drotg64_(&a, &b, &c, &s);
  drotm_64_(&two, p, &one, q, &back, param);
  return creal(z) * cimag(z) * a + c * s + p[0] * q[1] + p[1] * x[0] * dsdot_64_(&two, u, &one, u + 2, &one);
}
static double matrices(const double *x) {
  double a[6] = {0}, b[6] = {0}, work[2];
  domatcopy_64_("C", "T", &two, &two, x + 8, x, &two, a, &two);
  dlacpy_64_("U", &two, &two, x + 4, &two, b, &two);
  return a[1] * b[2] * dlange_64_("F", &two, &two, a, &two, work);
}
static double many(const double *x) {
  static const int ops[] = {111, 112}, others[] = {112, 111};
  static const L size[] = {1, 2}, counts[] = {2, 1};
  const double *a[] = {x, x + 2, x + 4}, *b[] = {x + 6, x + 8, x + 10};
  double alpha[] = {0.5, x[15]}, beta[] = {0.5, 0}, c[8] = {1, 2, 3, 4}, sum = 0;
  double *to[] = {c, c + 2, c + 4};
  cblas_dgemm_batch64_(102, ops, others, size, size, size, alpha, a, size, b, size, beta, to, size, 2, counts);
  for (int i = 0; i < 8; i++) sum += (i + 1) * c[i] * c[i];
  return sum;
}
/* By rows, which is copied to columns and back. */
static double banded(const double *x) {
  double a[16], sum = 0;
  L pivots[4];
  for (int i = 0; i < 16; i++) a[i] = x[i] + 6 * (i >= 8 && i < 12);
  if (LAPACKE_dgbtrf_64(101, 4, 4, 1, 1, a, 4, pivots)) return 0;
  for (int i = 8; i < 12; i++) sum += a[i] * a[i] + a[i - 4] * (i > 8);
  return sum;
}

int main(void) {
  double x[COUNT];
  for (int i = 0; i < COUNT; i++) x[i] = cos(i * i + 1);
  CHECK(sums)
  CHECK(matrices)
  CHECK(many)
  CHECK(banded)
  if (!wrong) puts("ok");
}
