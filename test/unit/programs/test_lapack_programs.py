"""Routines of LAPACK in a program: gradients and tangents beside differences of what they compute.

One program for each precision calls all of them, with flags that are known when it runs only.
"""

import shutil

import pytest
from boxes import Box

CASES = {
    "posv": "posv_(&up, &n, &two, A, &n, B, &n, &info, 1);",
    "gesv": "gesv_(&n, &two, A, &n, pivots, B, &n, &info);",
    "potrf": "potrf_(&up, &n, A, &n, &info, 1);",
    "potrs": ("potrf_(&up, &n, A, &n, &info, 1); potrs_(&up, &n, &two, A, &n, B, &n, &info, 1);"),
    "potri": "potrf_(&up, &n, A, &n, &info, 1); potri_(&up, &n, A, &n, &info, 1);",
    "getrf": "getrf_(&n, &n, A, &n, pivots, &info);",
    "getrf wide": "getrf_(&three, &five, A, &three, pivots, &info);",
    "getrf tall": "getrf_(&five, &three, A, &five, pivots, &info);",
    "getrs": (
        "getrf_(&n, &n, A, &n, pivots, &info);"
        "getrs_(&tr, &n, &two, A, &n, pivots, B, &n, &info, 1);"
    ),
    "getri": (
        "getrf_(&n, &n, A, &n, pivots, &info); getri_(&n, A, &n, pivots, work, &many, &info);"
    ),
    "trtri": "trtri_(&up, &di, &n, A, &n, &info, 1, 1);",
    "trtrs": "trtrs_(&up, &tr, &di, &n, &two, A, &n, B, &n, &info, 1, 1, 1);",
    "pbsv": (
        "for (int j = 0; j < N; j++) A[(4 * j + (up == 'U')) * PARTS] += 9;"
        "pbsv_(&up, &n, &one, &two, A, &n, B, &n, &info, 1); again(A, A0);"
    ),
    "symmetric solve": (
        "SYSV(&up, &n, &two, A, &n, pivots, B, &n, work, &many, &info, 1); again(A, A0);"
    ),
    "least squares": (
        "gels_(&plain, &n, &two, &two, A, &n, B, &n, work, &many, &info, 1); again(A, A0);"
        "for (int i = 2; i < 4; i++) B[i * PARTS] = B[(i + 4) * PARTS] = 0;"
        "if (PARTS == 2) for (int i = 2; i < 4; i++) B[i * PARTS + 1] = B[(i + 4) * PARTS + 1] = 0;"
    ),
    "least squares of every shape": (
        "int r = way ? n : two, c = way ? two : n, x = tr == 'N' ? c : r;"
        "gels_(&tr, &r, &c, &two, A, &r, B, &n, work, &many, &info, 1); again(A, A0);"
        "for (int j = 0; j < 2; j++)"
        "  for (int i = x * PARTS; i < N * PARTS; i++) B[j * N * PARTS + i] = 0;"
    ),
    "eigenvalues": (
        "double w[N]; SYEV(&vectors, &up, &n, A, &n, w, work, &many, MORE &info, 1, 1);"
        "for (int i = 0; i < N; i++) B[i] += w[i]; products(A);"
    ),
    "QR": "geqrf_(&n, &n, A, &n, tau, work, &many, &info); more(B, tau);",
    "QR wide": "geqrf_(&three, &five, A, &three, tau, work, &many, &info); more(B, tau);",
    "QR tall": "geqrf_(&five, &three, A, &five, tau, work, &many, &info); more(B, tau);",
    "Q": (
        "geqrf_(&n, &two, A, &n, tau, work, &many, &info);"
        "ORGQR(&n, &three, &two, A, &n, tau, work, &many, &info);"
    ),
    "Q of reflectors": (
        "reflect(A, tau); ORGQR(&n, &three, &two, A, &n, tau, work, &many, &info);"
    ),
    "products with Q": (
        "int r = way ? n : two, c = way ? two : n;"
        "geqrf_(&n, &three, A, &n, tau, work, &many, &info);"
        "ORMQR(way ? left : right, &tr, &r, &c, &three, A, &n, tau, B, &r, work, &many, &info,"
        " 1, 1);"
    ),
    "products of reflectors": (
        "double C[RIGHT]; for (int i = 0; i < RIGHT; i++) C[i] = A[i];"
        "int r = way ? n : two, c = way ? two : n;"
        "reflect(B, tau); ORMQR(way ? left : right, &tr, &r, &c, &two, B, &n, tau, C, &r, work,"
        " &many, &info, 1, 1);"
        "for (int i = 0; i < RIGHT; i++) B[i] += C[i];"
    ),
    "least squares by QR": (
        "geqrf_(&five, &three, A, &five, tau, work, &many, &info);"
        "ORMQR(left, turned, &five, &one, &three, A, &five, tau, B, &five, work, &many, &info,"
        " 1, 1);"
        'trtrs_("U", &plain, &plain, &three, &one, A, &five, B, &five, &info, 1, 1, 1);'
        "again(A, A0);"
    ),
    "singular values": (
        "int r = way ? five : two; double s[N];"
        'SVD(way ? "N" : "n", "N", &r, &three, A, &r, s, 0, &one, 0, &one, work, &many,'
        " MORE &info, 1, 1);"
        "again(A, A0); for (int i = 0; i < (way ? three : two); i++) B[i] += s[i];"
    ),
    "singular vectors": (
        "int r = way ? N : three, c = way ? three : N; double s[N], U[SIZE], V[SIZE];"
        'SVD("S", "s", &r, &c, A, &r, s, U, &r, V, &three, work, &many, MORE &info, 1, 1);'
        "for (int i = 0; i < 3; i++) B[i] += s[i]; pairs(A, U, V, r, c);"
    ),
    "divide and conquer": (
        "int r = way ? N : three, c = way ? three : N, iwork[99]; double s[N], U[SIZE], V[SIZE];"
        'SDD(tr == \'N\' ? "N" : "S", &r, &c, A, &r, s, U, &r, V, &three, large, &most, LARGE'
        " iwork, &info, 1);"
        "for (int i = 0; i < 3; i++) B[i] += s[i];"
        "if (tr == 'N') again(A, A0); else pairs(A, U, V, r, c);"
    ),
    "eigenvalues that are overwritten": (
        "double w[N]; SYEV(&vectors, &up, &n, A, &n, w, work, &many, MORE &info, 1, 1);"
        "for (int i = 0; i < N; i++) B[i] += w[i], w[i] = 17 + B[i]; products(A);"
        "for (int i = 0; i < N; i++) A[i] *= w[i];"
    ),
    "eigenvalues alone": (
        'double w[N]; SYEV(way ? "N" : "n", &up, &n, A, &n, w, work, &many, MORE &info, 1, 1);'
        "again(A, A0); for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "eigenvalues by conquest": (
        "double w[N]; int iwork[99], count = 99;"
        'SYEVD(tr == \'N\' ? "N" : "V", &up, &n, A, &n, w, large, &most, CONQUERS iwork, &count,'
        " &info, 1, 1);"
        "if (tr == 'N') again(A, A0); else products(A); for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "eigenvalues, relatively robust": (
        "double w[N], Z[SIZE]; int iwork[99], count = 99, found;"
        'char *job = tr == \'N\' ? "N" : "V";'
        'SYEVR(job, "A", &up, &n, A, &n, 0, 0, 0, 0, real, &found, w, Z, &n, isuppz, large, &most,'
        " CONQUERS iwork, &count, &info, 1, 1, 1);"
        "again(A, A0); if (tr != 'N') products(Z); for (int i = 0; i < N; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += Z[i];"
    ),
    "eigenvalues by bisection": (
        'double w[N], Z[SIZE]; int iwork[99], found; char *job = tr == \'N\' ? "N" : "V";'
        'SYEVX(job, "A", &up, &n, A, &n, 0, 0, 0, 0, real, &found, w, Z, &n, large, &most,'
        " MORE iwork, isuppz, &info, 1, 1, 1);"
        "again(A, A0); if (tr != 'N') products(Z); for (int i = 0; i < N; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += Z[i];"
    ),
    "gbsv": (
        "int kl = way ? two : one, ku = tr == 'N' ? one : 0, l = 2 * kl + ku + 1, none = 0;"
        "double C[7 * N * PARTS]; for (int i = 0; i < 7 * N * PARTS; i++) C[i] = A[i % SIZE];"
        "for (int j = 0; j < N; j++) C[(l * j + kl + ku) * PARTS] += 9;"
        "gbsv_(&n, &kl, &ku, &two, C, &l, pivots, B, &n, &info);"
    ),
    "three diagonals": (
        "gtsv_(&n, &two, A, A + 7 * PARTS, A + 3 * PARTS, B, &n, &info); again(A, A0);"
    ),
    "three diagonals, definite": (
        "double D[N]; for (int i = 0; i < N; i++) D[i] = 9 + A[(12 + i) * PARTS];"
        "ptsv_(&n, &two, D, A, B, &n, &info); again(A, A0);"
    ),
    "a failure": "A[0] -= 99; potrf_(&up, &n, A, &n, &info, 1);",
}
E_CASES = {
    "LAPACKE posv": "E(posv)(layout, up, N, 2, A, N, B, layout == 101 ? 2 : N);",
    "LAPACKE gesv": "E(gesv)(layout, N, 2, A, N, pivots, B, layout == 101 ? 2 : N);",
    "LAPACKE potrf": "E(potrf)(layout, up, N, A, N);",
    "LAPACKE getrf": "E(getrf)(layout, 3, 5, A, layout == 101 ? 5 : 3, pivots);",
    "LAPACKE QR": (
        "int l = layout == 101 ? 3 : N;"
        "E(geqrf)(layout, N, 3, A, l, tau); more(B, tau);"
        "E(QN)(layout, way ? 'L' : 'R', tr, way ? N : 2, way ? 2 : N, 3, A, l, tau, B,"
        " way == (layout == 101) ? 2 : N);"
        "E(QG)(layout, N, 3, 2, A, l, tau);"
    ),
    "LAPACKE least squares": (
        "int r = way ? N : 2, c = way ? 2 : N, x = tr == 'N' ? c : r, rows = layout == 101;"
        "E(gels)(layout, tr, r, c, 2, A, rows ? c : r, B, rows ? 2 : N); again(A, A0);"
        "for (int i = x; i < N; i++)"
        "  for (int j = 0; j < 2 * PARTS; j++)"
        "    B[rows ? 2 * i * PARTS + j : (j / PARTS * N + i) * PARTS + j % PARTS] = 0;"
    ),
    "LAPACKE SVD": (
        "int r = way ? N : three, c = way ? three : N, rows = layout == 101;"
        "double s[N], U[SIZE], V[SIZE]; int l = rows ? c : r, u = rows ? 3 : r, v = rows ? c : 3;"
        "if (tr == 'N') E(gesdd)(layout, 'S', r, c, A, l, s, U, u, V, v);"
        "else E(gesvd)(layout, 'S', 'S', r, c, A, l, s, U, u, V, v, real);"
        "for (int i = 0; i < 3; i++) B[i] += s[i]; again(A, A0); A[0] += U[0] * U[0] + V[0] * V[0];"
        "if (PARTS == 2) A[0] += U[1] * U[1] + V[1] * V[1];"
    ),
    "LAPACKE singular values": (
        "double s[N]; if (way) E(gesdd)(layout, 'N', 3, N, A, N, s, 0, N, 0, N);"
        "else E(gesvd)(layout, 'N', 'N', 3, N, A, N, s, 0, N, 0, N, real);"
        "for (int i = 0; i < 3; i++) B[i] += s[i]; again(A, A0);"
    ),
    "LAPACKE eigenvalues": (
        "double w[N], Z[SIZE]; int found, rows = layout == 101;"
        "if (way) E(EN)(layout, tr == 'N' ? 'N' : 'V', up, N, A, N, w);"
        "else E(ER)(layout, tr == 'N' ? 'N' : 'V', 'A', up, N, A, N, 0, 0, 0, 0, 0, &found, w, Z,"
        " N, isuppz);"
        "double *V = way ? A : Z, size = V[0] * V[0];"
        "if (PARTS == 2) size += V[1] * V[1]; again(A, A0); if (tr != 'N') A[0] += size;"
        "for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "LAPACKE three diagonals": (
        "int r = layout == 101 ? 2 : N; double *D = A + 12 * PARTS;"
        "E(gtsv)(layout, N, 2, A, A + 7 * PARTS, A + 3 * PARTS, B, r); again(A, A0);"
        "for (int i = 0; i < N; i++) D[i] += 9;"
        "E(ptsv)(layout, N, 2, D, A, B, r); again(A, A0);"
    ),
    "LAPACKE getrs": (
        "E(getrf)(layout, N, N, A, N, pivots);"
        "E(getrs)(layout, tr, N, 2, A, N, pivots, B, layout == 101 ? 2 : N);"
    ),
}
TEMPLATE = """
#include <complex.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 4, PARTS = %(parts)d, SIZE = N * N * PARTS, RIGHT = 2 * N * PARTS };
#define F(name) %(letter)s##name
#define JOINED(name) LAPACKE_%(letter)s##name
#define E(name) JOINED(name)
%(prototypes)s
static char up, tr, di, plain = 'N', vectors = 'V';
static char *left = "L", *right = "R", *turned = "%(turned)s";
static int way, layout, n = N, one = 1, two = 2, three = 3, five = 5, many = 60, most = 999 / PARTS;
static void again(double *A, const double *A0) { for (int i = 0; i < SIZE; i++) A[i] = A0[i]; }
static void more(double *B, const double *tau) {
  for (int i = 0; i < N * PARTS; i++) B[i] += tau[i];
}
/* Of singular vectors, what does not depend on signs and phases: products of two numbers. */
static void pairs(double *A, const double *U, const double *V, int r, int c) {
  for (int i = 0; i < SIZE; i++) A[i] = 0;
  for (int k = 0; k < 3; k++) {
    const double *u = U + k * r * PARTS, *w = u + PARTS, *v = V + k * PARTS, *x = v + 3 * PARTS;
    if (PARTS == 1) {
      A[k] = u[0] * v[0], A[k + 3] = u[0] * w[0], A[k + 6] = v[0] * x[0];
      continue;
    }
    A[2 * k] = u[0] * v[0] - u[1] * v[1], A[2 * k + 1] = u[0] * v[1] + u[1] * v[0];
    A[2 * k + 6] = u[0] * w[0] + u[1] * w[1], A[2 * k + 7] = u[0] * w[1] - u[1] * w[0];
    A[2 * k + 12] = v[0] * x[0] + v[1] * x[1], A[2 * k + 13] = v[0] * x[1] - v[1] * x[0];
  }
}
/* Two columns that are no factors of anything, with what makes them orthogonal reflectors. */
static void reflect(const double *V, double *tau) {
  for (int j = 0; j < 2; j++) {
    const double *v = V + j * N * PARTS;
    double sum = 1;
    for (int i = (j + 1) * PARTS; i < N * PARTS; i++) sum += v[i] * v[i];
    tau[j * PARTS] = 2 / sum;
  }
}
/* What does not depend on the phase of a vector. */
static void products(double *A) {
  for (int i = N * N - 1; i >= 0; i--) {
    const double *x = A + i * PARTS, *y = A + i / N * N * PARTS;
    if (PARTS == 1) A[i] = i == i / N * N ? *x * *x : *x * *y;
    else A[2 * i] = x[0] * x[0] + x[1] * x[1], A[2 * i + 1] = 0;
  }
}
#define CASE(name, ...) \\
  static double name(const double *A0, const double *B0) { \\
    double A[SIZE], B[RIGHT], work[60 * PARTS], large[999], rest[999]; \\
    double real[60] = {0}, tau[N * PARTS] = {0}; \\
    int isuppz[2 * N], pivots[N], info = 0; \\
    for (int i = 0; i < SIZE; i++) A[i] = A0[i]; \\
    for (int i = 0; i < RIGHT; i++) B[i] = B0[i]; \\
    (void)work, (void)real, (void)tau, (void)large, (void)rest; \\
    (void)isuppz, (void)pivots, (void)info; \\
    __VA_ARGS__ \\
    double sum = 0; \\
    for (int i = 0; i < SIZE; i++) sum += A[i] * (0.3 + i %% 5) + sin(A[i]); \\
    for (int i = 0; i < RIGHT; i++) sum += sin(B[i]) * (1 + i); \\
    return sum; \\
  } \\
  static void name##_back(const double *A, double *dA, const double *B, double *dB) { \\
    __enzyme_autodiff_double((void *)name, enzyme_dup, A, dA, enzyme_dup, B, dB); \\
  } \\
  static double name##_on(const double *A, double *dA, const double *B, double *dB) { \\
    return __enzyme_fwddiff_double((void *)name, enzyme_dup, A, dA, enzyme_dup, B, dB); \\
  }
%(cases)s
static void check(const char *what, double (*f)(const double *, const double *),
                  void (*back)(const double *, double *, const double *, double *),
                  double (*on)(const double *, double *, const double *, double *)) {
  double A[SIZE], B[RIGHT], dA[SIZE] = {0}, dB[RIGHT] = {0}, worst = 0, other = 0;
  for (int i = 0; i < SIZE; i++) A[i] = cos(i * i + 1.0);
  if (!strstr(what, "tall") && !strstr(what, "wide"))
    for (int i = 0; i < N; i++) A[(i * N + i) * PARTS] += 4.5;
  for (int i = 0; i < RIGHT; i++) B[i] = sin(i + 1);
  back(A, dA, B, dB);
  for (int k = 0; k < SIZE + RIGHT; k++) {
    double *p = k < SIZE ? A + k : B + k - SIZE, was = *p, h = 1e-4, v[4];
    static const int steps[] = {2, 1, -1, -2};
    for (int q = 0; q < 4; q++) { *p = was + steps[q] * h; v[q] = f(A, B); }
    *p = was;
    double slope = (8 * (v[1] - v[2]) - (v[0] - v[3])) / 12 / h;
    double tA[SIZE] = {0}, tB[RIGHT] = {0};
    *(k < SIZE ? tA + k : tB + k - SIZE) = 1;
    double got = k < SIZE ? dA[k] : dB[k - SIZE], along = on(A, tA, B, tB);
    worst = fmax(worst, fabs(got - slope) / (1 + fabs(slope)));
    other = fmax(other, fabs(along - got) / (1 + fabs(got)));
    if (!(fabs(got - slope) / (1 + fabs(slope)) < 1e-8)) worst = 1;
  }
  int is_right = worst < 1e-8 && other < 1e-10;
  printf("%%s %%c%%c%%c %%d: %%s\\n", what, up, tr, di, layout, is_right ? "ok" : "WRONG");
}
int main(void) {
  for (int all = 0; all < 8; all++) {
    up = all & 1 ? 'U' : 'L'; tr = all & 2 ? '%(turned)s' : 'N'; di = all & 4 ? 'U' : 'N';
    layout = all & 4 ? 101 : 102; way = all & 1;
    %(checks)s
  }
}
"""
LETTERS = {"d": (1, "T"), "z": (2, "C")}


def prototypes(letter):
    names = {
        "posv": 9, "gesv": 8, "potrf": 6, "potrs": 9, "potri": 6, "getrf": 6, "getrs": 10,
        "getri": 7, "trtri": 8, "trtrs": 13, "pbsv": 10, "gels": 12, "geqrf": 8,
        "gbsv": 10, "gtsv": 8, "ptsv": 7,
    }  # fmt: skip
    lengths = {"posv": 1, "potrf": 1, "potrs": 1, "potri": 1, "getrs": 1, "trtri": 2, "trtrs": 3}
    lengths |= {"pbsv": 1, "gels": 1}
    for name, count in names.items():
        hidden = lengths.get(name, 0)
        types = ["void *"] * (count - hidden) + ["unsigned long"] * hidden
        yield f"void {letter}{name}_({', '.join(types)});"
        yield f"#define {name}_ {letter}{name}_"
    is_real = letter == "d"
    words = {
        "l": letter,
        "sy": "sy" if is_real else "he",
        "or": "or" if is_real else "un",
        "r": "" if is_real else "void *, ",
        "rr": "" if is_real else "void *, void *, ",
        "MORE": "" if is_real else "real,",
        "REST": "" if is_real else "rest, &most,",
        "LARGE": "" if is_real else "rest,",
        "z": "unsigned long",
        **{f"p{count}": ", ".join(["void *"] * count) for count in (8, 9, 10, 11, 13, 19, 20)},
        "m": "int, double *, int",
    }
    yield OTHERS % words


OTHERS = """
void %(l)s%(sy)ssv_(%(p11)s, %(z)s);
void %(l)s%(sy)sev_(%(p8)s, %(r)svoid *, %(z)s, %(z)s);
void %(l)s%(sy)sevd_(%(p10)s, %(rr)svoid *, %(z)s, %(z)s);
void %(l)s%(sy)sevr_(%(p20)s, %(rr)svoid *, %(z)s, %(z)s, %(z)s);
void %(l)s%(sy)sevx_(%(p19)s, %(r)svoid *, %(z)s, %(z)s, %(z)s);
void %(l)sgesvd_(%(p13)s, %(r)svoid *, %(z)s, %(z)s);
void %(l)sgesdd_(%(p13)s, %(r)svoid *, %(z)s);
void %(l)s%(or)smqr_(%(p13)s, %(z)s, %(z)s);
void %(l)s%(or)sgqr_(%(p9)s);
#define SYSV %(l)s%(sy)ssv_
#define SYEV %(l)s%(sy)sev_
#define SYEVD %(l)s%(sy)sevd_
#define SYEVR %(l)s%(sy)sevr_
#define SYEVX %(l)s%(sy)sevx_
#define SVD %(l)sgesvd_
#define SDD %(l)sgesdd_
#define ORMQR %(l)s%(or)smqr_
#define ORGQR %(l)s%(or)sgqr_
#define QN %(or)smqr
#define QG %(or)sgqr
#define EN %(sy)sev
#define ER %(sy)sevr
#define MORE %(MORE)s
#define CONQUERS %(REST)s
#define LARGE %(LARGE)s
int E(posv)(int, char, int, %(m)s, double *, int);
int E(gesv)(int, int, %(m)s, int *, double *, int);
int E(potrf)(int, char, %(m)s);
int E(getrf)(int, int, %(m)s, int *);
int E(getrs)(int, char, int, %(m)s, int *, double *, int);
int E(gtsv)(int, int, int, double *, double *, double *, double *, int);
int E(ptsv)(int, int, int, double *, double *, double *, int);
int E(gels)(int, char, int, int, %(m)s, double *, int);
int E(geqrf)(int, int, %(m)s, double *);
int E(QN)(int, char, char, int, int, %(m)s, double *, double *, int);
int E(QG)(int, int, int, %(m)s, double *);
int E(EN)(int, char, char, %(m)s, double *);
int E(ER)(int, char, char, char, %(m)s, double, double, int, int, double, int *, double *,
          double *, int, int *);
int E(gesvd)(int, char, char, int, %(m)s, double *, double *, int, double *, int, double *);
int E(gesdd)(int, char, int, %(m)s, double *, double *, int, double *, int);
"""


def bodies(letter):
    """The cases of a precision; a failed complex one has made a diagonal real before."""
    return {k: v for k, v in (CASES | E_CASES).items() if letter == "d" or k != "a failure"}


def program(letter):
    parts, turned = LETTERS[letter]
    cases, checks = [], []
    for number, (what, body) in enumerate(bodies(letter).items()):
        cases.append(f"CASE(f{number}, {body})")
        checks.append(f'check("{what}", f{number}, f{number}_back, f{number}_on);')
    said = {"parts": parts, "letter": letter, "turned": turned, "cases": "\n".join(cases)}
    said |= {"checks": "\n".join(checks), "prototypes": "\n".join(prototypes(letter))}
    return TEMPLATE % said


@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22")
@pytest.mark.parametrize("letter", LETTERS)
def test_every_routine_is_right_whatever_its_flags(tmp_path, cache, letter):
    box = Box(tmp_path, cache)
    box.write(
        "probe.c",
        "int LAPACKE_get_nancheck(void); int main(void) { return !&LAPACKE_get_nancheck; }",
    )
    if box.run("clang-22", "probe.c", "-llapacke", "-llapack", "-lblas", "-o", "probe").returncode:
        pytest.skip("no LAPACKE here")
    box.write("all.c", program(letter))
    box.ok("-O1", "-w", "all.c", "-o", "all", "-llapacke", "-llapack", "-lblas", "-lm")
    said = box.run("./all").stdout.decode().splitlines()
    assert len(said) == 8 * len(bodies(letter))
    assert [each for each in said if not each.endswith(": ok")] == []
