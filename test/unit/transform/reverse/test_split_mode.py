"""Tapes that go from one source file to another, and what is noticed when they are mixed up."""

import pytest
from boxes import Box, needs

pytestmark = needs("clang-22")

HEADER = """
#include <enzyme/enzyme.h>
#include <stdio.h>
static inline double cube(double *x) { double y = *x * *x * *x; *x = 0; return y; }
static inline double square(double *x) { return *x * *x; }
static inline double power(double *x) {
  double y = *x;
  while (y > 1) y *= 0.5 * y;
  return y;
}
void *forward(double *x, double *dx);
"""
FORWARD = """
#include "f.h"
void *forward(double *x, double *dx) {
  return __enzyme_augmentfwd_tape((void *)FUNCTION, enzyme_noret, MARKER enzyme_dup, x, dx);
}
"""
BACK = """
#include "f.h"
int main(void) {
  double x = 1.5, dx = 0;
  void *tape = forward(&x, &dx);
  x = 1000;
  __enzyme_reverse_void((void *)FUNCTION, MARKER enzyme_dup, &x, &dx, 1.0, tape);
  printf("%g\\n", dx);
}
"""


@pytest.fixture
def box(tmp_path, cache):
    made = Box(tmp_path, cache)
    made.write("f.h", HEADER)
    made.write("forward.c", FORWARD)
    made.write("back.c", BACK)
    return made


def ran(box, forward, back, *markers):
    """The program of two files, each about a function and with a marker."""
    ahead, behind = (f"-DMARKER={each + ',' if each else ''}" for each in markers or ("", ""))
    box.ok("-O2", "-c", f"-DFUNCTION={forward}", ahead, "forward.c")
    box.ok("-O2", "-c", f"-DFUNCTION={back}", behind, "back.c")
    box.ok("forward.o", "back.o", "-o", "prog")
    return box.run("./prog")


@pytest.mark.parametrize(("function", "slope"), [("cube", "6.75"), ("square", "3")])
def test_a_tape_can_be_used_in_another_source_file(box, function, slope):
    assert ran(box, function, function).stdout.decode() == f"{slope}\n"


def test_a_tape_of_another_function_stops_the_program(box):
    done = ran(box, "cube", "square")
    assert done.returncode == 1
    assert b"__enzyme_reverse of square: the tape is not one that" in done.stderr


def test_a_tape_that_is_to_be_used_once_is_not_used_again_elsewhere(box):
    assert ran(box, "power", "power").stdout == b"1.6875\n"  # two rounds: x^4 / 8
    done = ran(box, "power", "power", "", "enzyme_nofree")
    assert done.returncode == 1
    assert b"with the same markers" in done.stderr


def test_no_tape_stops_the_program(box):
    box.write("forward.c", '#include "f.h"\nvoid *forward(double *x, double *dx) { return 0; }\n')
    done = ran(box, "cube", "cube")
    assert done.returncode == 1
    assert b"the tape is not one that" in done.stderr


SIZES = """
#include <enzyme/enzyme.h>
ENZYME_AUGMENTFWD(double, value);
static double f(double *x) { return x[0] * x[1] * x[2]; }
static double g(double *x) { return x[0] * x[0]; }
double taped(double *x, double *dx, void *memory) {
  unsigned long size = __enzyme_augmentsize((void *)FUNCTION, enzyme_dup);
  return __enzyme_augmentfwd_value((void *)f, enzyme_allocated, size, enzyme_tape, memory,
                                   enzyme_dup, x, dx);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_the_size_of_a_tape_may_be_what_another_request_says(box, level):
    box.write("sizes.c", SIZES)
    box.ok(level, "-c", "-DFUNCTION=f", "sizes.c")
    done = box.enzyme(level, "-c", "-DFUNCTION=g", "sizes.c")
    assert done.returncode != 0
    assert b"the tape needs 24 bytes, and enzyme_allocated says 8 [EZ0420]" in done.stderr


def test_a_tape_of_a_file_that_was_compiled_otherwise_stops_the_program(box):
    box.write("f.h", HEADER.replace("*x * *x * *x", "*x * *x FACTOR"))
    box.ok("-O2", "-c", "-DFUNCTION=cube", "-DMARKER=", "-DFACTOR=", "forward.c")
    box.ok("-O2", "-c", "-DFUNCTION=cube", "-DMARKER=", "-DFACTOR=+ *x", "back.c")
    box.ok("forward.o", "back.o", "-o", "prog")
    assert box.run("./prog").returncode == 1
