"""--enzyme-check: derivatives against differences when the program runs."""

import itertools
import signal

import pytest
from boxes import Box, one_each

HEAD = """#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
float __enzyme_autodiff_float(void *, ...);
void __enzyme_autodiff_memory(void *, ...), __enzyme_fwddiff_memory(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;
"""
LEVELS = ("-O0", "-O2", "-O3 -g -march=native")


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def built(box, text, *options, name="a.c", command="enzyme-cc"):
    """What is said when a program is built."""
    box.write(name, text)
    done = box.enzyme(*options, name, "-lm", "-o", "a", command=command)
    assert done.returncode == 0, done.stderr.decode()
    return done.stderr.decode()


# -- right derivatives: nothing is said, and all is as it would be otherwise -----------------------

RIGHT = {
    "sums and products": """
static double f(const double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++) s = s * cos(x[i]) + x[i] * x[i];
  return s;
}
int main(void) {
  double x[5] = {1, -2, 0, 1e-3, 40}, dx[5] = {1, 1, 1, 1, 1};
  __enzyme_autodiff_memory((void *)f, x, dx, 5);
  for (int i = 0; i < 5; i++) printf("%.12g ", dx[i]);
}""",
    "what is overwritten": """
static void f(double *x, int n) {
  for (int i = 1; i < n; i++) x[i] = x[i] * x[i - 1] + x[i];
  x[0] = 0;
}
int main(void) {
  double x[4] = {1, 2, 3, 4}, dx[4] = {1, 2, 3, 4};
  __enzyme_autodiff_memory((void *)f, x, dx, 4);
  for (int i = 0; i < 4; i++) printf("%.12g %.12g ", x[i], dx[i]);
  double y[4] = {1, 2, 3, 4}, dy[4] = {1, 2, 3, 4};
  __enzyme_fwddiff_memory((void *)f, y, dy, 4);
  for (int i = 0; i < 4; i++) printf("%.12g %.12g ", y[i], dy[i]);
}""",
    "a list": """
typedef struct node { double value; struct node *next; int count; } node;
static double f(const node *n, double *out) {
  double s = 0;
  for (; n; n = n->next) s += n->value * n->value * n->count;
  *out = s * s;
  return sqrt(s);
}
int main(void) {
  node c = {3, 0, 1}, b = {2, &c, 2}, a = {1, &b, 3};
  node dc = {0, 0, 1}, db = {0, &dc, 2}, da = {0, &db, 3};
  double out, seed = 2;
  __enzyme_autodiff_memory((void *)f, &a, &da, &out, &seed);
  printf("%.12g %.12g %.12g %.12g", da.value, db.value, dc.value, out);
}""",
    "numbers by value, several functions, memory of its own": """
__attribute__((noinline)) static void scaled(double *to, const double *from, double by, int n) {
  for (int i = 0; i < n; i++) to[i] = from[i] * by;
}
static double f(double a, const double *x, int n, double b) {
  double *t = malloc(n * sizeof *t), *u = calloc(n, sizeof *u);
  scaled(t, x, a, n);
  memcpy(u, t, n * sizeof *t);
  t = realloc(t, 2 * n * sizeof *t);
  memcpy(t + n, x, n * sizeof *t);
  double s = 0;
  for (int i = 0; i < n; i++) s += exp(u[i]) * t[i + n] + b / t[i];
  free(t);
  free(u);
  return s;
}
int main(void) {
  struct { double a, b; } __enzyme_autodiff_two(void *, ...);
  double x[3] = {1, 2, .5}, dx[3] = {0};
  printf("%.12g ", __enzyme_autodiff((void *)f, enzyme_out, .5, x, dx, 3, enzyme_const, 2.));
  printf("%.12g %.12g %.12g ", dx[0], dx[1], dx[2]);
  printf("%.12g ", __enzyme_fwddiff((void *)f, .5, 1., x, dx, 3, 2., 1.));
}""",
    "float": """
static float f(const float *x, int n, float p) {
  float s = 0;
  for (int i = 0; i < n; i++) s += powf(x[i], p) + sinf(100 * x[i]);
  return s / n;
}
int main(void) {
  float x[3] = {1, 2, .5f}, dx[3] = {0};
  printf("%.5g ", __enzyme_autodiff_float((void *)f, x, dx, 3, 2.5f));
  for (int i = 0; i < 3; i++) printf("%.5g ", dx[i]);
}""",
    "kinks and steps": """
static double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += fabs(x[i]) * (i + 1) + (x[i] > 1 ? x[i] : 0) + floor(x[i]);
  return s + fmax(x[0], x[1]);
}
int main(void) {
  double x[4] = {0, 0, 1, -2}, dx[4] = {0};
  __enzyme_autodiff_memory((void *)f, x, dx, 4);
  for (int i = 0; i < 4; i++) printf("%.12g ", dx[i]);
}""",
    "constants that are not written to": """
static const double A[2] = {3, 4};
static double f(const double *x, const double *y) { return x[0] * y[1] + x[1] * y[0] * y[0]; }
int main(void) {
  double x[2] = {1, 2}, dx[2] = {0}, da[2] = {0};
  __enzyme_autodiff_memory((void *)f, x, dx, A, da);
  printf("%g %g %g %g", dx[0], dx[1], da[0], da[1]);
}""",
    "several directions": """
static double f(const double *x) { return x[0] * x[1]; }
int main(void) {
  double x[2] = {2, 3}, a[2] = {0}, b[2] = {0};
  __enzyme_autodiff_memory((void *)f, enzyme_width, 2, x, a, b);
  printf("%g %g %g", a[0], a[1], b[1]);
}""",
    "variables of the program are written, and written back": """
static int calls;
static double last;
static double f(double x) { calls++; last = x; return x * x * x; }
int main(void) {
  printf("%g ", __enzyme_autodiff((void *)f, 2.0));
  printf("%d %g", calls, last);
}""",
}


@pytest.mark.parametrize(("what", "level"), one_each(itertools.product(RIGHT, LEVELS)))
def test_of_what_is_right_nothing_is_said_and_nothing_is_changed(box, what, level):
    text = HEAD + RIGHT[what]
    built(box, text, *level.split())
    plain = box.run("./a")
    assert plain.returncode == 0
    said = built(box, text, *level.split(), "--enzyme-check=abort")
    assert "not checked" not in said
    done = box.run("./a")
    assert (done.returncode, done.stdout, done.stderr.decode()) == (0, plain.stdout, "")


# -- wrong ones: a registered gradient that is off -------------------------------------------------

WRONG = (
    HEAD
    + """
typedef struct { void *tape; double value; } Made;
__attribute__((noinline)) double norm(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
Made augmented(const double *x, double *dx, int n) { Made made = {0, norm(x, n)}; return made; }
void gradient(const double *x, double *dx, int n, double seed, void *tape) {
  for (int i = 0; i < n; i++) dx[i] += (i == AT || AT < 0 ? FACTOR : 2) * x[i] * seed;
}
void *__enzyme_register_gradient_norm[] = {(void *)norm, (void *)augmented, (void *)gradient};
double cube(double x) { return x * x * x; }
typedef struct { double value, tangent; } Both;
Both tangent(double x, double dx) {
  Both made = {x * x * x, FACTOR * 1.5 * x * x * dx};
  return made;
}
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)tangent};
static double loss(const double *weights, const double *x, int n) {
  return sin(norm(x, n)) * weights[0];
}
static void both(const double *x, double *y) { y[0] = x[0]; y[1] = cube(x[1]); }
#ifdef TOLD
void enzyme_check_failed(const char *message) { printf("told: %s", message); }
#endif
int main(int count, char **words) {
  double x[6] = {1, .2, .3, -.4, .5, .25}, dx[6] = {0}, w[1] = {2}, dw[1] = {0};
  double z[2] = {1, .2}, d[2] = {1, 2}, y[2], dy[2];
  if (count == 1)
    __enzyme_autodiff_memory((void *)loss, w, dw, x, dx, 6);
  else
    for (int i = 0; i < atoi(words[1]); i++)
      __enzyme_fwddiff_memory((void *)both, z, d, y, dy);
  puts("done");
}
"""
)


def wrong(box, at, factor, *options):
    built(box, WRONG, f"-DAT={at}", f"-DFACTOR={factor}", "--enzyme-check", *options)


MISTAKES = ((0, 2.001), (3, 3), (5, -2), (4, 0), (-1, 4))


@pytest.mark.parametrize(("mistake", "level"), one_each(itertools.product(MISTAKES, LEVELS)))
def test_what_is_wrong_is_told_with_its_line_argument_and_first_component(box, level, mistake):
    at, factor = mistake
    wrong(box, at, factor, *level.split())
    done = box.run("./a")
    said = done.stderr.decode()
    assert (done.returncode, done.stdout) == (0, b"done\n")
    asks = "    __enzyme_autodiff_memory((void *)loss, w, dw, x, dx, 6);"
    line = WRONG.split("\n").index(asks) + 1
    assert f"a.c:{line}:5: the derivative of loss is wrong: argument 2" in said
    assert f", component {max(at, 0)}: the gradient is " in said
    assert said.count("\n") == 1
    assert said.count("the difference quotient") == 1
    words = ("gradient is ", "quotient ")
    got, quotient = (float(said.split(word)[1].split()[0].strip(",")) for word in words)
    assert got == pytest.approx(quotient * factor / 2, rel=1e-4, abs=1e-12)


def test_a_right_rule_is_not_told_of(box):
    wrong(box, 3, 2)
    assert box.run("./a").stderr == b""
    assert box.run("./a", "3").stderr == b""


def test_the_exit_status_is_that_of_abort_if_so_chosen(box):
    wrong(box, 3, 3, "--enzyme-check=abort")
    done = box.run("./a")
    assert done.returncode == -signal.SIGABRT
    assert b"component 3" in done.stderr
    assert not done.stdout


def test_a_function_of_the_programs_is_told_instead(box):
    wrong(box, 3, 3, "-DTOLD")
    done = box.run("./a")
    assert not done.stderr
    assert b"told: enzyme-cc: " in done.stdout
    assert b"component 3" in done.stdout


@pytest.mark.parametrize(("calls", "told"), [(1, 1), (3, 3), (4, 4), (7, 4), (8, 5), (40, 7)])
def test_the_first_calls_are_checked_and_then_some(box, calls, told):
    wrong(box, 3, 3, "-O2")
    said = box.run("./a", str(calls)).stderr.decode()
    assert said.count("component 1: the tangent is") == told
    assert said.count("\n") == told


def test_names_of_arguments_are_told_with_debug_information(box):
    wrong(box, 3, 3, "-O1", "-g")
    assert b"argument 2 (x), component 3" in box.run("./a").stderr


def test_the_environment_asks_for_it_when_a_project_is_built(box):
    box.environment["ENZYME_CC_CHECK"] = "1"
    built(box, WRONG, "-DAT=3", "-DFACTOR=3")
    assert b"component 3" in box.run("./a").stderr
    built(box, WRONG, "-DAT=3", "-DFACTOR=3", "--enzyme-check=off")
    assert not box.run("./a").stderr
    box.environment["ENZYME_CC_CHECK"] = "perhaps"
    done = box.enzyme("-c", "a.c")
    assert done.returncode == 1
    assert b"'perhaps' is no value of ENZYME_CC_CHECK" in done.stderr


def test_derivatives_made_before_are_not_taken_for_checked_ones(box):
    box.environment["ENZYME_CC_CACHE_SIZE"] = "1G"
    options = ("-O1", "-DAT=3", "-DFACTOR=3", "-c", "a.c", "-o", "a.o")
    box.write("a.c", WRONG)
    made = []
    for further in ((), ("--enzyme-check",), (), ("--enzyme-check",)):
        box.ok(*options, *further)
        made.append((box.folder / "a.o").read_bytes())
    assert made[0] == made[2]
    assert made[1] == made[3]
    assert b"enzyme-cc: %s: the derivative of %s is wrong" in made[1]
    assert b"is wrong" not in made[0]


def test_off_means_the_same_to_the_byte(box):
    box.write("a.c", WRONG)
    options = ("-O2", "-DAT=3", "-DFACTOR=3", "-c", "a.c")
    box.ok(*options, "-o", "plain.o")
    box.ok(*options, "-o", "off.o", "--enzyme-check=off")
    assert (box.folder / "plain.o").read_bytes() == (box.folder / "off.o").read_bytes()


# -- what is not checked, with a word --------------------------------------------------------------

SKIPPED = {
    "it calls printf": 'double f(double x) { printf("%g", x); return x * x; }',
    "it uses volatile memory": "volatile int n; double f(double x) { n = 1; return x * x; }",
    "it computes with x86_fp80": "double f(double x) { return (double)((long double)x * x); }",
}


@pytest.mark.parametrize("why", SKIPPED)
def test_what_is_not_checked_is_told_when_it_is_compiled(box, why):
    text = HEAD + SKIPPED[why]
    text += "\nint main(void) { __enzyme_autodiff((void *)f, 2.0); }\n"
    said = built(box, text, "-O2", "--enzyme-check=abort")
    assert f"remark: the derivative of f is not checked: {why}" in said
    assert said.splitlines()[0].startswith("a.c:10:")
    done = box.run("./a")
    assert done.returncode == 0
    assert not done.stderr


BYTES = (
    HEAD
    + """
static double f(const double *x, double *y) {
  for (unsigned i = 0; i < sizeof *x; i++) ((char *)y)[i] = ((const char *)x)[i];
  return *y * *y;
}
int main(void) {
  double x = 3, dx = 0, y, dy = 0;
  for (int i = 0; i < 3; i++) dx = 1, dx = __enzyme_fwddiff((void *)f, &x, &dx, &y, &dy);
  printf("%g", dx);
}
"""
)


def test_numbers_that_are_moved_as_bytes_are_told_of_once_when_it_runs(box):
    built(box, BYTES, "-O1", "-g", "--enzyme-check=abort")
    done = box.run("./a")
    assert (done.returncode, done.stdout) == (0, b"6")
    said = done.stderr.decode()
    assert "the derivative of f is not checked: it moves numbers, or addresses, as bytes" in said
    assert said.count("\n") == 1


FREEING = (
    HEAD
    + """
typedef struct { double *at; } Box;
static double f(Box *box) {
  double s = box->at[0] * box->at[0];
  free(box->at);
  box->at = 0;
  return s;
}
int main(void) {
  Box box = {malloc(sizeof(double))}, shadow = {calloc(1, sizeof(double))};
  box.at[0] = 3;
  __enzyme_autodiff_memory((void *)f, &box, &shadow);
  puts("done");
}
"""
)


def test_memory_of_the_callers_that_is_given_back_is_told_of(box):
    built(box, FREEING, "-O2", "--enzyme-check=abort")
    done = box.run("./a")
    assert (done.returncode, done.stdout) == (0, b"done\n")
    assert b"not checked: it gives back memory that it has not made" in done.stderr


CXX = """#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <vector>
template <class... T> void __enzyme_autodiff(T...);
struct Layer { std::vector<double> weights; double bias; };
static double f(const std::vector<Layer> &layers, std::vector<double> x) {
  for (const Layer &layer : layers) {
    if (layer.weights.size() != x.size()) throw std::invalid_argument("size");
    std::vector<double> y;
    for (size_t i = 0; i < x.size(); i++)
      y.push_back(std::tanh(layer.weights.at(i) * x[i] + layer.bias));
    x = y;
  }
  double s = 0;
  for (double each : x) s += each;
  return s;
}
static double loss(const std::vector<Layer> &layers, const std::vector<double> &x) {
  return f(layers, x);
}
int main() {
  std::vector<Layer> layers{{{.1, .2}, .3}, {{.4, -.5}, -.6}}, d{{{0, 0}, 0}, {{0, 0}, 0}};
  std::vector<double> x{1, 2}, dx{0, 0};
  __enzyme_autodiff((void *)loss, &layers, &d, &x, &dx);
  std::printf("%.9g %.9g %.9g %.9g\\n", d[0].weights[1], d[1].bias, dx[0], dx[1]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_vectors_of_cxx_are_gone_through(box, level):
    said = built(box, CXX, level, "--enzyme-check=abort", name="a.cpp", command="enzyme-c++")
    assert "not checked" not in said
    done = box.run("./a")
    assert (done.returncode, done.stderr.decode()) == (0, "")
    checked = done.stdout
    built(box, CXX, level, name="a.cpp", command="enzyme-c++")
    assert box.run("./a").stdout == checked


FORTRAN = """program gradient
  use enzyme
  implicit none
  real(8) :: x(3) = [1, 2, 3], dx(3) = 0, y, dy = 1
  call enzyme_autodiff(loss, x, dx, y, dy)
  print '(3f8.3)', dx
contains
  subroutine loss(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    y = sum(x**3) + x(1) * x(3)
  end subroutine
end program
"""


def test_fortran_is_checked(box):
    built(box, FORTRAN, "-O1", "--enzyme-check=abort", name="a.f90", command="enzyme-fc")
    done = box.run("./a")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"   6.000  12.000  28.000\n", b"")
