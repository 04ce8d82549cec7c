/* Derivatives through dgesv_ of the reference LAPACK, which is Fortran and was built by enzyme-fc.
 *
 * x solves A x = b, and the result is sum w_i x_i. By hand: the adjoint of b solves A^T c = w, and
 * that of A is -c x^T. That, differences, and both modes must agree.
 */
#include "../support/off_by.h"
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void dgesv_(int *n, int *nrhs, double *a, int *lda, int *ipiv, double *b, int *ldb, int *info);

enum { MOST = 150 };
static int failures;

/* The system is destroyed, as dgesv_ does it. */
static void solve(int n, double *a, double *b) {
    int one = 1, info, pivots[MOST];
    dgesv_(&n, &one, a, &n, pivots, b, &n, &info);
    if (info) exit(2);
}

static void result(int n, const double *a, const double *b, double *y) {
    double *copy = malloc(n * n * sizeof *copy), *x = malloc(n * sizeof *x), sum = 0;
    memcpy(copy, a, n * n * sizeof *copy);
    memcpy(x, b, n * sizeof *x);
    solve(n, copy, x);
    for (int i = 0; i < n; ++i) sum += (1 + i % 3) * x[i];
    *y = sum;
    free(copy);
    free(x);
}

static void told(const char *what, int n, double found, double wanted, double tolerance) {
    if (fabs(found - wanted) <= tolerance * (1 + fabs(wanted))) return;
    ++failures;
    printf("wrong %s at n = %d: %.15g, not %.15g\n", what, n, found, wanted);
}

static double random_number(void) {
    static unsigned state = 12345;
    state = state * 1103515245u + 12345u;
    return (state >> 8 & 0xffff) / 65536.0 - 0.5;
}

static double difference(int n, double *a, double *b, double *at) {
    double kept = *at, h = 1e-4, y[4], steps[4] = {-2, -1, 1, 2};
    for (int i = 0; i < 4; ++i) {
        *at = kept + steps[i] * h;
        result(n, a, b, &y[i]);
    }
    *at = kept;
    return (y[0] - 8 * y[1] + 8 * y[2] - y[3]) / (12 * h);
}

static void check(int n) {
    double *a = malloc(n * n * sizeof *a), *da = calloc(n * n, sizeof *da);
    double *b = malloc(n * sizeof *b), *db = calloc(n, sizeof *db);
    double *ta = malloc(n * n * sizeof *ta), *tb = malloc(n * sizeof *tb);
    double *transposed = malloc(n * n * sizeof *a), *copy = malloc(n * n * sizeof *a);
    double *c = malloc(n * sizeof *c), *x = malloc(n * sizeof *x);
    double y, dy = 1, ty = 0, wanted = 0, worst = 0;
    for (int i = 0; i < n * n; ++i) a[i] = random_number(), ta[i] = random_number();
    for (int i = 0; i < n; ++i) b[i] = random_number(), tb[i] = random_number();

    __enzyme_autodiff_void((void *)result, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db,
                           enzyme_dup, &y, &dy);
    __enzyme_fwddiff_void((void *)result, enzyme_const, n, enzyme_dup, a, ta, enzyme_dup, b, tb,
                          enzyme_dup, &y, &ty);

    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) transposed[i * n + j] = a[j * n + i];
    memcpy(copy, a, n * n * sizeof *a);
    memcpy(x, b, n * sizeof *b);
    for (int i = 0; i < n; ++i) c[i] = 1 + i % 3;
    solve(n, copy, x);
    solve(n, transposed, c);
    for (int i = 0; i < n; ++i) {
        told("adjoint of b", n, db[i], c[i], 1e-9);
        wanted += c[i] * tb[i];
        for (int j = 0; j < n; ++j) {
            double by_hand = -c[i] * x[j], found = da[j * n + i];
            told("adjoint of A", n, found, by_hand, 1e-8);
            wanted += by_hand * ta[j * n + i];
            worst = fmax(worst, off_by(found, by_hand));
        }
    }
    told("tangent", n, ty, wanted, 1e-8);
    for (int i = 0; i < n * n; i += n / 3 + 1)
        told("difference by A", n, da[i], difference(n, a, b, &a[i]), 1e-4);
    for (int i = 0; i < n; i += n / 3 + 1)
        told("difference by b", n, db[i], difference(n, a, b, &b[i]), 1e-4);
    printf("dgesv_, n = %d: off the formula by at most %.1e\n", n, worst);
    free(a), free(da), free(b), free(db), free(ta), free(tb);
    free(transposed), free(copy), free(c), free(x);
}

int main(void) {
    check(1);
    check(5);
    check(24);
    check(MOST); /* in blocks of 64 */
    return failures != 0;
}
