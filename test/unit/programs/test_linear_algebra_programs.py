"""Programs that call BLAS and LAPACK: their gradients are right, whichever library is linked."""

import itertools
from pathlib import Path

import pytest
from boxes import Box, for_test_all, in_turn, one_each, works

FOLDER = Path(__file__).parents[2] / "blas" / "programs"
#: Where `off_by.h` is.
SUPPORT = f"-I{Path(__file__).parents[2] / 'support'}"
DEBIAN = "/usr/lib/x86_64-linux-gnu"
LIBRARIES = {"reference": ("lapack", "blas"), "openblas": ("openblas-pthread",)}
SOURCES = sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".c", ".f90"))
PROBE = "void dposv_(void), cblas_dgemm(void);\nint main(void) { dposv_(); cblas_dgemm(); }\n"


@pytest.mark.parametrize(
    ("source", "level", "library"),
    in_turn(one_each(itertools.product(SOURCES, ("-O0", "-O2"), LIBRARIES)), 2),
)
def test_a_program_on_a_library_has_the_right_gradient(tmp_path, cache, source, level, library):
    box = Box(tmp_path, cache)
    folders = [f"{DEBIAN}/{each}" for each in LIBRARIES[library]]
    found = [word for each in folders for word in (f"-L{each}", f"-Wl,-rpath,{each}")]
    linked = [*found, "-llapack", "-lblas", "-lm"]
    box.write("probe.c", PROBE)
    command, tool = (
        ("enzyme-fc", "flang-22") if source.endswith(".f90") else ("enzyme-cc", "clang-22")
    )
    if (
        not all(map(works, (tool, "clang-22")))
        or box.run("clang-22", "probe.c", "-o", "probe", *linked).returncode
    ):
        pytest.skip(f"no {tool}, or no such library")
    box.ok(level, "-w", "-DSIZE=40", str(FOLDER / source), "-o", "run", *linked, command=command)
    assert box.run("./run").stdout == b"ok\n"


LIBRARY = """
double ddot_(const int *n, const double *x, const int *incx, const double *y, const int *incy) {
  double sum = 0;
  for (int i = 0; i < *n; i++) sum += x[i * *incx] * y[i * *incy];
  return sum;
}
"""
USES = """
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
double ddot_(const int *, const double *, const int *, const double *, const int *);
static double square(const double *x) {
  int n = 3, one = 1;
  return ddot_(&n, x, &one, x, &one);
}
int main(void) {
  double x[] = {1, 2, 3}, d[3] = {0};
  __enzyme_autodiff((void *)square, enzyme_dup, x, d);
  printf("%g %g %g\\n", d[0], d[1], d[2]);
}
"""


@pytest.mark.parametrize("is_one_file", [False, True])
@pytest.mark.parametrize(("chosen", "calls"), [("rules", True), ("bodies", False)])
def test_rules_and_the_code_of_a_library_give_the_same_numbers(
    tmp_path, cache, is_one_file, chosen, calls
):
    """With rules the reverse is made of helpers on elements; with the code, of loops."""
    box, option = Box(tmp_path, cache), f"--enzyme-blas={chosen}"
    box.write("library.c", LIBRARY)
    box.write("uses.c", (LIBRARY if is_one_file else "") + USES)
    box.ok("-O0", "-c", option, "uses.c")
    box.ok("-O0", "-c", "library.c")
    box.ok(option, "uses.o", *([] if is_one_file else ["library.o"]), "-o", "run")
    assert box.run("./run").stdout == b"2 4 6\n"
    assert (b"reverseddot_" in box.run("nm", "run").stdout) is calls


MEETING = """
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
void dcopy_(const int *, const double *, const int *, double *, const int *);
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);
static double copied(double *x, double *y) {
  int n = 2, one = 1;
  dcopy_(&n, x, &one, y, &one);
  return y[0] * y[1];
}
static double added(double *x, double a) {
  int n = 2, one = 1;
  daxpy_(&n, &a, x, &one, x, &one);
  return x[0] * x[1];
}
int main(void) {
  double x[] = {1, 2}, d[2] = {0};
  double a = __enzyme_autodiff((void *)added, enzyme_dup, x, d, 0.5);
  printf("%g %g %g\\n", d[0], d[1], a);
  fflush(stdout);
  __enzyme_autodiff((void *)copied, enzyme_dup, x, d, enzyme_dup, x, d);
  printf("%g %g\\n", d[0], d[1]);
}
"""


def test_an_operand_that_is_written_under_another_name_ends_the_program(tmp_path, cache):
    """BLAS does not allow it, and libraries do with it what they like; `axpy` is right."""
    box = Box(tmp_path, cache)
    box.write("probe.c", PROBE)
    if box.run("clang-22", "probe.c", "-o", "probe", "-llapack", "-lblas").returncode:
        pytest.skip("no BLAS here")
    box.write("meet.c", MEETING)
    box.ok("-O1", "-w", "meet.c", "-o", "meet", "-lblas")
    done = box.run("./meet")
    assert done.stdout == b"4.5 2.25 6\n"
    assert done.returncode == 1
    assert b"copy: x and y are the same memory, and y is written" in done.stderr


EIGEN = """
#define EIGEN_USE_BLAS
#include "off_by.h"
#include <Eigen/Dense>
#include <cmath>
#include <cstdio>
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
enum { N = 24 };
static double norm(const double *a, const double *b) {
  Eigen::Map<const Eigen::MatrixXd> A(a, N, N), B(b, N, N);
  Eigen::MatrixXd C(N, N);
  C.noalias() = A * B;
  return C.squaredNorm();
}
static double a[N * N], b[N * N], da[N * N], db[N * N];
int main() {
  for (int i = 0; i < N * N; i++) a[i] = std::cos(i), b[i] = std::sin(2 * i);
  __enzyme_autodiff((void *)norm, enzyme_dup, a, da, enzyme_dup, b, db);
  double worst = 0, h = 1e-5;
  for (int k = 0; k < N * N; k += 37) {
    double was = a[k];
    a[k] = was + h;
    double up = norm(a, b);
    a[k] = was - h;
    worst = std::fmax(worst, away_from(da[k], (up - norm(a, b)) / 2 / h));
    a[k] = was;
  }
  std::puts(worst < 1e-6 ? "ok" : "WRONG");
}
"""


@for_test_all
def test_products_of_eigen_that_are_blas_have_derivatives(tmp_path, cache):
    """Eigen's header declares subroutines of Fortran as functions of int."""
    box = Box(tmp_path, cache)
    box.write("probe.cpp", "#include <Eigen/Dense>\nint main() {}\n")
    include = "-I/usr/include/eigen3"
    if box.run("clang++-22", include, "probe.cpp", "-o", "probe", "-lblas").returncode:
        pytest.skip("no Eigen or no BLAS here")
    box.write("norm.cpp", EIGEN)
    flags = ("-O2", "-DNDEBUG", include, SUPPORT)
    box.ok(*flags, "norm.cpp", "-o", "norm", "-lblas", command="enzyme-c++")
    assert box.run("./norm").stdout == b"ok\n"


@pytest.mark.parametrize(
    ("source", "libraries"),
    [
        ("batches.c", ("-lblas",)),
        ("gsl.c", ("-lgsl", "-lgslcblas")),
        ("wide.c", (str(FOLDER.parent / "wide_library.c"), "-llapacke", "-llapack", "-lblas")),
    ],
    ids=["batches", "gsl", "wide"],
)
def test_functions_around_blas_have_the_right_gradient(tmp_path, cache, source, libraries):
    """GSL's are code of ours where they are differentiated, which calls the library's products."""
    box = Box(tmp_path, cache)
    path = FOLDER.parent / "more" / source
    box.write("probe.c", "int main(void) { return 0; }\n")
    there = [each for each in libraries if each.startswith("-l")]
    if box.run("clang-22", "probe.c", "-o", "probe", *there).returncode:
        pytest.skip("no such library here")
    box.ok("-O1", "-w", str(path), "-o", "run", *libraries, "-lm")
    assert box.run("./run").stdout == b"ok\n"


KEEPS = """
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
void dposv_(const char *, int *, int *, double *, int *, double *, int *, int *);
void dgesv_(int *, int *, double *, int *, int *, double *, int *, int *);
double solved(double *A, double *b, int n) {
  int one = 1, info, pivots[9];
  dposv_("L", &n, &one, A, &n, b, &n, &info);
  dgesv_(&n, &one, A, &n, pivots, b, &n, &info);
  return b[0];
}
void gradient(double *A, double *dA, double *b, double *db, int n) {
  __enzyme_autodiff((void *)solved, enzyme_dup, A, dA, enzyme_dup, b, db, n);
}
"""
KEPT = (
    "  the call of dposv_ at line 8 keeps A as it makes it (8 * n * (n + 1) / 2 bytes), "
    "B as it makes it (8 * n * nrhs bytes)\n"
)


def test_what_is_kept_of_operands_is_told_with_its_formula(tmp_path, cache):
    """What the second call makes stays where it is; of the first one's A there is a triangle."""
    box = Box(tmp_path, cache)
    box.write("keeps.c", KEEPS)
    said = box.ok("-O1", "-g", "-c", "--enzyme-explain", "keeps.c").stderr.decode()
    assert KEPT in said
    assert "the call of dgesv_" not in said


ONE_SHADOW = """
#include <cblas.h>
#include <enzyme/enzyme.h>
#include <stdio.h>
static void product(const double *A, const double *x, double *y) {
  cblas_dgemv(CblasColMajor, CblasNoTrans, 2, 2, 1, A, 2, x, 1, 0, y, 1);
}
int main(void) {
  double A[] = {1, 2, 3, 4}, x[] = {5, 6}, y[2], d[3][2] = {{0}};
  double dy[4][2] = {{1, 0}, {0, 1}, {1, 1}, {2, 0}};
  __enzyme_autodiff_void((void *)product, enzyme_width, 4, enzyme_const, A, enzyme_dup, x,
                         d[0], d[1], d[2], d[2], enzyme_dup, y, dy[0], dy[1], dy[2], dy[3]);
  for (int i = 0; i < 3; i++) printf("%g %g\\n", d[i][0], d[i][1]);
}
"""


def test_directions_that_share_a_shadow_add_up_there(tmp_path, cache):
    """By hand: each adjoint is the transpose of A times a seed, and the last two are summed."""
    box = Box(tmp_path, cache)
    box.write("probe.c", PROBE)
    if box.run("clang-22", "probe.c", "-o", "probe", "-llapack", "-lblas").returncode:
        pytest.skip("no BLAS here")
    box.write("one.c", ONE_SHADOW)
    box.ok("-O1", "-w", "one.c", "-o", "one", "-lblas")
    assert box.run("./one").stdout == b"1 3\n2 4\n5 13\n"


EITHER_WAY = """
#include <stdlib.h>
double dasum_(const int *n, const double *x, const int *incx) {
  double sum = 0;
  for (int i = 0; i < *n * (*incx > 0 || SCALES); i++) sum += abs(*incx) * x[i * abs(*incx)];
  return sum / abs(*incx);
}
void dscal_(const int *n, const double *alpha, double *x, const int *incx) {
  for (int i = 0; i < *n * (*incx > 0 || SCALES); i++) x[i * abs(*incx)] *= *alpha;
}
"""
BACKWARDS = """
#include <enzyme/enzyme.h>
#include <stdio.h>
double dasum_(const int *, const double *, const int *);
void dscal_(const int *, const double *, double *, const int *);
static double scaled(double *x, double alpha, int step) {
  int n = 2;
  dscal_(&n, &alpha, x, &step);
  return x[0] + 10 * x[2] + 100 * dasum_(&n, x, &step);
}
int main(void) {
  double x[] = {1, 2, 3}, d[3] = {0};
  double a = __enzyme_autodiff_double((void *)scaled, enzyme_dup, x, d, 5.0, enzyme_const, -2);
  printf("%g %g %g\\n", d[0], d[2], a);
}
"""


@pytest.mark.parametrize(("scales", "wanted"), [(0, b"1 10 0\n"), (1, b"505 550 431\n")])
def test_a_library_says_what_it_does_with_increments_below_0(tmp_path, cache, scales, wanted):
    """By hand. The reference leaves such vectors as they are, MKL scales them and sums them up."""
    box = Box(tmp_path, cache)
    box.write("library.c", EITHER_WAY)
    box.write("backwards.c", BACKWARDS)
    box.ok(f"-DSCALES={scales}", "-c", "library.c")
    box.ok("-O1", "-w", "backwards.c", "library.o", "-o", "run")
    assert box.run("./run").stdout == wanted


SUM_RULE = """
- routine: plus
  names: {d: mine_dplus, z: mine_zplus}
  precisions: dz
  arguments:
    trans: transpose
    m: size
    n: size
    alpha: scalar
    A: matrix m n op trans
    lda: leading
    C: matrix m n out
    ldc: leading
  tangent:
    - dC += alpha * dA
    - dC += dalpha * A
  adjoint:
    - dalpha += dot(A, dC)
    - dA += conj(alpha) * dC
"""
#: C is 3 by 2; A is that, or 2 by 3 where it is transposed.
SUM = """
#include "off_by.h"
#include <complex.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#define PLUS(NAME, KIND, TURN)                                                                   \\
  void NAME(const char *trans, const int *m, const int *n, const KIND *alpha, const KIND *A,     \\
            const int *lda, KIND *C, const int *ldc) {                                           \\
    for (int i = 0; i < *m; i++)                                                                 \\
      for (int j = 0; j < *n; j++) {                                                             \\
        KIND x = A[*trans == 'N' ? i + j * *lda : j + i * *lda];                                 \\
        C[i + j * *ldc] += *alpha * (*trans == 'C' ? TURN(x) : x);                               \\
      }                                                                                          \\
  }
PLUS(mine_dplus, double, )
PLUS(mine_zplus, double _Complex, conj)
#define CHECK(NAME, KIND, COUNT)                                                                 \\
  static double sum_##NAME(const double *x, char trans) {                                        \\
    int m = 3, n = 2, lda = trans == 'N' ? 4 : 3, ldc = 3;                                       \\
    KIND C[6] = {1, 2, 3};                                                                       \\
    double sum = 0;                                                                              \\
    NAME(&trans, &m, &n, (const KIND *)x, (const KIND *)x + 1, &lda, C, &ldc);                   \\
    for (int i = 0; i < COUNT; i++) sum += (i + 1) * sin(((double *)C)[i]);                      \\
    return sum;                                                                                  \\
  }                                                                                              \\
  static void check_##NAME(char trans) {                                                         \\
    double x[20], d[20] = {0}, worst = 0, h = 1e-5;                                              \\
    for (int i = 0; i < 20; i++) x[i] = cos(i * i + 1);                                          \\
    __enzyme_autodiff_double((void *)sum_##NAME, enzyme_dup, x, d, enzyme_const, trans);         \\
    for (int i = 0; i < 20; i++) {                                                               \\
      double was = x[i], up, t[20] = {0};                                                        \\
      x[i] = was + h, up = sum_##NAME(x, trans), x[i] = was - h;                                 \\
      double slope = (up - sum_##NAME(x, trans)) / 2 / h;                                        \\
      x[i] = was, t[i] = 1;                                                                      \\
      double along =                                                                             \\
          __enzyme_fwddiff_double((void *)sum_##NAME, enzyme_dup, x, t, enzyme_const, trans);    \\
      worst = fmax(worst, fmax(away_from(d[i], slope), away_from(along, d[i])));                 \\
    }                                                                                            \\
    puts(worst < 1e-7 ? "ok" : "WRONG");                                                         \\
  }
CHECK(mine_dplus, double, 6)
CHECK(mine_zplus, double _Complex, 12)
int main(void) {
  for (const char *each = "NTC"; *each; each++) check_mine_dplus(*each), check_mine_zplus(*each);
}
"""


def test_a_matrix_that_a_flag_transposes_is_added_as_the_flag_says(tmp_path, cache):
    """In a rule of the user's; tangents and gradients beside differences."""
    box = Box(tmp_path, cache)
    box.write("plus.yaml", SUM_RULE)
    box.write("plus.c", SUM)
    box.ok(
        "-O1", "-w", SUPPORT, "--enzyme-rules=plus.yaml", "plus.c", "-o", "plus", "-lblas", "-lm"
    )
    assert box.run("./plus").stdout == b"ok\n" * 6


ILP64 = """
double cblas_ddot(long n, const double *x, long p, const double *y, long q) {
  double sum = 0;
  for (long i = 0; i < n; i++) sum += x[i * p] * y[i * q];
  return sum;
}
void cblas_dgemv(int order, int trans, long m, long n, double alpha, const double *A, long lda,
                 const double *x, long p, double beta, double *y, long q) {
  int is_turned = trans != 111;
  for (long i = 0; i < (is_turned ? n : m); i++) {
    double sum = 0;
    for (long j = 0; j < (is_turned ? m : n); j++)
      sum += A[is_turned ? j + i * lda : i + j * lda] * x[j * p];
    y[i * q] = alpha * sum + beta * y[i * q];
  }
}
"""
ILP64_USE = """
#include <enzyme/enzyme.h>
#include <stdio.h>
double cblas_ddot(long, const double *, long, const double *, long);
void cblas_dgemv(int, int, long, long, double, const double *, long, const double *, long, double,
                 double *, long);
static double norm(const double *A, const double *x) {
  double y[2];
  cblas_dgemv(102, 111, 2, 2, 1, A, 2, x, 1, 0, y, 1);
  return cblas_ddot(2, y, 1, y, 1);
}
int main(void) {
  double A[] = {1, 2, 3, 4}, x[] = {1, 2}, dA[4] = {0}, dx[2] = {0};
  __enzyme_autodiff_double((void *)norm, enzyme_dup, A, dA, enzyme_dup, x, dx);
  printf("%g %g %g %g %g %g\\n", dA[0], dA[1], dA[2], dA[3], dx[0], dx[1]);
}
"""


def test_counts_of_64_bits_by_value_are_told_by_types(tmp_path, cache):
    """As a program has them that defines MKL_ILP64: no name says so. By hand."""
    box = Box(tmp_path, cache)
    box.write("library.c", ILP64)
    box.write("use.c", ILP64_USE)
    box.ok("-O1", "-c", "library.c")
    box.ok("-O1", "-w", "use.c", "library.o", "-o", "use")
    assert box.run("./use").stdout == b"14 20 28 40 54 122\n"


PIVOTS = """
#include <enzyme/enzyme.h>
#include <stdio.h>
void dgetrs_(const char *, const INT *, const INT *, const double *, const INT *, const INT *,
             double *, const INT *, INT *);
static double solved(double *a, double *b) {
  INT n = 2, one = 1, pivots[] = {1, 2}, info;
  dgetrs_("N", &n, &one, a, &n, pivots, b, &n, &info);
  return b[0] * b[1];
}
int main(void) {
  double a[] = {1, 0, 0, 1}, b[] = {3, 4}, d[2] = {0};
  __enzyme_autodiff_double((void *)solved, enzyme_const, a, enzyme_dup, b, d);
  printf("%g %g\\n", d[0], d[1]);
}
"""
#: It solves with the unit matrix, whatever it is given.
SOLVES = """
void dgetrs_(const char *trans, const INT *n, const INT *count, const double *a, const INT *lda,
             const INT *pivots, double *b, const INT *ldb, INT *info) {
  *info = 0;
}
"""


@pytest.mark.parametrize("kind", ["int", "long"])
def test_pivots_of_64_bits_under_a_plain_name_end_the_program(tmp_path, cache, kind):
    """As of a library that is linked with `ILP64`: read as 32 bits they would be other rows."""
    box = Box(tmp_path, cache)
    box.write("library.c", SOLVES)
    box.write("use.c", PIVOTS)
    box.ok("-O1", f"-DINT={kind}", "-c", "library.c")
    box.ok("-O1", "-w", f"-DINT={kind}", "use.c", "library.o", "-o", "use", "-lblas")
    done = box.run("./use")
    if kind == "int":
        assert (done.returncode, done.stdout) == (0, b"4 3\n")
    else:
        assert done.returncode == 1
        assert b"getrs: the library's integers have 64 bits, and no name says so" in done.stderr


REFUSED = """
#include <enzyme/enzyme.h>
#include <stdio.h>
static int told;
void xerbla_(const char *name, const int *which, unsigned long length) { told++; }
void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *,
            const double *, const int *, const double *, const int *, const double *, double *,
            const int *);
void dgemv_(const char *, const int *, const int *, const double *, const double *, const int *,
            const double *, const int *, const double *, double *, const int *);
static double refused(const double *a, double *c, const char *trans, int m, int lda, int step) {
  int two = 2, one = 1;
  double alpha = 1, beta = 3;
  if (step) dgemm_(trans, "N", &m, &two, &two, &alpha, a, &lda, a, &two, &beta, c, &two);
  else dgemv_(trans, &m, &two, &alpha, a, &lda, a, &step, &beta, c, &one);
  return c[0] + 2 * c[3];
}
static void check(const char *trans, int m, int lda, int step) {
  double a[4] = {1, 2, 3, 4}, c[4] = {1, 1, 1, 1}, da[4] = {0}, dc[4] = {0};
  double ta[4] = {1, 1, 1, 1}, tc[4] = {1, 1, 1, 1};
  told = 0;
  __enzyme_autodiff_double((void *)refused, enzyme_dup, a, da, enzyme_dup, c, dc, enzyme_const,
                           trans, m, lda, step);
  double along = __enzyme_fwddiff_double((void *)refused, enzyme_dup, a, ta, enzyme_dup, c, tc,
                                         enzyme_const, trans, m, lda, step);
  printf("%d: %g %g, %g %g, %g\\n", told, da[0], da[3], dc[0], dc[3], along);
}
int main(void) {
  check("X", 2, 2, 1), check("N", -1, 2, 1), check("N", 2, 1, 1), check("N", 2, 2, 0);
  check("t", 2, 2, 1);
}
"""


def test_what_a_routine_refuses_is_told_once_and_has_the_derivative_of_nothing(tmp_path, cache):
    """An unknown flag, a size below 0, a leading dimension that is too small, an increment of 0.

    The last line is a call that is right: by hand, of C = A'A + 3 C.
    """
    box = Box(tmp_path, cache)
    folder = f"{DEBIAN}/blas"
    linked = (f"-L{folder}", f"-Wl,-rpath,{folder}", "-lblas")
    box.write("probe.c", PROBE.replace("dposv_(void), ", "").replace("dposv_(); ", ""))
    if box.run("clang-22", "probe.c", "-o", "probe", *linked).returncode:
        pytest.skip("no reference BLAS here")
    box.write("refused.c", REFUSED)
    box.ok("-O1", "-w", "refused.c", "-o", "refused", *linked)
    wanted = b"2: 0 0, 1 2, 3\n" * 4 + b"0: 2 16, 3 6, 43\n"
    assert box.run("./refused").stdout == wanted


HERMITIAN = """
#include <enzyme/enzyme.h>
#include <stdio.h>
static int told;
void xerbla_(const char *name, const int *which, unsigned long length) { told++; }
void zherk_(const char *, const char *, const int *, const int *, const double *, const double *,
            const int *, const double *, double *, const int *);
void zsyrk_(const char *, const char *, const int *, const int *, const double *, const double *,
            const int *, const double *, double *, const int *);
static double squares(const double *a, double *c, const char *one, const char *other) {
  int n = 1;
  double two = 2, unit[2] = {1, 0};
  zherk_("U", one, &n, &n, &two, a, &n, &two, c, &n);
  zsyrk_("U", other, &n, &n, unit, a, &n, unit, c + 2, &n);
  return c[0] + c[2];
}
static void check(const char *one, const char *other) {
  double a[2] = {1, 2}, c[4] = {1, 0, 1, 1}, da[2] = {0}, dc[4] = {0};
  told = 0;
  __enzyme_autodiff_double((void *)squares, enzyme_dup, a, da, enzyme_dup, c, dc, enzyme_const,
                           one, enzyme_const, other);
  printf("%d: %g %g, %g %g\\n", told, da[0], da[1], dc[0], dc[2]);
}
int main(void) { check("T", "C"), check("C", "T"); }
"""


def test_transpositions_that_products_with_themselves_do_not_know_are_refused(tmp_path, cache):
    """By hand: of 2 |a|^2 + 2 c and of a^2 + c, where both are allowed."""
    box = Box(tmp_path, cache)
    folder = f"{DEBIAN}/blas"
    linked = (f"-L{folder}", f"-Wl,-rpath,{folder}", "-lblas")
    box.write("probe.c", PROBE.replace("dposv_(void), ", "").replace("dposv_(); ", ""))
    if box.run("clang-22", "probe.c", "-o", "probe", *linked).returncode:
        pytest.skip("no reference BLAS here")
    box.write("squares.c", HERMITIAN)
    box.ok("-O1", "-w", "squares.c", "-o", "squares", *linked)
    assert box.run("./squares").stdout == b"2: 0 0, 1 1\n0: 6 4, 2 1\n"
