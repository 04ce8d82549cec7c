"""Ties and equal numbers: the derivative is that of the code that ran, whatever the flags are.

LLVM may write one of two equal numbers for the other, and make maxima of choices; derivatives of
equal numbers differ.
"""

import pytest
from boxes import Box

#: Name, expression, x and y, and the slopes by hand of the arm that is taken there.
CASES = (
    ("greater", "x > y ? x : y", (2, 2), (0, 1)),
    ("not_less", "x >= y ? x : y", (2, 2), (1, 0)),
    ("less", "x < y ? x : y", (2, 2), (0, 1)),
    ("not_greater", "x <= y ? x : y", (2, 2), (1, 0)),
    ("above_zero", "(x > 0 ? x : 0) + y", (0, 2), (0, 1)),
    ("not_below_zero", "(x >= 0 ? x : 0) + y", (0, 2), (1, 1)),
    ("size", "(x > 0 ? x : -x) + y", (0, 2), (-1, 1)),
    ("size_otherwise", "(x < 0 ? -x : x) + y", (0, 2), (1, 1)),
    ("size_by_difference", "(x <= 0 ? 0 - x : x) + y", (0, 2), (-1, 1)),
    ("same", "x == y ? x : y", (2, 2), (1, 0)),
    ("not_same", "x != y ? x : y", (2, 2), (0, 1)),
    ("one", "x == 1 ? 1 : x + 0 * y", (1, 2), (0, 0)),
    ("linear_at_one", "x == 1 ? x * y : x * x * y", (1, 2), (2, 1)),
    ("not_two", "x != 2 ? x * y : x * y + x", (2, 2), (3, 2)),
    ("zero", "x == 0 ? 2 * x : sin(x) * y", (0, 3), (2, 0)),
    ("squares", "x == y ? x * x : y * y * y", (2, 2), (4, 0)),
    ("difference", "x - y > 0 ? x : y", (2, 2), (0, 1)),
    ("clamped", "x > y ? y : x < 1 ? 1 : x", (1, 1.5), (1, 0)),
    ("handed_on", "at_one(x, y)", (1, 3), (6, 1)),
    ("largest", "most_of(x, y)", (2, 2), (0, 1)),
)
HEAD = """
#include <math.h>
#include <stdio.h>
struct slopes { double x, y; };
struct slopes __enzyme_autodiff(void *, double, double);
double __enzyme_fwddiff(void *, double, double, double, double);
static double at_one(double x, double y) {
  if (x == 1.0) { double z = x; return z * y * x; }
  return x * y;
}
static double most_of(double x, double y) {
  double v[2] = {x, y}, most = v[0];
  for (int i = 1; i < 2; i++) most = most > v[i] ? most : v[i];
  return most;
}
"""
FLAGS = ("-O0", "-O2", "-O2 -ffast-math", "-O1 -fno-signed-zeros", "-O3 -ffinite-math-only")


def _function(name, expression):
    return f"static double {name}(double x, double y) {{ return {expression}; }}\n"


def _print(name, at):
    x, y = at
    return (
        f"  r = __enzyme_autodiff((void *){name}, {x:.1f}, {y:.1f});\n"
        f'  printf("{name} %g %g", r.x, r.y);\n'
        f'  printf(" %g", __enzyme_fwddiff((void *){name}, {x:.1f}, 1.0, {y:.1f}, 0.0));\n'
        f'  printf(" %g\\n", __enzyme_fwddiff((void *){name}, {x:.1f}, 0.0, {y:.1f}, 1.0));\n'
    )


@pytest.mark.parametrize("flags", FLAGS)
def test_equal_numbers_have_the_derivative_of_the_code_that_ran(tmp_path, cache, system, flags):
    box = Box(tmp_path, cache, system)
    functions = "".join(_function(name, expression) for name, expression, _, _ in CASES)
    prints = "".join(_print(name, at) for name, _, at, _ in CASES)
    main = f"int main(void) {{\n  struct slopes r;\n{prints}}}\n"
    box.write("ties.c", f"{HEAD}{functions}{main}")
    box.ok(*flags.split(), "ties.c", "-o", "ties", "-lm")
    got = dict(line.split(maxsplit=1) for line in box.run("./ties").stdout.decode().splitlines())
    wanted = {name: f"{x:g} {y:g} {x:g} {y:g}" for name, _, _, (x, y) in CASES}
    assert got == wanted


NESTED = """
#include <stdio.h>
double __enzyme_autodiff(void *, double, ...);
double __enzyme_fwddiff(void *, double, double, ...);
extern int enzyme_const;
static double f(double x, double y) { return x == 1 ? x * x * y : x * y; }
static double slope(double x, double y) { return __enzyme_autodiff((void *)f, x, enzyme_const, y); }
int main(void) { printf("%g\\n", __enzyme_fwddiff((void *)slope, 1.0, 1.0, enzyme_const, 3.0)); }
"""


@pytest.mark.parametrize("flags", ["-O0", "-O2 -ffast-math"])
def test_so_it_is_between_levels_of_nested_derivatives(tmp_path, cache, system, flags):
    box = Box(tmp_path, cache, system)
    box.write("nested.c", NESTED)
    box.ok(*flags.split(), "nested.c", "-o", "nested")
    assert box.run("./nested").stdout == b"6\n"
