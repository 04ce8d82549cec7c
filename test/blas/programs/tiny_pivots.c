// Factors of matrices whose numbers are so small that their squares are 0: derivatives scale as what they are of.
#include "../../support/off_by.h"
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 4, NUMBERS = 2 * N * N + 2 * N };
typedef double _Complex number;
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void zsytrf_(const char *, const int *, number *, const int *, int *, number *, const int *, int *, size_t);
void zsytrs_(const char *, const int *, const int *, number *, const int *, const int *, number *, const int *, int *,
             size_t);
void zhesv_(const char *, const int *, const int *, number *, const int *, int *, number *, const int *, number *,
            const int *, int *, size_t);
void zgbtrf_(const int *, const int *, const int *, const int *, number *, const int *, int *, int *);
void zgbtrs_(const char *, const int *, const int *, const int *, const int *, number *, const int *, const int *,
             number *, const int *, int *, size_t);

static const int n = N, one = 1, two = 2, room = 64;
static double sum(const number *x) {
    double s = 0;
    for (int i = 0; i < N; i++) s += sin(creal(x[i])) + i * cimag(x[i]) * cimag(x[i]);
    return s;
}
// The solution does not change where matrix and right-hand side are scaled.
static double symmetric(const double *a) {
    number m[N * N], b[N], work[64];
    int pivots[N], info;
    memcpy(m, a, sizeof m), memcpy(b, a + 2 * N * N, sizeof b);
    zsytrf_("L", &n, m, &n, pivots, work, &room, &info, 1);
    zsytrs_("L", &n, &one, m, &n, pivots, b, &n, &info, 1);
    return sum(b);
}
static double hermitian(const double *a) {
    number m[N * N], b[N], work[64];
    int pivots[N], info;
    memcpy(m, a, sizeof m), memcpy(b, a + 2 * N * N, sizeof b);
    zhesv_("U", &n, &one, m, &n, pivots, b, &n, work, &room, &info, 1);
    return sum(b);
}
static double band(const double *a) {
    number m[N * N], b[N];
    int pivots[N], info;
    memcpy(m, a, sizeof m), memcpy(b, a + 2 * N * N, sizeof b);
    zgbtrf_(&n, &n, &one, &one, m, &n, pivots, &info);
    zgbtrs_("N", &n, &one, &one, &one, m, &n, pivots, b, &n, &info, 1);
    return sum(b);
}

static double differ(double (*f)(const double *), void (*back)(const double *, double *),
                     double (*on)(const double *, double *)) {
    double a[NUMBERS], small[NUMBERS], d[NUMBERS] = {0}, got[NUMBERS] = {0}, worst = 0, by = 0x1p-600;
    for (int i = 0; i < NUMBERS; i++) a[i] = cos(i * i + 1.0), small[i] = by * a[i];
    if (f(a) != f(small)) puts("the primal is another one");
    back(a, d), back(small, got);
    for (int i = 0; i < NUMBERS; i++) {
        double t[NUMBERS] = {0}, h = 1e-6, was = a[i], high = (a[i] = was + h, f(a)), low = (a[i] = was - h, f(a));
        a[i] = was, t[i] = by;
        worst = fmax(worst, off_by(got[i] * by, d[i]));
        worst = fmax(worst, off_by(on(small, t), d[i]));
        if (!(fabs((high - low) / 2 / h - d[i]) < 1e-6 * (1 + fabs(d[i])))) worst = 1;
    }
    return worst;
}
#define CASE(f)                                                                                              \
    static void f##_back(const double *a, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, a, d); }     \
    static double f##_on(const double *a, double *d) { return __enzyme_fwddiff((void *)f, enzyme_dup, a, d); }
CASE(symmetric) CASE(hermitian) CASE(band)

int main(void) {
    int wrong = 0;
    if (!(differ(symmetric, symmetric_back, symmetric_on) < 1e-10)) puts("symmetric: WRONG"), wrong = 1;
    if (!(differ(hermitian, hermitian_back, hermitian_on) < 1e-10)) puts("Hermitian: WRONG"), wrong = 1;
    if (!(differ(band, band_back, band_on) < 1e-10)) puts("band: WRONG"), wrong = 1;
    if (!wrong) puts("ok");
}
