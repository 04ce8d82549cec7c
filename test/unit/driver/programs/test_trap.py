"""--enzyme-trap=nan: the first NaN or infinity of a derivative stops the program, with its line."""

import signal

import pytest
from boxes import Box

PROGRAM = """#include <math.h>
#include <stdio.h>
#include <stdlib.h>
void __enzyme_autodiff_memory(void *, ...), __enzyme_fwddiff_memory(void *, ...);
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
float __enzyme_autodiff_float(void *, ...);
double ratio(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += 1 /
         x[i];
  return s;
}
void keep(const double *x, double *y) { y[0] = x[0] * x[0]; }
float root(float x) { return logf(x) + x; }
double large(double x) { return x * 1e308 + x * 1e308; }
int main(int count, char **words) {
  double x[2] = {1, atof(words[2])}, dx[2] = {1, atof(words[3])}, y[1], dy[1] = {atof(words[3])};
  double got = 0;
  switch (words[1][0]) {
  case 'r': dx[1] = 0; __enzyme_autodiff_memory((void *)ratio, x, dx, 2); got = dx[1]; break;
  case 'f': got = __enzyme_fwddiff((void *)ratio, x, dx, 2); break;
  case 's': dx[0] = 0; __enzyme_autodiff_memory((void *)keep, x, dx, y, dy); got = dx[0]; break;
  case 'i': dy[0] = 1; __enzyme_autodiff_memory((void *)keep, x, dx + 1, y, dy); got = 1; break;
  case 't': __enzyme_fwddiff_memory((void *)keep, x + 1, dx + 1, y, dy); got = dy[0]; break;
  case 'o': got = __enzyme_autodiff((void *)large, x[1]); break;
  case 'l': got = __enzyme_autodiff_float((void *)root, (float)x[1]); break;
  }
  printf("%g\\n", got);
}
"""
#: How it is called, and what it says; nothing where all is finite.
CASES = {
    "r 2 0": "-0.25",
    "r 0 0": "a.c:10:12: in ratio: the derivative becomes -infinity: it was finite before, but",
    "r nan 0": "a.c:10:12: in ratio: the derivative becomes NaN: a value of the primal is NaN here",
    "f 2 4": "-2",
    "f 0 1": "a.c:10:12: in ratio: the derivative becomes",
    "f 2 nan": "a.c:11:10: in ratio: the shadow holds NaN already: a seed",
    "s 2 1": "2",
    "s 2 nan": "a.c:14:46: in keep: the shadow holds NaN already: a seed",
    "s 2 inf": "a.c:14:46: in keep: the shadow holds infinity already: a seed",
    "i 3 inf": "in keep: the shadow that is added to holds infinity already",
    "t 3 nan": "in keep: the shadow holds NaN already",
    "o 0 0": "in large: the derivative becomes infinity: the sum of two finite ones",
    "l 1 0": "2",
    "l 0 0": "a.c:15:30: in root: the derivative becomes infinity: it was finite before, but",
}


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("a.c", PROGRAM)
    return made


def stops_or_says(box, words, expected):
    done = box.run(*words)
    if expected[0] in "-0123456789":
        assert (done.returncode, done.stdout.decode()) == (0, expected + "\n")
        return
    assert done.returncode == -signal.SIGABRT
    assert expected in done.stderr.decode()
    assert done.stderr.decode().count("\n") == 1
    assert not done.stdout


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3 -g", "-O2 -fno-math-errno -march=native"])
def test_the_first_that_is_not_finite_stops_the_program_with_its_line(box, level):
    box.ok(*level.split(), "--enzyme-trap=nan", "a.c", "-lm", "-o", "a")
    for words, expected in CASES.items():
        if words == "o 0 0" and level != "-O0":
            continue  # LLVM has made one product of the two
        stops_or_says(box, ["./a", *words.split()], expected)


def test_fast_math_hides_nothing(box):
    box.ok("-O2", "-ffast-math", "-w", "--enzyme-trap=nan", "a.c", "-lm", "-o", "a")
    for words in ("r nan 0", "s 2 nan", "l 0 0"):
        assert box.run("./a", *words.split()).returncode == -signal.SIGABRT
    assert box.run("./a", "r", "2", "0").stdout == b"-0.25\n"


def test_nothing_stops_and_nothing_is_added_without_it(box):
    box.ok("-O2", "-c", "a.c", "-o", "plain.o")
    assert b"__enzyme_cc_trap" not in (box.folder / "plain.o").read_bytes()
    box.ok("-O2", "a.c", "-lm", "-o", "a")
    assert box.run("./a", "r", "0", "0").stdout == b"-inf\n"


CXX = """#include <cmath>
#include <cstdio>
#include <vector>
template <class... T> void __enzyme_autodiff(T...);
static double f(const std::vector<double> &x) {
  double s = 0;
  for (double each : x)
    s += std::sqrt(each) * std::log(each);
  return s;
}
int main(int count, char **) {
  std::vector<double> x{1, double(count - 1)}, d(2);
  __enzyme_autodiff((void *)f, &x, &d);
  std::printf("%g\\n", d[1]);
}
"""
FORTRAN = """program gradient
  use enzyme
  implicit none
  real(8) :: x(2) = [1, 0], dx(2) = 0, y, dy = 1
  if (command_argument_count() > 0) x(2) = 2
  call enzyme_autodiff(loss, x, dx, y, dy)
  print '(f6.2)', dx(2)
contains
  subroutine loss(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    y = x(1) + &
      1 / x(2)
  end subroutine
end program
"""


def test_a_line_of_cxx(box):
    box.write("a.cpp", CXX)
    box.ok("-O2", "--enzyme-trap=nan", "a.cpp", "-o", "a", command="enzyme-c++")
    stops_or_says(box, ["./a"], "a.cpp:8:")
    stops_or_says(box, ["./a", "more"], "1")


def test_a_line_of_fortran(box):
    box.write("a.f90", FORTRAN)
    box.ok("-O1", "--enzyme-trap=nan", "a.f90", "-o", "a", command="enzyme-fc")
    stops_or_says(box, ["./a"], "a.f90:1")
    assert box.run("./a", "more").stdout == b" -0.25\n"


UNDEMANDED = """#include <math.h>
#include <stdio.h>
typedef double four __attribute__((vector_size(32)));
double __enzyme_autodiff(void *, double), __enzyme_fwddiff(void *, double, double);
__attribute__((noinline)) static four inverse(four v) { return 1 / v; }
static double f(double x) {
  four v = {x, 2 * x, 0, x - x}, w = inverse(v), root = 1 / (v + w * 0);
  double zero = x - x, pole = log(zero);
  return w[0] * w[1] + root[0] + fmax(pole, x) + (x > 0 ? x : sqrt(zero) / zero);
}
int main(void) {
  printf("%g %g\\n", __enzyme_autodiff((void *)f, 2.0), __enzyme_fwddiff((void *)f, 2.0, 1.0));
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_what_nobody_demands_stops_nothing(box, level):
    # 1 / (2 x x) + 1 / x + x + x at 2: -1 / 8 - 1 / 4 + 2
    box.write("undemanded.c", UNDEMANDED)
    box.ok(level, "--enzyme-trap=nan", "undemanded.c", "-o", "undemanded", "-lm")
    assert box.run("./undemanded").stdout == b"1.625 1.625\n"
