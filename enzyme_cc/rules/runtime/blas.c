/* Routines of BLAS that are no matrix expressions, written once more, so that there is IR of them.
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

/* A vector whose increment is negative begins at its end. */
#define FIRST(n, step) ((step) < 0 ? (ptrdiff_t)(1 - (n)) * (step) : 0)

/* -- rotations ---------------------------------------------------------------------------------- */

/* Of a, b: the rotation that takes b to 0. Where one is 0 the others follow it smoothly. */
#define ROTG(KIND, SQRT, ABS)                                                                      \
    KIND size = ABS(*a) + ABS(*b);                                                                 \
    if (size == 0) {                                                                               \
        *c = 1, *s = 0, *a = 0, *b = 0;                                                            \
        return;                                                                                    \
    }                                                                                              \
    KIND x = *a / size, y = *b / size, r = size * SQRT(x * x + y * y);                             \
    INT is_first = ABS(*a) > ABS(*b);                                                              \
    if ((is_first ? *a : *b) < 0) r = -r;                                                          \
    KIND cosine = *a / r, sine = *b / r;                                                           \
    *b = is_first ? sine : cosine != 0 ? 1 / cosine : 1;                                           \
    *a = r, *c = cosine, *s = sine;

void cblas_srotg(float *a, float *b, float *c, float *s) { ROTG(float, __builtin_sqrtf, __builtin_fabsf) }
void cblas_drotg(double *a, double *b, double *c, double *s) { ROTG(double, __builtin_sqrt, __builtin_fabs) }
void srotg_(float *a, float *b, float *c, float *s) { ROTG(float, __builtin_sqrtf, __builtin_fabsf) }
void drotg_(double *a, double *b, double *c, double *s) { ROTG(double, __builtin_sqrt, __builtin_fabs) }

/* param: which of the four are meant, then h11, h21, h12, h22; the others are 1 or -1. */
#define ROTM(KIND, N, STEP, OTHER)                                                                 \
    KIND flag = param[0];                                                                          \
    if (N <= 0 || flag == -2) return;                                                              \
    KIND h11 = flag == 0 ? 1 : param[1], h21 = flag > 0 ? -1 : param[2];                           \
    KIND h12 = flag > 0 ? 1 : param[3], h22 = flag == 0 ? 1 : param[4];                            \
    ptrdiff_t i = FIRST(N, STEP), j = FIRST(N, OTHER);                                             \
    for (ptrdiff_t k = 0; k < N; ++k, i += STEP, j += OTHER) {                                     \
        KIND p = x[i], q = y[j];                                                                   \
        x[i] = p * h11 + q * h12;                                                                  \
        y[j] = p * h21 + q * h22;                                                                  \
    }

void cblas_srotm(INT n, float *x, INT step, float *y, INT other, const float *param) {
    ROTM(float, n, step, other)
}
void cblas_drotm(INT n, double *x, INT step, double *y, INT other, const double *param) {
    ROTM(double, n, step, other)
}
void srotm_(const INT *n, float *x, const INT *step, float *y, const INT *other, const float *param) {
    ROTM(float, *n, *step, *other)
}
void drotm_(const INT *n, double *x, const INT *step, double *y, const INT *other, const double *param) {
    ROTM(double, *n, *step, *other)
}

/* A modified rotation of (sqrt(d1) x, sqrt(d2) y) that takes the second to 0; scaled by squares of 4096
 * where numbers get small or large. */
#define SCALED(d, small, large, one, two, root)                                                    \
    for (INT times = 0; times < 200 && (d) != 0 && (ABS_OF(d) <= small || ABS_OF(d) >= large); ++times) { \
        if (flag == 0) h11 = 1, h22 = 1;                                                           \
        if (flag > 0) h21 = -1, h12 = 1;                                                           \
        flag = -1;                                                                                 \
        INT is_small = ABS_OF(d) <= small;                                                         \
        d = is_small ? (d) * (4096 * 4096) : (d) / (4096 * 4096);                                  \
        root = is_small ? root / 4096 : root * 4096;                                               \
        one = is_small ? one / 4096 : one * 4096;                                                  \
        two = is_small ? two / 4096 : two * 4096;                                                  \
    }
#define ABS_OF(d) ((d) < 0 ? -(d) : (d))
#define ROTMG(KIND, Y)                                                                             \
    KIND y = Y, h11 = 0, h12 = 0, h21 = 0, h22 = 0, flag = -1, other = 0;                          \
    const KIND small = (KIND)5.9604645e-8, large = 4096 * 4096;                                    \
    KIND p2 = *d2 * y, p1 = *d1 * *x, q2 = p2 * y, q1 = p1 * *x;                                   \
    if (*d1 >= 0 && p2 == 0) {                                                                     \
        param[0] = -2;                                                                             \
        return;                                                                                    \
    }                                                                                              \
    if (*d1 >= 0 && ABS_OF(q1) > ABS_OF(q2)) {                                                     \
        h21 = -y / *x, h12 = p2 / p1;                                                              \
        KIND u = 1 - h12 * h21;                                                                    \
        if (u > 0) flag = 0, *d1 /= u, *d2 /= u, *x *= u;                                          \
    } else if (*d1 >= 0 && q2 >= 0) {                                                              \
        h11 = p1 / p2, h22 = *x / y;                                                               \
        KIND u = 1 + h11 * h22, first = *d2 / u;                                                   \
        flag = 1, *d2 = *d1 / u, *d1 = first, *x = y * u;                                          \
    }                                                                                              \
    if (flag < 0) {                                                                                \
        h11 = h12 = h21 = h22 = 0, *d1 = *d2 = *x = 0;                                             \
    } else {                                                                                       \
        SCALED(*d1, small, large, h11, h12, *x)                                                    \
        SCALED(*d2, small, large, h21, h22, other)                                                 \
    }                                                                                              \
    if (flag < 0) param[1] = h11, param[2] = h21, param[3] = h12, param[4] = h22;                  \
    if (flag == 0) param[2] = h21, param[3] = h12;                                                 \
    if (flag > 0) param[1] = h11, param[4] = h22;                                                  \
    param[0] = flag;
void cblas_srotmg(float *d1, float *d2, float *x, float given, float *param) { ROTMG(float, given) }
void cblas_drotmg(double *d1, double *d2, double *x, double given, double *param) { ROTMG(double, given) }
void srotmg_(float *d1, float *d2, float *x, const float *given, float *param) { ROTMG(float, *given) }
void drotmg_(double *d1, double *d2, double *x, const double *given, double *param) { ROTMG(double, *given) }

/* -- sums --------------------------------------------------------------------------------------- */

#define DSDOT(N, STEP, OTHER)                                                                      \
    double sum = 0;                                                                                \
    ptrdiff_t i = FIRST(N, STEP), j = FIRST(N, OTHER);                                             \
    for (ptrdiff_t k = 0; k < N; ++k, i += STEP, j += OTHER) sum += (double)x[i] * (double)y[j];   \
    return sum;

double cblas_dsdot(INT n, const float *x, INT step, const float *y, INT other) { DSDOT(n, step, other) }
double dsdot_(const INT *n, const float *x, const INT *step, const float *y, const INT *other) {
    DSDOT(*n, *step, *other)
}

/* Functions of Fortran that return complex numbers. */
#define DOT(NAME, KIND, SIGN)                                                                      \
    _Complex KIND NAME(const INT *n, const KIND *x, const INT *step, const KIND *y, const INT *other) { \
        KIND re = 0, im = 0;                                                                       \
        ptrdiff_t i = FIRST(*n, *step), j = FIRST(*n, *other);                                     \
        for (ptrdiff_t k = 0; k < *n; ++k, i += *step, j += *other) {                              \
            re += x[2 * i] * y[2 * j] - SIGN x[2 * i + 1] * y[2 * j + 1];                          \
            im += x[2 * i] * y[2 * j + 1] + SIGN x[2 * i + 1] * y[2 * j];                          \
        }                                                                                          \
        return __builtin_complex(re, im);                                                          \
    }
DOT(cdotu_, float, +)
DOT(cdotc_, float, -)
DOT(zdotu_, double, +)
DOT(zdotc_, double, -)

float cblas_scabs1(const void *z) {
    const float *it = z;
    return __builtin_fabsf(it[0]) + __builtin_fabsf(it[1]);
}
double cblas_dcabs1(const void *z) {
    const double *it = z;
    return __builtin_fabs(it[0]) + __builtin_fabs(it[1]);
}
float scabs1_(const float *z) { return __builtin_fabsf(z[0]) + __builtin_fabsf(z[1]); }
double dcabs1_(const double *z) { return __builtin_fabs(z[0]) + __builtin_fabs(z[1]); }

/* -- copies of matrices ------------------------------------------------------------------------- */

/* b = alpha * op(a), where lines of a are `lda` numbers apart: so many lines, so many in each. */
#define COPIED(KIND, PARTS)                                                                        \
    for (ptrdiff_t i = 0; i < lines; ++i) {                                                        \
        for (ptrdiff_t j = 0; j < each; ++j) {                                                     \
            const KIND *from = a + (i * lda + j) * PARTS;                                          \
            KIND *to = b + (turned ? j * ldb + i : i * ldb + j) * PARTS;                           \
            if (PARTS == 1) {                                                                      \
                to[0] = alpha[0] * from[0];                                                        \
            } else {                                                                               \
                KIND re = from[0], im = conjugate ? -from[PARTS - 1] : from[PARTS - 1];            \
                to[0] = alpha[0] * re - alpha[PARTS - 1] * im;                                     \
                to[PARTS - 1] = alpha[0] * im + alpha[PARTS - 1] * re;                             \
            }                                                                                      \
        }                                                                                          \
    }

#define PLACED(KIND, PARTS)                                                                        \
    ptrdiff_t wide = turned ? lines : each, count = turned ? each : lines;                         \
    if (wide <= 0 || count <= 0) return;                                                           \
    KIND *b = malloc((size_t)(wide * count) * PARTS * sizeof *b);                                  \
    if (!b) abort();                                                                               \
    const KIND *a = at;                                                                            \
    ptrdiff_t ldb = wide;                                                                          \
    COPIED(KIND, PARTS)                                                                            \
    for (ptrdiff_t i = 0; i < count; ++i)                                                          \
        for (ptrdiff_t j = 0; j < wide * PARTS; ++j) at[i * other * PARTS + j] = b[i * wide * PARTS + j]; \
    free(b);

/* In C, 101 stands for rows; in Fortran, a letter. */
#define OF_C                                                                                       \
    INT by_rows = order == 101, turned = trans == 112 || trans == 113;                             \
    INT conjugate = trans == 113 || trans == 114;                                                  \
    ptrdiff_t lines = by_rows ? rows : columns, each = by_rows ? columns : rows;                   \
    (void)conjugate;
#define OF_FORTRAN                                                                                 \
    char letter = *trans | 32;                                                                     \
    INT by_rows = (*order | 32) == 'r', turned = letter == 't' || letter == 'c';                   \
    INT conjugate = letter == 'c' || letter == 'r';                                                \
    ptrdiff_t lines = by_rows ? *rows : *columns, each = by_rows ? *columns : *rows;               \
    (void)conjugate;

#define MATCOPY(LETTER, KIND, PARTS, SCALAR, ADDRESS)                                              \
    void cblas_##LETTER##omatcopy(int order, int trans, INT rows, INT columns, SCALAR factor,      \
                                  const KIND *a, INT lda, KIND *b, INT ldb) {                      \
        OF_C const KIND *alpha = ADDRESS factor;                                                   \
        COPIED(KIND, PARTS)                                                                        \
    }                                                                                              \
    void cblas_##LETTER##imatcopy(int order, int trans, INT rows, INT columns, SCALAR factor,      \
                                  KIND *at, INT lda, INT other) {                                  \
        OF_C const KIND *alpha = ADDRESS factor;                                                   \
        PLACED(KIND, PARTS)                                                                        \
    }                                                                                              \
    void LETTER##omatcopy_(const char *order, const char *trans, const INT *rows, const INT *columns, \
                           const KIND *alpha, const KIND *a, const INT *first, KIND *b,            \
                           const INT *second) {                                                    \
        OF_FORTRAN ptrdiff_t lda = *first, ldb = *second;                                          \
        COPIED(KIND, PARTS)                                                                        \
    }                                                                                              \
    void LETTER##imatcopy_(const char *order, const char *trans, const INT *rows, const INT *columns, \
                           const KIND *alpha, KIND *at, const INT *first, const INT *second) {     \
        OF_FORTRAN ptrdiff_t lda = *first, other = *second;                                        \
        PLACED(KIND, PARTS)                                                                        \
    }
MATCOPY(s, float, 1, float, &)
MATCOPY(d, double, 1, double, &)
MATCOPY(c, float, 2, const float *, )
MATCOPY(z, double, 2, const double *, )
