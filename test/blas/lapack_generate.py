"""A program that calls routines of LAPACK: gradients and tangents beside differences of results."""

from pathlib import Path

from lapack_cases import CASES, COMPLEX, E_CASES

TEMPLATE = """
#include <complex.h>
#include "%(off_by)s"
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 4, PARTS = %(parts)d, SIZE = N * N * PARTS, RIGHT = 2 * N * PARTS };
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
/* The same of all vectors of a side, and of both together where there are both. */
static void crossing(double *to, const double *x, const double *y) {
  if (PARTS == 1) *to = x[0] * y[0];
  else to[0] = x[0] * y[0] + x[1] * y[1], to[1] = x[1] * y[0] - x[0] * y[1];
}
static void sides(double *to, const char *job, const double *U, int r, const double *V, int l,
                  int c) {
  if (*job != 'N')
    for (int k = 0; k < (*job == 'A' ? r : 3); k++)
      crossing(to + k * PARTS, U + k * r * PARTS, U + (k * r + 1) * PARTS);
  if (job[1] != 'N')
    for (int k = 0; k < (job[1] == 'A' ? c : 3); k++)
      crossing(to + (4 + k) * PARTS, V + k * PARTS, V + (k + l) * PARTS);
  if (*job == 'N' || job[1] == 'N') return;
  for (int k = 0; k < 3; k++) {
    const double *v = V + k * PARTS, turned[] = {v[0], PARTS == 2 ? -v[PARTS - 1] : 0};
    crossing(to + (8 + k) * PARTS, U + k * r * PARTS, turned);
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
/* A matrix with eigenvalues far apart; or, where steps are short, such that come in pairs. */
static void turn(double *A, int is_turned) {
  if (is_turned && sizeof *A == 8) for (int i = SIZE / 2; i < SIZE; i++) A[i] = -A[i];
  else for (int i = 0; i < N; i++) A[(N * i + i) * PARTS] += 9 * i;
}
/* What does not depend on the phase of a vector. */
static void products(double *A) {
  for (int i = N * N - 1; i >= 0; i--) {
    const double *x = A + i * PARTS, *y = A + i / N * N * PARTS;
    if (PARTS == 1) A[i] = i == i / N * N ? *x * *x : *x * *y;
    else A[2 * i] = x[0] * x[0] + x[1] * x[1], A[2 * i + 1] = 0;
  }
}
/* Between the sweeps all is another that they have in common. */
#if %(split)d
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
#define SPLIT(name) \\
  static void name##_to(const double *A, const double *B, double *y) { *y = name(A, B); } \\
  static void name##_parts(double *A, double *dA, double *B, double *dB) { \\
    double y = 0, dy = 0; \\
    void *tape = __enzyme_augmentfwd((void *)name##_to, enzyme_dup, A, dA, enzyme_dup, B, dB, \\
                                     enzyme_dup, &y, &dy); \\
    for (int i = 0; i < SIZE; i++) A[i] = 17; \\
    for (int i = 0; i < RIGHT; i++) B[i] = 18; \\
    dy = 1, y = 19; \\
    __enzyme_reverse((void *)name##_to, enzyme_dup, A, dA, enzyme_dup, B, dB, enzyme_dup, &y, \\
                     &dy, tape); \\
  }
#else
#define SPLIT(name) static void *name##_parts;
#endif
#if %(wide)d
/* In many directions at once products with one matrix are one call. */
extern int enzyme_width;
#define EIGHT(d) d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]
typedef struct { double of[8]; } eight;
eight __enzyme_fwddiff_eight(void *, ...);
void __enzyme_autodiff_eight(void *, ...);
#define WIDE(name) \\
  static void name##_wide(const double *A, double (*dA)[SIZE], const double *B, \\
                          double (*dB)[RIGHT], double *on) { \\
    eight got = __enzyme_fwddiff_eight((void *)name, enzyme_width, 8, enzyme_dup, A, EIGHT(dA), \\
                                       enzyme_dup, B, EIGHT(dB)); \\
    for (int k = 0; k < 8; k++) on[k] = got.of[k]; \\
  } \\
  static void name##_to_8(const double *A, const double *B, double *y) { *y = name(A, B); } \\
  static void name##_back_8(const double *A, double (*dA)[SIZE], const double *B, \\
                            double (*dB)[RIGHT], double *y, double (*dy)[1]) { \\
    __enzyme_autodiff_eight((void *)name##_to_8, enzyme_width, 8, enzyme_dup, A, EIGHT(dA), \\
                            enzyme_dup, B, EIGHT(dB), enzyme_dup, y, EIGHT(dy)); \\
  }
#else
#define WIDE(name) static void *name##_wide, *name##_back_8;
#endif
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
  } \\
  SPLIT(name) \\
  WIDE(name)
%(cases)s
static void check(const char *what, double (*f)(const double *, const double *),
                  void (*back)(const double *, double *, const double *, double *),
                  double (*on)(const double *, double *, const double *, double *),
                  void (*parts)(double *, double *, double *, double *),
                  void (*wide)(const double *, double (*)[SIZE], const double *,
                               double (*)[RIGHT], double *),
                  void (*back_8)(const double *, double (*)[SIZE], const double *,
                                 double (*)[RIGHT], double *, double (*)[1])) {
  double A[SIZE], B[RIGHT], dA[SIZE] = {0}, dB[RIGHT] = {0}, worst = 0, other = 0;
  for (int i = 0; i < SIZE; i++) A[i] = cos(i * i + 1.0);
  if (!strstr(what, "tall") && !strstr(what, "wide"))
    for (int i = 0; i < N; i++) A[(i * N + i) * PARTS] += 4.5;
  for (int i = 0; i < RIGHT; i++) B[i] = sin(i + 1);
  back(A, dA, B, dB);
  if (parts) {
    double C[SIZE], D[RIGHT], dC[SIZE] = {0}, dD[RIGHT] = {0};
    memcpy(C, A, sizeof A), memcpy(D, B, sizeof B);
    parts(C, dC, D, dD);
    for (int i = 0; i < SIZE; i++) other = fmax(other, off_by(dC[i], dA[i]));
    for (int i = 0; i < RIGHT; i++) other = fmax(other, off_by(dD[i], dB[i]));
  }
  for (int k = 0; k < SIZE + RIGHT; k++) {
    double *p = k < SIZE ? A + k : B + k - SIZE, was = *p, h = %(h)g, v[4];
    static const int steps[] = {2, 1, -1, -2};
    for (int q = 0; q < 4; q++) { *p = was + steps[q] * h; v[q] = f(A, B); }
    *p = was;
    double slope = (8 * (v[1] - v[2]) - (v[0] - v[3])) / 12 / h;
    double tA[SIZE] = {0}, tB[RIGHT] = {0};
    *(k < SIZE ? tA + k : tB + k - SIZE) = 1;
    double got = k < SIZE ? dA[k] : dB[k - SIZE], along = on(A, tA, B, tB);
    worst = fmax(worst, off_by(got, slope)), other = fmax(other, off_by(along, got));
  }
  if (wide) {
    double wA[8][SIZE], wB[8][RIGHT], y = 0, dy[8][1], along[8];
    for (int k = 0; k < 8; k++) {
      for (int i = 0; i < SIZE; i++) wA[k][i] = sin(i * i + k);
      for (int i = 0; i < RIGHT; i++) wB[k][i] = cos(i * i * i + k);
    }
    wide(A, wA, B, wB, along);
    for (int k = 0; k < 8; k++) {
      double one = on(A, wA[k], B, wB[k]);
      if (!(fabs(one - along[k]) < %(rounding)g * (1 + fabs(one)))) other = 1;
    }
    memset(wA, 0, sizeof wA), memset(wB, 0, sizeof wB);
    for (int k = 0; k < 8; k++) dy[k][0] = k - 3;
    back_8(A, wA, B, wB, &y, dy);
    for (int k = 0; k < 8; k++) {
      double by = k - 3;
      for (int i = 0; i < SIZE; i++)
        if (!(fabs(wA[k][i] - by * dA[i]) < %(rounding)g * (1 + fabs(by * dA[i])))) other = 1;
      for (int i = 0; i < RIGHT; i++)
        if (!(fabs(wB[k][i] - by * dB[i]) < %(rounding)g * (1 + fabs(by * dB[i])))) other = 1;
    }
  }
  int is_right = worst < %(close)g && other < %(rounding)g;
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
LETTERS = {"d": (1, "T"), "z": (2, "C"), "s": (1, "T"), "c": (2, "C")}


#: Cases of routines that solve, for which right-hand sides of many directions are laid together.
WIDE = (
    *("posv", "gesv", "potrs", "getrs", "trtrs", "symmetric solve apart", "gbtrf and gbtrs"),
    *("LAPACKE posv", "LAPACKE getrs", "three diagonals, definite"),
    *("plain symmetric solve apart", "plain symmetric solve"),
)


def prototypes(letter):
    names = {
        "posv": 9, "gesv": 8, "potrf": 6, "potrs": 9, "potri": 6, "getrf": 6, "getrs": 10,
        "getri": 7, "trtri": 8, "trtrs": 13, "pbsv": 10, "gels": 12, "geqrf": 8,
        "gbsv": 10, "gbtrf": 8, "gbtrs": 12, "pbtrf": 7, "pbtrs": 10, "gtsv": 8, "ptsv": 7,
    }  # fmt: skip
    lengths = {"posv": 1, "potrf": 1, "potrs": 1, "potri": 1, "getrs": 1, "trtri": 2, "trtrs": 3}
    lengths |= {"pbsv": 1, "pbtrf": 1, "pbtrs": 1, "gbtrs": 1, "gels": 1}
    for name, count in names.items():
        hidden = lengths.get(name, 0)
        types = ["void *"] * (count - hidden) + ["unsigned long"] * hidden
        yield f"void {letter}{name}_({', '.join(types)});"
        yield f"#define {name}_ {letter}{name}_"
    is_real = letter in "sd"
    words = {
        "l": letter,
        "sy": "sy" if is_real else "he",
        "he": "sy" if is_real else "he",
        "or": "or" if is_real else "un",
        "r": "" if is_real else "void *, ",
        "rr": "" if is_real else "void *, void *, ",
        "VALUES": "w, w + N," if is_real else "w,",
        "ww": "double *, double *" if is_real else "double *",
        "MORE": "" if is_real else "real,",
        "REST": "" if is_real else "rest, &most,",
        "LARGE": "" if is_real else "rest,",
        "z": "unsigned long",
        "c": "" if is_real else " _Complex",
        "real": "double",
        **{
            f"p{count}": ", ".join(["void *"] * count)
            for count in (6, 7, 8, 9, 10, 11, 13, 14, 19, 20)
        },
        "m": "int, double *, int",
    }
    yield OTHERS % words
    if not is_real:
        yield PLAIN % words


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
void %(l)sgeev_(%(p14)s, %(z)s, %(z)s);
void %(l)s%(sy)strf_(%(p8)s, %(z)s);
void %(l)s%(sy)strs_(%(p9)s, %(z)s);
#define GEEV %(l)sgeev_
#define VALUES %(VALUES)s
#define SYTRF %(l)s%(sy)strf_
#define SYTRS %(l)s%(sy)strs_
#define SF %(sy)strf
#define SS %(sy)strs
void %(l)srotmg_(double *, double *, double *, const double *, double *);
#define ROTMG %(l)srotmg_
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
#define ED %(sy)sevd
#define EX %(sy)sevx
#define SV %(sy)ssv
#define HE lan%(he)s
#define MORE %(MORE)s
%(real)s %(l)slange_(%(p6)s, %(z)s);
%(real)s %(l)slansy_(%(p6)s, %(z)s, %(z)s);
%(real)s %(l)slanhe_(%(p6)s, %(z)s, %(z)s);
%(real)s E(lanhe)(int, char, char, int, const double *, int);
%(real)s E(lange)(int, char, int, int, const double *, int);
%(real)s E(lansy)(int, char, char, int, const double *, int);
void %(l)slacpy_(%(p7)s, %(z)s);
void %(l)slaset_(%(p7)s, %(z)s);
void %(l)slascl_(%(p10)s, %(z)s);
int E(lascl)(int, char, int, int, double, double, int, int, double *, int);
int E(lacpy)(int, char, int, int, const double *, int, double *, int);
int E(laset)(int, char, int, int, double%(c)s, double%(c)s, double *, int);
#define F(name) F_JOINED(name)
#define F_JOINED(name) %(l)s##name##_
#define CONQUERS %(REST)s
#define LARGE %(LARGE)s
int E(potrs)(int, char, int, %(m)s, double *, int);
int E(potri)(int, char, %(m)s);
int E(getri)(int, %(m)s, int *);
int E(trtri)(int, char, char, %(m)s);
int E(trtrs)(int, char, char, char, int, %(m)s, double *, int);
int E(SV)(int, char, int, %(m)s, int *, double *, int);
int E(ED)(int, char, char, %(m)s, double *);
int E(EX)(int, char, char, char, %(m)s, double, double, int, int, double, int *, double *,
          double *, int, int *);
int E(posv)(int, char, int, %(m)s, double *, int);
int E(gesv)(int, int, %(m)s, int *, double *, int);
int E(potrf)(int, char, %(m)s);
int E(getrf)(int, int, %(m)s, int *);
int E(getrs)(int, char, int, %(m)s, int *, double *, int);
int E(gbsv)(int, int, int, int, %(m)s, int *, double *, int);
int E(gbtrf)(int, int, int, int, %(m)s, int *);
int E(gbtrs)(int, char, int, int, int, %(m)s, int *, double *, int);
int E(pbsv)(int, char, int, int, %(m)s, double *, int);
int E(pbtrf)(int, char, int, %(m)s);
int E(pbtrs)(int, char, int, int, %(m)s, double *, int);
int E(gtsv)(int, int, int, double *, double *, double *, double *, int);
int E(ptsv)(int, int, int, double *, double *, double *, int);
int E(gels)(int, char, int, int, %(m)s, double *, int);
int E(geqrf)(int, int, %(m)s, double *);
int E(QN)(int, char, char, int, int, %(m)s, double *, double *, int);
int E(QG)(int, int, int, %(m)s, double *);
int E(EN)(int, char, char, %(m)s, double *);
int E(ER)(int, char, char, char, %(m)s, double, double, int, int, double, int *, double *,
          double *, int, int *);
int E(geev)(int, char, char, %(m)s, %(ww)s, double *, int, double *, int);
int E(SF)(int, char, %(m)s, int *);
int E(SS)(int, char, int, %(m)s, int *, double *, int);
int E(gesvd)(int, char, char, int, %(m)s, double *, double *, int, double *, int, double *);
int E(gesdd)(int, char, int, %(m)s, double *, double *, int, double *, int);
"""
#: Of complex symmetric matrices.
PLAIN = """
void %(l)ssysv_(%(p11)s, %(z)s);
void %(l)ssytrf_(%(p8)s, %(z)s);
void %(l)ssytrs_(%(p9)s, %(z)s);
int E(sysv)(int, char, int, %(m)s, int *, double *, int);
int E(sytrf)(int, char, %(m)s, int *);
int E(sytrs)(int, char, int, %(m)s, int *, double *, int);
#define CSYSV %(l)ssysv_
#define CSYTRF %(l)ssytrf_
#define CSYTRS %(l)ssytrs_
"""


def bodies(letter):
    """The cases of a precision; a failed complex one has made a diagonal real before.

    The long steps of single precision lead over kinks of norms, and jumps of reflectors.
    """
    out = {"a failure", "modified rotation"} if letter in "cz" else set()
    out |= {"norms", "norms of a Hermitian matrix", "QR wide"} if letter in "sc" else set()
    more = COMPLEX if letter in "cz" else {}
    return {k: v for k, v in (CASES | E_CASES | more).items() if k not in out}


def program(letter, chosen=None, *, split=False, wide=False):
    """The program of a precision: of all cases, or of some; in split mode, or many directions."""
    parts, turned = LETTERS[letter]
    cases, checks = [], []
    for number, (what, body) in enumerate(bodies(letter).items()):
        if chosen is not None and what not in chosen:
            continue
        cases.append(f"CASE(f{number}, {body})")
        functions = ("back", "on", "parts", "wide", "back_8")
        given = ", ".join(f"f{number}_{each}" for each in functions)
        checks.append(f'check("{what}", f{number}, {given});')
    said = {"parts": parts, "letter": letter, "turned": turned, "cases": "\n".join(cases)}
    said |= {"off_by": Path(__file__).parents[1] / "support" / "off_by.h"}
    said |= {"checks": "\n".join(checks), "prototypes": "\n".join(prototypes(letter))}
    said |= {"split": split, "wide": wide, "h": 1e-4, "close": 1e-8, "rounding": 1e-10}
    if letter in "sc":
        said |= {"h": 2e-2, "close": 5e-3, "rounding": 2e-3}
    text = TEMPLATE % said
    return text if letter in "dz" else text.replace("double", "float")
