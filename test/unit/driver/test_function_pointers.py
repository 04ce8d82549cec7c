"""Function pointers in shadows, as users meet them: what is found, and what stops the program."""

import pytest
from boxes import Box

#: A call through the pointer in a struct whose shadow is a copy of it.
COPIED = """
#include <enzyme/enzyme.h>
#include <stdio.h>
typedef double unary(double);
static double square(double x) { return x * x; }
static double raw(double x) { __asm__("" : "+x"(x)); return x * x; }
struct op { unary *f; };
__attribute__((noinline)) static double apply(const struct op *o, double x) { return o->f(x); }
int main(int argc, char **argv) {
  struct op a = {argc > 1 ? raw : square}, da = a;
  double by_x = 0;
  if (argc > 2) by_x = __enzyme_fwddiff_double((void *)apply, enzyme_dup, &a, &da, 3.0, 1.0);
  else by_x = __enzyme_autodiff_double((void *)apply, enzyme_dup, &a, &da, enzyme_out, 3.0);
  printf("%g\\n", by_x);
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_function_without_a_derivative_stops_the_program_only_when_it_is_called(box, level):
    box.write("copied.c", COPIED)
    assert box.ok(level, "-g", "copied.c", "-o", "copied").stderr == b""
    assert box.run("./copied").stdout == b"6\n"
    for mode in (["backwards"], ["forwards", "too"]):
        done = box.run("./copied", *mode)
        assert (done.returncode, done.stdout) == (1, b"")
        assert b"copied.c:8:86: a function pointer has itself as its shadow" in done.stderr
