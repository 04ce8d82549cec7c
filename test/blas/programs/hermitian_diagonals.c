// Imaginary parts on the diagonal of a Hermitian matrix that is written: BLAS makes them 0, and so are their
// tangents and the seeds there, which add to nothing; where it returns early, all stays as it is.
#include <stdio.h>
#include <string.h>

enum { N = 3, ROWS = 101, COLUMNS, PLAIN = 111, UPPER = 121, LOWER };
int enzyme_const, enzyme_dup;
void __enzyme_fwddiff(void *, ...), __enzyme_autodiff(void *, ...);
static int wrong;

static int place(int i, int is_packed, int starts_low) {
    return !is_packed ? i * (N + 1) : starts_low ? i * N - i * (i - 1) / 2 : i * (i + 3) / 2;
}
#define KIND(R, L, NAME)                                                                                         \
    void cblas_##L##herk(int, int, int, int, int, R, const R *, int, R, R *, int);                               \
    void cblas_##L##her2k(int, int, int, int, int, const R *, const R *, int, const R *, int, R, R *, int);      \
    void cblas_##L##her(int, int, int, R, const R *, int, R *, int);                                             \
    void cblas_##L##her2(int, int, int, const R *, const R *, int, const R *, int, R *, int);                    \
    void cblas_##L##hpr(int, int, int, R, const R *, int, R *);                                                  \
    void cblas_##L##hpr2(int, int, int, const R *, const R *, int, const R *, int, R *);                         \
    static void call_##L(int which, int layout, int uplo, const R *s, const R *x, R *C) {                        \
        const R *y = x + 1;                                                                                      \
        switch (which) {                                                                                         \
        case 0: cblas_##L##herk(layout, uplo, PLAIN, N, 2, s[0], x, N, s[2], C, N); break;                       \
        case 1: cblas_##L##her2k(layout, uplo, PLAIN, N, 2, s, x, N, y, N, s[2], C, N); break;                   \
        case 2: cblas_##L##her(layout, uplo, N, s[0], x, 1, C, N); break;                                        \
        case 3: cblas_##L##her2(layout, uplo, N, s, x, 1, y, 1, C, N); break;                                    \
        case 4: cblas_##L##hpr(layout, uplo, N, s[0], x, 1, C); break;                                           \
        default: cblas_##L##hpr2(layout, uplo, N, s, x, 1, y, 1, C);                                             \
        }                                                                                                        \
    }                                                                                                            \
    /* Seeds on these parts alone: all adjoints are 0, or the seeds themselves. */                               \
    static void check_##L(int which, int layout, int uplo, R alpha, R beta) {                                    \
        R s[3] = {alpha, 0, beta}, x[20], C[2 * N * N], T[2 * N * N] = {0}, A[2 * N * N] = {0}, dx[20], ds[3];   \
        int is_packed = which > 3, is_early = alpha == 0 && (which > 1 || beta == 1);                            \
        for (int i = 0; i < 20; i++) x[i] = (R)(1 + i % 7) / 4, dx[i] = (R)(2 - i % 3) / 2;                      \
        for (int i = 0; i < 2 * N * N; i++) C[i] = (R)(2 + i % 5) / 2, T[i] = 1;                                 \
        memset(ds, 0, sizeof ds);                                                                                \
        __enzyme_fwddiff((void *)call_##L, which, layout, uplo, enzyme_dup, s, ds, enzyme_dup, x, dx,            \
                         enzyme_dup, C, T);                                                                      \
        memset(dx, 0, sizeof dx);                                                                                \
        for (int i = 0; i < 2 * N * N; i++) C[i] = (R)(2 + i % 5) / 2;                                           \
        for (int i = 0; i < N; i++) {                                                                            \
            int at = 2 * place(i, is_packed, (layout == ROWS) == (uplo == UPPER)) + 1;                           \
            wrong += T[at] != is_early;                                                                          \
            A[at] = (R)(1 + i);                                                                                  \
        }                                                                                                        \
        __enzyme_autodiff((void *)call_##L, which, layout, uplo, enzyme_dup, s, ds, enzyme_dup, x, dx,           \
                          enzyme_dup, C, A);                                                                     \
        for (int i = 0; i < N; i++) {                                                                            \
            int at = 2 * place(i, is_packed, (layout == ROWS) == (uplo == UPPER)) + 1;                           \
            wrong += A[at] != (is_early ? (R)(1 + i) : 0) || (C[at] == 0) == is_early;                           \
            A[at] = 0;                                                                                           \
        }                                                                                                        \
        for (int i = 0; i < 2 * N * N; i++) wrong += A[i] != 0;                                                  \
        for (int i = 0; i < 20; i++) wrong += dx[i] != 0;                                                        \
        for (int i = 0; i < 3 && !is_early; i++) wrong += ds[i] != 0;                                            \
        if (wrong) printf("WRONG " NAME ": %d, %d, %d, %g, %g\n", which, layout, uplo, alpha, beta);             \
    }
KIND(float, c, "single")
KIND(double, z, "double")

int main(void) {
    static const float scalars[][2] = {{0.5f, 0.25f}, {0.5f, 1}, {0.5f, 0}, {0, 0.5f}, {0, 1}};
    for (int i = 0; i < 6 * 2 * 2 * 5 && !wrong; i++) {
        const float *s = scalars[i / 24];
        check_c(i % 6, i / 6 % 2 ? ROWS : COLUMNS, i / 12 % 2 ? UPPER : LOWER, s[0], s[1]);
        check_z(i % 6, i / 6 % 2 ? ROWS : COLUMNS, i / 12 % 2 ? UPPER : LOWER, s[0], s[1]);
    }
    if (!wrong) printf("ok\n");
    return wrong != 0;
}
