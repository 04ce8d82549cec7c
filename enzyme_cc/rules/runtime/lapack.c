/* Routines of LAPACK and beside BLAS that are no matrix expressions, written once more, so that there is IR.
 *
 * As in c.c: what is differentiated has these in the place of those that it calls.
 */
#include <stddef.h>
#include <stdint.h>

/* What counts are: with names that end in 64, wide ones. */
#ifndef INT
#define INT int
#endif

extern void *malloc(size_t);
extern void free(void *);
extern void abort(void);

static inline int small(char letter) { return letter | 32; }
static inline ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }

/* Of a column, where the stored rows begin and end: of what is upper, lower, or all of it. */
#define BEGIN(part, j) ((part) == 'l' ? (j) : 0)
#define END(part, j, m) ((part) == 'u' ? least((j) + 1, m) : (m))
/* By rows a triangle is the other one. */
#define TURNED(part) ((part) == 'u' ? 'l' : (part) == 'l' ? 'u' : (part))

/* -- copies and constants ------------------------------------------------------------------------ */

#define LACPY(PARTS)                                                                              \
    for (ptrdiff_t j = 0; j < n; ++j)                                                              \
        for (ptrdiff_t i = BEGIN(part, j) * PARTS; i < END(part, j, m) * PARTS; ++i)               \
            b[j * ldb * PARTS + i] = a[j * lda * PARTS + i];

/* Off the diagonal all is alpha, on it beta. */
#define LASET(PARTS)                                                                              \
    for (ptrdiff_t j = 0; j < n; ++j)                                                              \
        for (ptrdiff_t i = BEGIN(part, j); i < END(part, j, m); ++i)                               \
            for (INT k = 0; k < PARTS; ++k)                                                        \
                a[(j * lda + i) * PARTS + k] = i == j ? beta[k] : alpha[k];

#define COPIES(LETTER, KIND, PARTS, SCALAR)                                                        \
    void LETTER##lacpy_(const char *uplo, const INT *rows, const INT *columns, const KIND *a,      \
                        const INT *first, KIND *b, const INT *second) {                            \
        ptrdiff_t m = *rows, n = *columns, lda = *first, ldb = *second;                            \
        INT part = small(*uplo);                                                                   \
        LACPY(PARTS)                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##lacpy(int order, char uplo, INT rows, INT columns, const KIND *a, INT lda, \
                                KIND *b, INT ldb) {                                                \
        INT by_rows = order == 101, part = by_rows ? TURNED(small(uplo)) : small(uplo);            \
        ptrdiff_t m = by_rows ? columns : rows, n = by_rows ? rows : columns;                      \
        LACPY(PARTS)                                                                               \
        return 0;                                                                                  \
    }                                                                                              \
    void LETTER##laset_(const char *uplo, const INT *rows, const INT *columns, const KIND *alpha,  \
                        const KIND *beta, KIND *a, const INT *first) {                             \
        ptrdiff_t m = *rows, n = *columns, lda = *first;                                           \
        INT part = small(*uplo);                                                                   \
        LASET(PARTS)                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##laset(int order, char uplo, INT rows, INT columns, SCALAR off, SCALAR on, \
                                KIND *a, INT lda) {                                                \
        INT by_rows = order == 101, part = by_rows ? TURNED(small(uplo)) : small(uplo);            \
        ptrdiff_t m = by_rows ? columns : rows, n = by_rows ? rows : columns;                      \
        const KIND *alpha = (const KIND *)&off, *beta = (const KIND *)&on;                         \
        LASET(PARTS)                                                                               \
        return 0;                                                                                  \
    }
COPIES(s, float, 1, float)
COPIES(d, double, 1, double)
COPIES(c, float, 2, _Complex float)
COPIES(z, double, 2, _Complex double)

/* Scaled by `to / from` in steps that neither overflow nor vanish, all of a matrix or what its kind says. */
#define LASCL(KIND, PARTS, LEAST, SUFFIX)                                                          \
    KIND from = cfrom, to = cto;                                                                   \
    const KIND most = 1 / LEAST;                                                                   \
    if (!(from < 0 || from > 0)) return -4;                                                        \
    if (to != to) return -5;                                                                       \
    for (INT is_done = 0; !is_done;) {                                                             \
        KIND less = from * LEAST, more = to / most, by;                                            \
        if (less == from) {                                                                        \
            by = to / from, is_done = 1;                                                           \
        } else if (more == to) {                                                                   \
            by = to, is_done = 1;                                                                  \
        } else if (__builtin_fabs##SUFFIX(less) > __builtin_fabs##SUFFIX(to) && to != 0) {         \
            by = LEAST, from = less;                                                               \
        } else if (__builtin_fabs##SUFFIX(more) > __builtin_fabs##SUFFIX(from)) {                  \
            by = most, to = more;                                                                  \
        } else {                                                                                   \
            by = to / from, is_done = 1;                                                           \
        }                                                                                          \
        for (ptrdiff_t j = 0; j < n; ++j) {                                                        \
            ptrdiff_t i = 0, end = m;                                                              \
            if (kind == 'l') i = j;                                                                \
            if (kind == 'u') end = least(m, j + 1);                                                \
            if (kind == 'h') end = least(m, j + 2);                                                \
            if (kind == 'b') end = least(kl + 1, n - j);                                           \
            if (kind == 'q') i = ku > j ? ku - j : 0, end = ku + 1;                                \
            if (kind == 'z') i = ku > j ? kl + ku - j : kl, end = least(2 * kl + ku + 1, kl + ku + m - j); \
            for (; i < end; ++i)                                                                   \
                for (INT k = 0; k < PARTS; ++k) a[(i * row + j * column) * PARTS + k] *= by;       \
        }                                                                                          \
    }                                                                                              \
    return 0;
#define SCALES(LETTER, KIND, PARTS, LEAST, SUFFIX)                                                 \
    static INT LETTER##scaled(INT kind, ptrdiff_t kl, ptrdiff_t ku, KIND cfrom, KIND cto, ptrdiff_t m, \
                              ptrdiff_t n, KIND *a, ptrdiff_t row, ptrdiff_t column) {             \
        LASCL(KIND, PARTS, LEAST, SUFFIX)                                                          \
    }                                                                                              \
    static INT LETTER##banded(INT kind) { return kind == 'b' || kind == 'q' || kind == 'z'; }      \
    void LETTER##lascl_(const char *type, const INT *kl, const INT *ku, const KIND *from, const KIND *to, \
                        const INT *m, const INT *n, KIND *a, const INT *lda, INT *info) {          \
        INT kind = small(*type), banded = LETTER##banded(kind);                                    \
        *info = LETTER##scaled(kind, banded ? *kl : 0, banded ? *ku : 0, *from, *to, *m, *n, a, 1, *lda); \
    }                                                                                              \
    INT LAPACKE_##LETTER##lascl(int order, char type, INT kl, INT ku, KIND from, KIND to, INT m, INT n, KIND *a, \
                                INT lda) {                                                         \
        INT rows = order == 101;                                                                   \
        return LETTER##scaled(small(type), kl, ku, from, to, m, n, a, rows ? lda : 1, rows ? 1 : lda); \
    }
SCALES(s, float, 1, 0x1p-126f, f)
SCALES(d, double, 1, 0x1p-1022, )
SCALES(c, float, 2, 0x1p-126f, f)
SCALES(z, double, 2, 0x1p-1022, )

/* -- norms --------------------------------------------------------------------------------------- */

#define SIZE_1(SUFFIX, p) __builtin_fabs##SUFFIX(*(p))
#define SIZE_2(SUFFIX, p) __builtin_hypot##SUFFIX((p)[0], (p)[1])
/* The bigger one; what is no number stays. */
#define BIGGER(a, b) ((b) > (a) || (b) != (b) ? (b) : (a))

/* A column or a row, whichever is stored, and the other half of it where a triangle stands for all;
 * of a Hermitian matrix the diagonal is real. */
#define PLACE(PARTS) (part == 'a' || (part == 'u') == (i <= j) ? a + (j * lda + i) * PARTS : a + (i * lda + j) * PARTS)
#define SIZE_OF(KIND, PARTS, SUFFIX)                                                               \
    (is_hermitian && i == j ? __builtin_fabs##SUFFIX(*PLACE(PARTS)) : SIZE_##PARTS(SUFFIX, PLACE(PARTS)))
#define NORM(KIND, PARTS, SUFFIX)                                                                  \
    KIND most = 0;                                                                                 \
    if (m <= 0 || n <= 0) return 0;                                                                \
    if (kind == 'o' || kind == '1') {                                                              \
        for (ptrdiff_t j = 0; j < n; ++j) {                                                        \
            KIND sum = 0;                                                                          \
            for (ptrdiff_t i = 0; i < m; ++i) sum += SIZE_OF(KIND, PARTS, SUFFIX);                 \
            most = BIGGER(most, sum);                                                              \
        }                                                                                          \
        return most;                                                                               \
    }                                                                                              \
    if (kind == 'i') {                                                                             \
        for (ptrdiff_t i = 0; i < m; ++i) {                                                        \
            KIND sum = 0;                                                                          \
            for (ptrdiff_t j = 0; j < n; ++j) sum += SIZE_OF(KIND, PARTS, SUFFIX);                 \
            most = BIGGER(most, sum);                                                              \
        }                                                                                          \
        return most;                                                                               \
    }                                                                                              \
    if (kind == 'm') {                                                                             \
        for (ptrdiff_t j = 0; j < n; ++j)                                                          \
            for (ptrdiff_t i = 0; i < m; ++i) {                                                    \
                KIND size = SIZE_OF(KIND, PARTS, SUFFIX);                                          \
                most = BIGGER(most, size);                                                         \
            }                                                                                      \
        return most;                                                                               \
    }                                                                                              \
    if (kind != 'f' && kind != 'e') return 0;                                                      \
    for (ptrdiff_t j = 0; j < n; ++j)                                                              \
        for (ptrdiff_t i = 0; i < m; ++i) {                                                        \
            const KIND *p = PLACE(PARTS);                                                          \
            for (INT k = 0; k < PARTS; ++k) most = BIGGER(most, __builtin_fabs##SUFFIX(p[k]));     \
        }                                                                                          \
    if (most == 0 || most != most) return most;                                                    \
    KIND sum = 0;                                                                                  \
    for (ptrdiff_t j = 0; j < n; ++j)                                                              \
        for (ptrdiff_t i = 0; i < m; ++i) {                                                        \
            const KIND *p = PLACE(PARTS);                                                          \
            for (INT k = 0; k < (is_hermitian && i == j ? 1 : PARTS); ++k)                         \
                sum += p[k] / most * (p[k] / most);                                                \
        }                                                                                          \
    return most * __builtin_sqrt##SUFFIX(sum);

#define NORMS(LETTER, KIND, PARTS, SUFFIX)                                                         \
    static KIND LETTER##norm(INT kind, INT part, INT is_hermitian, ptrdiff_t m, ptrdiff_t n, const KIND *a, \
                             ptrdiff_t lda) {                                                      \
        NORM(KIND, PARTS, SUFFIX)                                                                  \
    }                                                                                              \
    KIND LETTER##lange_(const char *norm, const INT *m, const INT *n, const KIND *a, const INT *lda, KIND *work) { \
        (void)work;                                                                                \
        return LETTER##norm(*norm == '1' ? 'o' : small(*norm), 'a', 0, *m, *n, a, *lda); \
    }                                                                                              \
    KIND LAPACKE_##LETTER##lange(int order, char norm, INT m, INT n, const KIND *a, INT lda) {     \
        INT kind = norm == '1' ? 'o' : small(norm);                                                \
        if (order != 101) return LETTER##norm(kind, 'a', 0, m, n, a, lda);                         \
        kind = kind == 'o' ? 'i' : kind == 'i' ? 'o' : kind;                                       \
        return LETTER##norm(kind, 'a', 0, n, m, a, lda);                                           \
    }                                                                                              \
    MIRRORED(LETTER, KIND, lansy, 0)
#define MIRRORED(LETTER, KIND, NAME, HERMITIAN)                                                    \
    KIND LETTER##NAME##_(const char *norm, const char *uplo, const INT *n, const KIND *a, const INT *lda, \
                         KIND *work) {                                                             \
        (void)work;                                                                                \
        return LETTER##norm(*norm == '1' ? 'o' : small(*norm), small(*uplo) == 'u' ? 'u' : 'l', HERMITIAN, *n, \
                            *n, a, *lda);                                                          \
    }                                                                                              \
    KIND LAPACKE_##LETTER##NAME(int order, char norm, char uplo, INT n, const KIND *a, INT lda) {  \
        INT is_upper = (small(uplo) == 'u') != (order == 101);                                     \
        return LETTER##norm(norm == '1' ? 'o' : small(norm), is_upper ? 'u' : 'l', HERMITIAN, n, n, a, lda); \
    }
NORMS(s, float, 1, f)
NORMS(d, double, 1, )
NORMS(c, float, 2, f)
NORMS(z, double, 2, )
MIRRORED(c, float, lanhe, 1)
MIRRORED(z, double, lanhe, 1)

/* -- rotations ----------------------------------------------------------------------------------- */

/* Of a, b: r = h a / |a|, with h = |(a, b)|; c = |a| / h, s = a / |a| conj(b) / h. */
#define CROTG(KIND, SUFFIX)                                                                        \
    KIND p = __builtin_hypot##SUFFIX(a[0], a[1]), q = __builtin_hypot##SUFFIX(b[0], b[1]);         \
    if (p == 0 && q == 0) {                                                                        \
        *c = 1, s[0] = 0, s[1] = 0;                                                                \
        return;                                                                                    \
    }                                                                                              \
    if (p == 0) {                                                                                  \
        *c = 0, s[0] = b[0] / q, s[1] = -b[1] / q, a[0] = q, a[1] = 0;                             \
        return;                                                                                    \
    }                                                                                              \
    KIND h = __builtin_hypot##SUFFIX(p, q), x = a[0] / p, y = a[1] / p, u = b[0] / h, v = b[1] / h; \
    *c = p / h;                                                                                    \
    s[0] = x * u + y * v, s[1] = y * u - x * v;                                                    \
    a[0] = x * h, a[1] = y * h;
void crotg_(float *a, const float *b, float *c, float *s) { CROTG(float, f) }
void zrotg_(double *a, const double *b, double *c, double *s) { CROTG(double, ) }
void cblas_crotg(float *a, const float *b, float *c, float *s) { CROTG(float, f) }
void cblas_zrotg(double *a, const double *b, double *c, double *s) { CROTG(double, ) }

/* -- many products ------------------------------------------------------------------------------- */

#define BATCH(LETTER, KIND, PARTS, SCALAR, AT)                                                     \
    void cblas_##LETTER##gemm(int, int, int, INT, INT, INT, SCALAR, const KIND *, INT, const KIND *, INT, \
                              SCALAR, KIND *, INT);                                                \
    void cblas_##LETTER##gemm_batch(int order, const int *ta, const int *tb, const INT *m, const INT *n, \
                                    const INT *k, const KIND *alpha, const KIND **a, const INT *lda, \
                                    const KIND **b, const INT *ldb, const KIND *beta, KIND **c,    \
                                    const INT *ldc, INT groups, const INT *sizes) {                \
        ptrdiff_t at = 0;                                                                          \
        for (INT g = 0; g < groups; ++g)                                                           \
            for (INT i = 0; i < sizes[g]; ++i, ++at)                                               \
                cblas_##LETTER##gemm(order, ta[g], tb[g], m[g], n[g], k[g], AT(alpha, g), a[at], lda[g], \
                                     b[at], ldb[g], AT(beta, g), c[at], ldc[g]);                   \
    }                                                                                              \
    void cblas_##LETTER##gemm_batch_strided(int order, int ta, int tb, INT m, INT n, INT k, SCALAR alpha, \
                                            const KIND *a, INT lda, INT next_a, const KIND *b, INT ldb, \
                                            INT next_b, SCALAR beta, KIND *c, INT ldc, INT next_c, \
                                            INT count) {                                           \
        for (ptrdiff_t i = 0; i < count; ++i)                                                      \
            cblas_##LETTER##gemm(order, ta, tb, m, n, k, alpha, a + i * next_a * PARTS, lda,       \
                                 b + i * next_b * PARTS, ldb, beta, c + i * next_c * PARTS, ldc);  \
    }
/* The same as Fortran calls them, as MKL has it. */
#define FORTRAN_BATCH(LETTER, KIND, PARTS)                                                         \
    void LETTER##gemm_(const char *, const char *, const INT *, const INT *, const INT *, const KIND *, const KIND *, \
                       const INT *, const KIND *, const INT *, const KIND *, KIND *, const INT *, size_t, size_t); \
    void LETTER##gemm_batch_(const char *ta, const char *tb, const INT *m, const INT *n, const INT *k, \
                             const KIND *alpha, const KIND **a, const INT *lda, const KIND **b, const INT *ldb, \
                             const KIND *beta, KIND **c, const INT *ldc, const INT *groups, const INT *sizes) { \
        ptrdiff_t at = 0;                                                                          \
        for (INT g = 0; g < *groups; ++g)                                                          \
            for (INT i = 0; i < sizes[g]; ++i, ++at)                                               \
                LETTER##gemm_(ta + g, tb + g, m + g, n + g, k + g, alpha + PARTS * g, a[at], lda + g, b[at], ldb + g, \
                              beta + PARTS * g, c[at], ldc + g, 1, 1);                             \
    }                                                                                              \
    void LETTER##gemm_batch_strided_(const char *ta, const char *tb, const INT *m, const INT *n, const INT *k, \
                                     const KIND *alpha, const KIND *a, const INT *lda, const INT *next_a, \
                                     const KIND *b, const INT *ldb, const INT *next_b, const KIND *beta, KIND *c, \
                                     const INT *ldc, const INT *next_c, const INT *count) {        \
        for (ptrdiff_t i = 0; i < *count; ++i)                                                     \
            LETTER##gemm_(ta, tb, m, n, k, alpha, a + i * *next_a * PARTS, lda, b + i * *next_b * PARTS, ldb, beta, \
                          c + i * *next_c * PARTS, ldc, 1, 1);                                     \
    }
FORTRAN_BATCH(s, float, 1)
FORTRAN_BATCH(d, double, 1)
FORTRAN_BATCH(c, float, 2)
FORTRAN_BATCH(z, double, 2)
#define BY_VALUE(numbers, g) ((numbers)[g])
#define BY_ADDRESS(numbers, g) ((numbers) + 2 * (g))
BATCH(s, float, 1, float, BY_VALUE)
BATCH(d, double, 1, double, BY_VALUE)
BATCH(c, float, 2, const float *, BY_ADDRESS)
BATCH(z, double, 2, const double *, BY_ADDRESS)

/* -- LAPACKE's bands: by rows a band, or right-hand sides, are copied to columns and back ---------- */

#define TURNABLE(LETTER, KIND, PARTS)                                                              \
    static void LETTER##turned(const KIND *from, ptrdiff_t row, ptrdiff_t column, KIND *to, ptrdiff_t to_row, \
                               ptrdiff_t to_column, ptrdiff_t m, ptrdiff_t n, ptrdiff_t above, ptrdiff_t rows) { \
        for (ptrdiff_t j = 0; j < n; ++j)                                                          \
            for (ptrdiff_t i = 0; i < m; ++i) {                                                    \
                /* The corners of a band are nothing. */                                           \
                if (rows && (i + j < above || i + j - above >= rows)) continue;                    \
                for (INT k = 0; k < PARTS; ++k)                                                    \
                    to[(i * to_row + j * to_column) * PARTS + k] = from[(i * row + j * column) * PARTS + k]; \
            }                                                                                      \
    }                                                                                              \
    static KIND *LETTER##columns(const KIND *a, ptrdiff_t lda, ptrdiff_t m, ptrdiff_t n, ptrdiff_t above, \
                                 ptrdiff_t rows) {                                                 \
        KIND *made = malloc((size_t)(m * n + 1) * PARTS * sizeof *made);                           \
        if (!made) abort();                                                                        \
        LETTER##turned(a, lda, 1, made, 1, m, m, n, above, rows);                                  \
        return made;                                                                               \
    }

#define BANDS(LETTER, KIND)                                                                        \
    extern void LETTER##pbsv_(const char *, const INT *, const INT *, const INT *, KIND *, const INT *, KIND *, \
                              const INT *, INT *, size_t);                                         \
    extern void LETTER##pbtrf_(const char *, const INT *, const INT *, KIND *, const INT *, INT *, size_t); \
    extern void LETTER##pbtrs_(const char *, const INT *, const INT *, const INT *, const KIND *, const INT *, \
                               KIND *, const INT *, INT *, size_t);                                \
    extern void LETTER##gbsv_(const INT *, const INT *, const INT *, const INT *, KIND *, const INT *, INT *, \
                              KIND *, const INT *, INT *);                                         \
    extern void LETTER##gbtrf_(const INT *, const INT *, const INT *, const INT *, KIND *, const INT *, INT *, \
                               INT *);                                                             \
    extern void LETTER##gbtrs_(const char *, const INT *, const INT *, const INT *, const INT *, const KIND *, \
                               const INT *, const INT *, KIND *, const INT *, INT *, size_t);      \
    INT LAPACKE_##LETTER##pbsv(int order, char uplo, INT n, INT kd, INT count, KIND *a, INT lda, KIND *b, \
                               INT ldb) {                                                          \
        INT info = 0, high = kd + 1, rows = order == 101;                                          \
        ptrdiff_t above = small(uplo) == 'u' ? kd : 0;                                             \
        if (!rows) {                                                                               \
            LETTER##pbsv_(&uplo, &n, &kd, &count, a, &lda, b, &ldb, &info, 1);                     \
            return info;                                                                           \
        }                                                                                          \
        KIND *p = LETTER##columns(a, lda, high, n, above, n), *q = LETTER##columns(b, ldb, n, count, 0, 0); \
        LETTER##pbsv_(&uplo, &n, &kd, &count, p, &high, q, &n, &info, 1);                          \
        LETTER##turned(p, 1, high, a, lda, 1, high, n, above, n);                                  \
        LETTER##turned(q, 1, n, b, ldb, 1, n, count, 0, 0);                                        \
        free(p), free(q);                                                                          \
        return info;                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##pbtrf(int order, char uplo, INT n, INT kd, KIND *a, INT lda) {           \
        INT info = 0, high = kd + 1, rows = order == 101;                                          \
        ptrdiff_t above = small(uplo) == 'u' ? kd : 0;                                             \
        if (!rows) {                                                                               \
            LETTER##pbtrf_(&uplo, &n, &kd, a, &lda, &info, 1);                                     \
            return info;                                                                           \
        }                                                                                          \
        KIND *p = LETTER##columns(a, lda, high, n, above, n);                                      \
        LETTER##pbtrf_(&uplo, &n, &kd, p, &high, &info, 1);                                        \
        LETTER##turned(p, 1, high, a, lda, 1, high, n, above, n);                                  \
        free(p);                                                                                   \
        return info;                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##pbtrs(int order, char uplo, INT n, INT kd, INT count, const KIND *a, INT lda, KIND *b, \
                                INT ldb) {                                                         \
        INT info = 0, high = kd + 1, rows = order == 101;                                          \
        ptrdiff_t above = small(uplo) == 'u' ? kd : 0;                                             \
        if (!rows) {                                                                               \
            LETTER##pbtrs_(&uplo, &n, &kd, &count, a, &lda, b, &ldb, &info, 1);                    \
            return info;                                                                           \
        }                                                                                          \
        KIND *p = LETTER##columns(a, lda, high, n, above, n), *q = LETTER##columns(b, ldb, n, count, 0, 0); \
        LETTER##pbtrs_(&uplo, &n, &kd, &count, p, &high, q, &n, &info, 1);                         \
        LETTER##turned(q, 1, n, b, ldb, 1, n, count, 0, 0);                                        \
        free(p), free(q);                                                                          \
        return info;                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##gbsv(int order, INT n, INT kl, INT ku, INT count, KIND *a, INT lda, INT *pivots, KIND *b, \
                               INT ldb) {                                                          \
        INT info = 0, high = 2 * kl + ku + 1, rows = order == 101;                                 \
        if (!rows) {                                                                               \
            LETTER##gbsv_(&n, &kl, &ku, &count, a, &lda, pivots, b, &ldb, &info);                  \
            return info;                                                                           \
        }                                                                                          \
        KIND *p = LETTER##columns(a, lda, high, n, kl + ku, n), *q = LETTER##columns(b, ldb, n, count, 0, 0); \
        LETTER##gbsv_(&n, &kl, &ku, &count, p, &high, pivots, q, &n, &info);                       \
        LETTER##turned(p, 1, high, a, lda, 1, high, n, kl + ku, n);                                \
        LETTER##turned(q, 1, n, b, ldb, 1, n, count, 0, 0);                                        \
        free(p), free(q);                                                                          \
        return info;                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##gbtrf(int order, INT m, INT n, INT kl, INT ku, KIND *a, INT lda, INT *pivots) { \
        INT info = 0, high = 2 * kl + ku + 1, rows = order == 101;                                 \
        if (!rows) {                                                                               \
            LETTER##gbtrf_(&m, &n, &kl, &ku, a, &lda, pivots, &info);                              \
            return info;                                                                           \
        }                                                                                          \
        KIND *p = LETTER##columns(a, lda, high, n, kl + ku, m);                                    \
        LETTER##gbtrf_(&m, &n, &kl, &ku, p, &high, pivots, &info);                                 \
        LETTER##turned(p, 1, high, a, lda, 1, high, n, kl + ku, m);                                \
        free(p);                                                                                   \
        return info;                                                                               \
    }                                                                                              \
    INT LAPACKE_##LETTER##gbtrs(int order, char trans, INT n, INT kl, INT ku, INT count, const KIND *a, INT lda, \
                                const INT *pivots, KIND *b, INT ldb) {                             \
        INT info = 0, high = 2 * kl + ku + 1, rows = order == 101;                                 \
        if (!rows) {                                                                               \
            LETTER##gbtrs_(&trans, &n, &kl, &ku, &count, a, &lda, pivots, b, &ldb, &info, 1);      \
            return info;                                                                           \
        }                                                                                          \
        KIND *p = LETTER##columns(a, lda, high, n, kl + ku, n), *q = LETTER##columns(b, ldb, n, count, 0, 0); \
        LETTER##gbtrs_(&trans, &n, &kl, &ku, &count, p, &high, pivots, q, &n, &info, 1);           \
        LETTER##turned(q, 1, n, b, ldb, 1, n, count, 0, 0);                                        \
        free(p), free(q);                                                                          \
        return info;                                                                               \
    }
TURNABLE(s, float, 1)
TURNABLE(d, double, 1)
TURNABLE(c, float, 2)
TURNABLE(z, double, 2)
BANDS(s, float)
BANDS(d, double)
BANDS(c, float)
BANDS(z, double)
