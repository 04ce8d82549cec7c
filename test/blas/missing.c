// Routines that not every library has, for programs that call them; a library's own come first.
#include <stddef.h>

#define WEAK __attribute__((weak))

#define WHOLE(NAME, KIND, PARTS)                                                                      \
    static void whole_##NAME(int by_rows, int upper, int a_op, int b_op, int n, int k, const KIND *s, \
                             const KIND *a, int lda, const KIND *b, int ldb, const KIND *t, KIND *c, \
                             int ldc) {                                                             \
        for (int i = 0; i < n; ++i) {                                                               \
            for (int j = 0; j < n; ++j) {                                                           \
                if (upper ? j < i : j > i) continue;                                                \
                KIND re = 0, im = 0;                                                                \
                for (int l = 0; l < k; ++l) {                                                       \
                    size_t p = (a_op != 'N') != by_rows ? (size_t)i * lda + l : (size_t)l * lda + i; \
                    size_t q = (b_op != 'N') != by_rows ? (size_t)l * ldb + j : (size_t)j * ldb + l; \
                    KIND ar = a[p * PARTS], ai = PARTS == 2 ? a[p * PARTS + PARTS - 1] : 0;         \
                    KIND br = b[q * PARTS], bi = PARTS == 2 ? b[q * PARTS + PARTS - 1] : 0;         \
                    if (a_op == 'C') ai = -ai;                                                      \
                    if (b_op == 'C') bi = -bi;                                                      \
                    re += ar * br - ai * bi;                                                        \
                    im += ar * bi + ai * br;                                                        \
                }                                                                                   \
                KIND *to = c + (by_rows ? (size_t)i * ldc + j : (size_t)j * ldc + i) * PARTS;       \
                KIND si = PARTS == 2 ? s[PARTS - 1] : 0, ti = PARTS == 2 ? t[PARTS - 1] : 0;        \
                int is_zero = t[0] == 0 && ti == 0;                                                 \
                KIND old = is_zero ? 0 : to[0], oldi = PARTS == 2 && !is_zero ? to[PARTS - 1] : 0;  \
                to[0] = s[0] * re - si * im + t[0] * old - ti * oldi;                               \
                if (PARTS == 2) to[PARTS - 1] = s[0] * im + si * re + t[0] * oldi + ti * old;       \
            }                                                                                       \
        }                                                                                           \
    }

// What LAPACK 3.12.1 and BLIS call one is another name of the other.
#define GEMMT_AS(NAME, CALLED, KIND, PARTS, SCALAR, VALUE)                                            \
    WEAK void NAME##CALLED##_(const char *uplo, const char *ta, const char *tb, const int *n, const int *k, \
                           const KIND *s, const KIND *a, const int *lda, const KIND *b, const int *ldb, \
                           const KIND *t, KIND *c, const int *ldc) {                                \
        whole_##NAME(0, (*uplo | 32) == 'u', *ta & ~32, *tb & ~32, *n, *k, s, a, *lda, b, *ldb, t, c, \
                     *ldc);                                                                         \
    }                                                                                               \
    WEAK void cblas_##NAME##CALLED(int layout, int uplo, int ta, int tb, int n, int k, SCALAR s,     \
                                  const void *a, int lda, const void *b, int ldb, SCALAR t, void *c, \
                                  int ldc) {                                                        \
        static const char ops[] = "NTC";                                                            \
        whole_##NAME(layout == 101, uplo == 121, ops[ta - 111], ops[tb - 111], n, k, VALUE(s), a, lda, \
                     b, ldb, VALUE(t), c, ldc);                                                     \
    }

#define ADDRESS(x) (&(x))
#define ITSELF(x) (x)
#define GEMMT(NAME, KIND, PARTS, SCALAR, VALUE)            \
    WHOLE(NAME, KIND, PARTS)                               \
    GEMMT_AS(NAME, gemmt, KIND, PARTS, SCALAR, VALUE)      \
    GEMMT_AS(NAME, gemmtr, KIND, PARTS, SCALAR, VALUE)
GEMMT(s, float, 1, float, ADDRESS)
GEMMT(d, double, 1, double, ADDRESS)
GEMMT(c, float, 2, const void *, ITSELF)
GEMMT(z, double, 2, const void *, ITSELF)

// Groups of products: of each group the flags and sizes are the same.
WEAK void cblas_dgemm_batch(int order, const int *ta, const int *tb, const int *m, const int *n, const int *k,
                            const double *alpha, const double **a, const int *lda, const double **b,
                            const int *ldb, const double *beta, double **c, const int *ldc, int groups,
                            const int *sizes) {
    void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double,
                     double *, int);
    for (int g = 0, at = 0; g < groups; ++g)
        for (int i = 0; i < sizes[g]; ++i, ++at)
            cblas_dgemm(order, ta[g], tb[g], m[g], n[g], k[g], alpha[g], a[at], lda[g], b[at], ldb[g], beta[g],
                        c[at], ldc[g]);
}
