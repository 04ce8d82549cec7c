"""What messages about functions advise is done here to the letter, and gradients are right then.

Each program prints pairs of a derivative and a difference. What is pasted comes from the message.
"""

import re

import pytest
from boxes import Box

HEAD = """#include <stdio.h>
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double f(double *x);
"""
#: Derivatives by reverse mode, and central differences of the same function.
ASK = """
int main(void) {
  double x[2] = {0.75, 1.5}, dx[2] = {0, 0};
  __enzyme_autodiff((void *)f, x, dx);
  for (int i = 0; i < 2; i++) {
    double at = x[i], h = 1e-5, up, down;
    x[i] = at + h, up = f(x), x[i] = at - h, down = f(x), x[i] = at;
    printf("%.8f %.8f\\n", dx[i], (up - down) / (2 * h));
  }
}
"""
#: The same by forward mode.
ASK_FORWARD = ASK.replace(
    "__enzyme_autodiff((void *)f, x, dx);",
    "for (int i = 0; i < 2; i++) { double v[2] = {i == 0, i == 1}; "
    "dx[i] = __enzyme_fwddiff((void *)f, x, v); }",
)

SOLVE = "double solve(double x, double y) { return x * x * y; }\n"
USES_SOLVE = "double solve(double, double);\n"
F_SOLVES = "double f(double *x) { return 3 * solve(x[0], x[1]); }\n"

#: What a rule of `solve` needs beside the lines that the message shows.
SOLVE_BACK = """double solve(double, double);
double augmented_solve(double x, double y) { return solve(x, y); }
struct solve_adjoints { double dx0; double dx1; };
struct solve_adjoints gradient_solve(double x, double y, double seed) {
  return (struct solve_adjoints){2 * x * y * seed, x * x * seed};
}
"""
SOLVE_AHEAD = """double solve(double, double);
struct solve_dual { double primal, tangent; };
struct solve_dual forward_solve(double x, double dx, double y, double dy) {
  return (struct solve_dual){solve(x, y), 2 * x * y * dx + x * x * dy};
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def plain(box, *words):
    """Compile something that enzyme-cc never sees."""
    done = box.run(*box.toolchain.command("cc"), *words)
    assert done.returncode == 0, done.stderr.decode()


def build(box, source, *words, name="main.c"):
    """What a compiler says of a program, and whether it made one."""
    box.write(name, source)
    done = box.enzyme(*words, name, "-o", "app", "-lm")
    return done.returncode == 0, done.stderr.decode()


def refused(box, source, *words, name="main.c"):
    """What is said of a program that is refused."""
    made, said = build(box, source, *words, name=name)
    assert not made, said
    assert "error: " in said
    return said


def pasted(said, sentence):
    """The lines behind a sentence of a message, as they stand there."""
    found = re.search(rf"note: .*{re.escape(sentence)}.*:\n((?:    .*\n)+)", said)
    assert found is not None, said
    return "".join(line[4:] + "\n" for line in found[1].splitlines())


def right(box, source, *words, name="main.c"):
    """Nothing is said of a program any more, and its derivatives are its differences."""
    made, said = build(box, source, *words, name=name)
    assert (made, said) == (True, "")
    return numbers(box)


def numbers(box):
    lines = box.run("./app").stdout.decode().split("\n")
    pairs = [tuple(map(float, each.split())) for each in lines if each.count(".") == 2]
    assert len(pairs) == 2
    for derivative, difference in pairs:
        assert derivative == pytest.approx(difference, abs=1e-6)
    return [derivative for derivative, _ in pairs]


# -- functions without a body ----------------------------------------------------------------------


def test_the_body_is_compiled_with_the_program(box):
    box.write("solve.c", SOLVE)
    plain(box, "-c", "solve.c", "-o", "solve.o")
    program = HEAD + USES_SOLVE + F_SOLVES + ASK
    said = refused(box, program, "solve.o")
    assert "provide its body: compile what defines solve in the same unit" in said
    assert "inactive" not in said
    assert right(box, HEAD + SOLVE + F_SOLVES + ASK) == pytest.approx([6.75, 1.6875])
    assert right(box, program, "solve.c") == pytest.approx([6.75, 1.6875])


@pytest.mark.parametrize(
    ("ask", "rule"), [(ASK, SOLVE_BACK), (ASK_FORWARD, SOLVE_AHEAD)], ids=["reverse", "forward"]
)
def test_a_rule_is_defined_and_pasted(box, ask, rule):
    box.write("solve.c", SOLVE + rule)
    plain(box, "-c", "solve.c", "-o", "solve.o")
    said = refused(box, HEAD + USES_SOLVE + F_SOLVES + ask, "solve.o")
    lines = pasted(said, "define these anywhere, and paste it here")
    found = right(box, HEAD + USES_SOLVE + lines + F_SOLVES + ask, "solve.o")
    assert found == pytest.approx([6.75, 1.6875])


def test_formulas_are_completed_in_a_file(box):
    box.write("solve.c", SOLVE)
    plain(box, "-c", "solve.c", "-o", "solve.o")
    program = HEAD + USES_SOLVE + F_SOLVES + ASK
    rule = pasted(refused(box, program, "solve.o"), "complete this in a file for --enzyme-rules")
    for known in ("2 * x0 * x1", "x0 * x0", "0.5", "1.5", "2.5", "0.25"):
        rule = rule.replace("...", known, 1)
    box.write("rules.yaml", rule)
    found = right(box, program, "solve.o", "--enzyme-rules=rules.yaml")
    assert found == pytest.approx([6.75, 1.6875])


SHOW = "int show(const double *x, long n) { return x[0] > n; }\n"
USES_SHOW = "int show(const double *, long);\ndouble f(double *);\n"
F_SHOWS = "double f(double *x) { return show(x, 2) ? 0 : x[0] * x[1]; }\n"


def test_that_it_only_looks_is_promised_where_declared_types_say_so(box):
    box.write("show.c", SHOW)
    plain(box, "-c", "show.c", "-o", "show.o")
    said = refused(box, HEAD + USES_SHOW + F_SHOWS + ASK, "show.o", "-g", "-O1")
    assert "by way of it all derivatives are zero then" in said
    lines = pasted(said, "promise that nothing it makes of its arguments comes back")
    found = right(box, HEAD + USES_SHOW + lines + F_SHOWS + ASK, "show.o", "-g", "-O1")
    assert found == pytest.approx([1.5, 0.75])


@pytest.mark.parametrize(
    "declared",
    [
        "int show(double *, long);",
        "double show(const double *, long);",
        "int show(const void *, long);",
        "int show(double *const *, long);",
        "const double *show(const double *, long);",
        "int show(const struct { double *inside; } *, long);",
    ],
)
def test_that_it_only_looks_is_not_offered_where_nothing_says_so(box, declared):
    f = "double f(double *x) { return show((void *)x, 2) != 0 ? x[0] : x[0] * x[1]; }\n"
    said = refused(box, f"{HEAD}{declared}\n{f}{ASK}", "-g", "-O1", "-w", "-Wl,--defsym=show=0")
    assert "show has no body here and no rule" in said
    assert "inactive" not in said


# -- what is called by its name --------------------------------------------------------------------

DGEMV = """void cblas_dusmv(int order, int trans, int m, int n, double alpha, const double *a,
                 int lda, const double *x, int incx, double beta, double *y, int incy) {
  for (int i = 0; i < m; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++) sum += a[i * lda + j] * x[j * incx];
    y[i * incy] = alpha * sum + beta * y[i * incy];
  }
}
"""
USES_DGEMV = """void cblas_dusmv(int, int, int, int, double, const double *, int, const double *,
                 int, double, double *, int);
"""
F_DGEMV = """static const double a[4] = {1, 2, 3, 4};
double f(double *x) {
  double y[2] = {0, 0};
  cblas_dusmv(101, 111, 2, 2, 1.0, a, 2, x, 1, 0.0, y, 1);
  return y[0] * y[0] + y[1];
}
"""
#: The adjoint of y = alpha A x + beta y, for beta = 0 and a constant matrix.
DGEMV_BACK = """struct cblas_dusmv_adjoints { double dx4; double dx9; };
void augmented_cblas_dusmv(int o, int t, int m, int n, double alpha, double *a, double *da, int lda,
    double *x, double *dx, int incx, double beta, double *y, double *dy, int incy) {
  cblas_dusmv(o, t, m, n, alpha, a, lda, x, incx, beta, y, incy);
}
struct cblas_dusmv_adjoints gradient_cblas_dusmv(int o, int t, int m, int n, double alpha,
    double *a, double *da, int lda, double *x, double *dx, int incx, double beta, double *y,
    double *dy, int incy) {
  for (int i = 0; i < m; i++) {
    for (int j = 0; j < n; j++) dx[j * incx] += alpha * a[i * lda + j] * dy[i * incy];
    dy[i * incy] *= beta;
  }
  return (struct cblas_dusmv_adjoints){0, 0};
}
"""


def test_a_routine_of_blas_has_its_source_or_a_rule(box):
    box.write("blas.c", DGEMV)
    box.write("rule.c", USES_DGEMV + DGEMV_BACK)
    plain(box, "-c", "blas.c", "-o", "blas.o")
    plain(box, "-c", "rule.c", "-o", "rule.o")
    program = HEAD + USES_DGEMV + F_DGEMV + ASK
    said = refused(box, program, "blas.o")
    assert "BLAS routine cblas_dusmv cannot be differentiated yet" in said
    assert "link a BLAS whose source was compiled with enzyme-cc" in said
    assert "inactive" not in said
    assert right(box, program, "blas.c") == pytest.approx([10.5, 19])
    lines = pasted(said, "define these anywhere, and paste it here")
    source = HEAD + USES_DGEMV + lines + F_DGEMV + ASK
    assert right(box, source, "blas.o", "rule.o") == pytest.approx([10.5, 19])


MPI = "int MPI_Total(const void *, void *, int, void *, void *, void *)"
F_MPI = f"""{MPI};
double f(double *x) {{
  double y = x[0] * x[1], sum = 0;
  MPI_Total(&y, &sum, 1, 0, 0, 0);
  return sum * sum;
}}
"""
#: As if there were two processes with the same numbers.
ALLREDUCE = """int MPI_Total(const void *from, void *to, int n, void *t, void *o, void *c) {
  for (int i = 0; i < n; i++) ((double *)to)[i] = 2 * ((double *)from)[i];
  return 0;
}
int augmented_MPI_Total(void *from, void *dfrom, void *to, void *dto, int n, void *t, void *dt,
                            void *o, void *d_o, void *c, void *dc) {
  return MPI_Total(from, to, n, t, o, c);
}
void gradient_MPI_Total(void *from, void *dfrom, void *to, void *dto, int n, void *t, void *dt,
                            void *o, void *d_o, void *c, void *dc) {
  for (int i = 0; i < n; i++) {
    ((double *)dfrom)[i] += 2 * ((double *)dto)[i];
    ((double *)dto)[i] = 0;
  }
}
"""


def test_a_routine_of_mpi_has_a_rule(box):
    box.write("mpi.c", ALLREDUCE)
    plain(box, "-c", "mpi.c", "-o", "mpi.o")
    said = refused(box, HEAD + F_MPI + ASK, "mpi.o")
    assert "MPI_Total cannot be differentiated yet" in said
    assert "inactive" not in said
    lines = pasted(said, "define these anywhere, and paste it here")
    found = right(box, f"{HEAD}{MPI};\n{lines}{F_MPI}{ASK}", "mpi.o")
    assert found == pytest.approx([2 * 4 * 0.75 * 1.5 * 1.5, 2 * 4 * 0.75 * 1.5 * 0.75])


#: What stands for a rule of f, whatever f is made of: f(x) = x0 x0 + x1 x1.
F_BACK = """double augmented_f(double *x, double *dx) { return f(x); }
void gradient_f(double *x, double *dx, double seed) {
  dx[0] += 2 * x[0] * seed, dx[1] += 2 * x[1] * seed;
}
"""

F_OPENMP = """double f(double *x) {
  double sum = 0;
#pragma omp teams num_teams(1)
  for (int i = 0; i < 2; i++) sum += x[i] * x[i];
  return sum;
}
"""


def test_a_teams_region_of_openmp_is_compiled_without_or_has_a_rule_around_it(box):
    program = HEAD + F_OPENMP + ASK
    said = refused(box, program, "-fopenmp")
    where = program.split("\n").index("#pragma omp teams num_teams(1)") + 1
    assert f"main.c:{where}:1: error: OpenMP teams region cannot be" in said
    assert said.count("OpenMP teams region") == 1
    assert "inactive" not in said
    assert "compile this file without -fopenmp" in said
    assert right(box, program) == pytest.approx([1.5, 3])
    lines = pasted(said, "register a derivative for f, which this is in")
    box.write("rule.c", f"double f(double *);\n{F_BACK}")
    assert right(box, HEAD + lines + F_OPENMP + ASK, "rule.c", "-fopenmp") == pytest.approx(
        [1.5, 3]
    )


F_THREAD = """#include <pthread.h>
struct work { double *x, result; };
static void *run(void *given) {
  struct work *work = given;
  work->result = work->x[0] * work->x[0] + work->x[1] * work->x[1];
  return 0;
}
double f(double *x) {
  struct work work = {x, 0};
  pthread_t thread;
  pthread_create(&thread, 0, run, &work);
  pthread_join(thread, 0);
  return work.result;
}
"""


def test_what_a_thread_runs_is_differentiated_as_what_is_called(box):
    assert right(box, HEAD + F_THREAD + ASK, "-pthread") == pytest.approx([1.5, 3])
    called = F_THREAD.replace("pthread_create(&thread, 0, run, &work);", "run(&work);")
    called = called.replace("pthread_join(thread, 0);", "")
    assert right(box, HEAD + called + ASK, "-pthread") == pytest.approx([1.5, 3])


# -- inactive functions that may write -------------------------------------------------------------

SCALE = "double *scale(double *x) { x[0] *= 3; return x; }\n"
F_SCALES = "double f(double *x) { double y[2] = {x[0], x[1]}; scale(y); return y[0] * y[1]; }\n"
MARK = "void *__enzyme_inactivefn_scale = (void *)scale;\n"


def test_an_inactive_function_that_writes_is_warned_of_and_has_a_way_out(box):
    made, said = build(box, HEAD + SCALE + MARK + F_SCALES + ASK)
    assert made
    assert "scale is marked inactive, but may write numbers through argument 1" in said
    assert "[EZ0309]" in said
    assert "take the mark away: then scale is differentiated" in said
    assert right(box, HEAD + SCALE + F_SCALES + ASK) == pytest.approx([4.5, 2.25])
    line = pasted(said, "or say that this is meant")
    assert build(box, HEAD + SCALE + MARK + line + F_SCALES + ASK) == (True, "")
    assert build(box, HEAD + SCALE + line + F_SCALES + ASK) == (True, "")


def test_a_call_said_to_be_inactive_is_made_by_its_name(box):
    declared = "void __enzyme_call_inactive(void *, ...);\n"
    f = F_SCALES.replace("scale(y)", "__enzyme_call_inactive((void *)scale, y)")
    made, said = build(box, HEAD + SCALE + declared + f + ASK)
    assert made
    assert "call it by its name: then scale is differentiated" in said
    assert right(box, HEAD + SCALE + F_SCALES + ASK) == pytest.approx([4.5, 2.25])
    line = pasted(said, "or say that this is meant")
    assert build(box, HEAD + SCALE + declared + line + f + ASK) == (True, "")
