"""An exception that leaves what has stored numbers stops what would go back through it."""

import pytest
from boxes import Box

PROGRAM = """
#include <enzyme/enzyme.h>
#include <cmath>
#include <cstdio>
#include <stdexcept>
extern "C" double __enzyme_autodiff_one(void *, ...);
__attribute__((noinline)) static double put(double *p, double x) {
  *p = x * x;
  if (x < 0) throw std::domain_error("negative");
  return std::sqrt(x);
}
static double f(double x) {
  double kept = 1;
  try {
    return put(&kept, x);
  } catch (const std::domain_error &) {
    return kept;
  }
}
int main(int count, char **) {
  std::printf("%g\\n", __enzyme_autodiff_one((void *)f, count > 1 ? -2.0 : 4.0));
}
"""

WARNED = "if an exception leaves this call, the gradient stops the program"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("put.cpp", PROGRAM)
    done = made.ok("-O2", "-g", "put.cpp", "-o", "put", command="enzyme-c++")
    assert f"put.cpp:15:12: warning: {WARNED}".encode() in done.stderr
    assert b"[EZ0310]" in done.stderr
    return made


def test_a_call_that_returns_is_gone_back_through(box):
    assert box.run("./put").stdout == b"0.25\n"


def test_a_call_that_was_left_after_it_had_stored_stops_the_program(box):
    done = box.run("./put", "throws")
    assert done.returncode != 0
    assert b"put.cpp:15:12: an exception left this call" in done.stderr


def test_without_debug_information_the_function_has_the_name_of_its_source(box):
    box.ok("-O2", "put.cpp", "-o", "put", command="enzyme-c++")
    done = box.run("./put", "throws")
    assert done.returncode != 0
    assert b"put.cpp: in f: an exception left this call" in done.stderr
    assert not done.stdout


READING = """
#include <enzyme/enzyme.h>
#include <cstdio>
#include <stdexcept>
extern "C" double __enzyme_autodiff_one(void *, ...);
struct Disc { double radius, height; };
__attribute__((noinline)) static double volume(const Disc *d) {
  if (d->radius < 0) throw std::domain_error("negative");
  return d->radius * d->radius * d->height;
}
static double f(const Disc *d, double x) {
  double total = x * x;
  try {
    total *= volume(d);
  } catch (const std::domain_error &) {
    total += d->height * x;
  }
  return total;
}
int main(int count, char **) {
  Disc d = {count > 1 ? -2. : 2., 3}, shadow = {0, 0};
  double dx = __enzyme_autodiff_one((void *)f, enzyme_dup, &d, &shadow, 4.);
  std::printf("%g %g %g\\n", shadow.radius, shadow.height, dx);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_call_that_only_reads_may_throw(tmp_path, cache, system, level):
    # x x r r h, and x x + h x where the radius is negative.
    box = Box(tmp_path, cache, system)
    box.write("read.cpp", READING)
    done = box.ok(level, "read.cpp", "-o", "read", command="enzyme-c++")
    assert b"exception" not in done.stderr
    assert box.run("./read").stdout == b"192 64 96\n"
    assert box.run("./read", "throws").stdout == b"0 4 11\n"


#: What throws a number, and what of it a handler reads.
NUMBERS = {
    "a number": ("", "throw 2 * x", "double e", "e"),
    "a struct": ("struct S { int i; double v; };", "throw S{3, 2 * x}", "const S &e", "e.v"),
    "a pointer": ("static double kept;", "kept = 2 * x; throw &kept", "double *e", "*e"),
    "a class": (
        "struct S : std::runtime_error {"
        '  double v; __attribute__((noinline)) S(double v) : std::runtime_error("s"), v(v) {} };',
        "throw S(2 * x)",
        "const S &e",
        "e.v",
    ),
    "set when caught": (
        "struct S { double v; };",
        "try { throw S{1}; } catch (S &s) { s.v = 2 * x; throw; }",
        "const S &e",
        "e.v",
    ),
}
THROWING = """
#include <enzyme/enzyme.h>
#include <stdexcept>
extern "C" double __enzyme_%s(void *, ...);
struct Model { virtual double step(double x) { return x * x; } virtual ~Model() {} };
%s
__attribute__((noinline)) static void check(double x) { if (x > 1) { %s; } }
double f(double x, Model *model) {
  try { check(model->step(x)); } catch (%s) { return %s; }
  return x;
}
double d(double x, double dx, Model *m) { return __enzyme_%s((void *)f, %s, enzyme_const, m); }
"""
ASKED = {"autodiff": "x", "fwddiff": "x, dx"}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("thrown", NUMBERS)
def test_a_number_that_is_thrown_is_refused(thrown, name, level, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write("number.cpp", THROWING % (name, *NUMBERS[thrown], name, ASKED[name]))
    done = box.enzyme(level, "-c", "number.cpp", command="enzyme-c++")
    assert done.returncode == 1
    assert b"[EZ0305]" in done.stderr, done.stderr.decode()
