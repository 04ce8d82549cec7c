// What LAPACK reads of a Hermitian matrix: no imaginary parts of its diagonal, so nothing follows from them.
#include "../../support/off_by.h"
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 3, NUMBERS = 2 * N * N };
typedef double _Complex number;
int enzyme_dup;
void __enzyme_fwddiff(void *, ...), __enzyme_autodiff(void *, ...);
void zpotrf_(const char *, const int *, number *, const int *, int *, size_t);
void zpotri_(const char *, const int *, number *, const int *, int *, size_t);
void zposv_(const char *, const int *, const int *, number *, const int *, number *, const int *, int *, size_t);
void zhesv_(const char *, const int *, const int *, number *, const int *, int *, number *, const int *, number *,
            const int *, int *, size_t);
void zheev_(const char *, const char *, const int *, number *, const int *, double *, number *, const int *, double *,
            int *, size_t, size_t);

static const char *triangle;
static const int n = N, one = 1, room = 64;

static void factor(const double *a, double *result) {
    number m[N * N];
    int info;
    memcpy(m, a, sizeof m);
    zpotrf_(triangle, &n, m, &n, &info, 1);
    memcpy(result, m, sizeof m);
}
static void inverse(const double *a, double *result) {
    number m[N * N];
    int info;
    memcpy(m, a, sizeof m);
    zpotrf_(triangle, &n, m, &n, &info, 1);
    zpotri_(triangle, &n, m, &n, &info, 1);
    memcpy(result, m, sizeof m);
}
static void solved(const double *a, double *result, int is_definite) {
    number m[N * N], b[N] = {1, 1 + I, 1 + 2 * I}, work[64];
    int pivots[N], info;
    memcpy(m, a, sizeof m);
    if (is_definite) zposv_(triangle, &n, &one, m, &n, b, &n, &info, 1);
    else zhesv_(triangle, &n, &one, m, &n, pivots, b, &n, work, &room, &info, 1);
    memset(result, 0, NUMBERS * sizeof *result);
    memcpy(result, b, sizeof b);
}
static void definite(const double *a, double *result) { solved(a, result, 1); }
static void indefinite(const double *a, double *result) { solved(a, result, 0); }
static void eigenvalues(const double *a, double *result) {
    number m[N * N], work[64];
    double more[3 * N];
    int info;
    memcpy(m, a, sizeof m);
    memset(result, 0, NUMBERS * sizeof *result);
    zheev_("N", triangle, &n, m, &n, result, work, &room, more, &info, 1, 1);
}

static void start(double *a, double imaginary) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[2 * (i * N + j)] = i == j ? 4 + i : 0.3 + 0.1 * (i + j);
            a[2 * (i * N + j) + 1] = i == j ? imaginary : 0.2 * (i - j);
        }
}

/* Requests are about one function each. */
#define COMPARED(f)                                                                                              \
    static double off_##f(double imaginary) {                                                                    \
        double a[NUMBERS], up[NUMBERS], down[NUMBERS], jacobian[NUMBERS][NUMBERS], h = 1e-6, worst = 0;          \
        for (int j = 0; j < NUMBERS; j++) {                                                                      \
            start(a, imaginary), a[j] += h, f(a, up);                                                            \
            start(a, imaginary), a[j] -= h, f(a, down);                                                          \
            for (int i = 0; i < NUMBERS; i++) jacobian[i][j] = (up[i] - down[i]) / (2 * h);                      \
        }                                                                                                        \
        for (int k = 0; k < NUMBERS; k++) {                                                                      \
            double tangent[NUMBERS] = {0}, along[NUMBERS] = {0}, adjoint[NUMBERS] = {0}, seed[NUMBERS] = {0};    \
            start(a, imaginary);                                                                                 \
            tangent[k] = seed[k] = 1;                                                                            \
            __enzyme_fwddiff((void *)f, enzyme_dup, a, tangent, enzyme_dup, up, along);                          \
            __enzyme_autodiff((void *)f, enzyme_dup, a, adjoint, enzyme_dup, up, seed);                          \
            for (int i = 0; i < NUMBERS; i++)                                                                    \
                worst = fmax(worst, fmax(away_from(along[i], jacobian[i][k]),                                    \
                                         away_from(adjoint[i], jacobian[k][i])));                                \
        }                                                                                                        \
        return worst;                                                                                            \
    }
COMPARED(factor)
COMPARED(inverse)
COMPARED(definite)
COMPARED(indefinite)
COMPARED(eigenvalues)

int main(void) {
    static double (*const all[])(double) = {off_factor, off_inverse, off_definite, off_indefinite, off_eigenvalues};
    int wrong = 0;
    for (int k = 0; k < 5 * 2 * 2; k++) {
        triangle = k / 5 % 2 ? "U" : "L";
        double off = all[k % 5](k / 10 ? 0.3 : 0);
        if (!(off < 1e-7)) wrong = 1, printf("WRONG function %d, %s: off by %g\n", k % 5, triangle, off);
    }
    if (!wrong) printf("ok\n");
    return wrong;
}
