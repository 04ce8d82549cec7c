"""Integers over a part of a double in a register: a union that LLVM keeps in one value."""

import pytest
from boxes import Box

C = """
#include <math.h>
#include <stdio.h>
typedef union {
  double real; int whole; unsigned count; short small; signed char tiny; long wide; _Bool is_true;
  struct { int low, high; } pair;
} value;
int enzyme_dup, enzyme_const;
extern void __enzyme_autodiff(void *, int, double *, double *, int, int);
extern double __enzyme_fwddiff(void *, int, double *, double *, int, int);
static double f(const double *p, int n) {
  double x = p[0], y = p[1], sum = 0;
  value it;
  int is_integer = 0;
  it.real = x * y;
  for (int i = 0; i < n; i++) {
    switch (i % 4) {
      case 0: it.real = (i % 3 ? x : y) * i / 3, is_integer = 0; break;
      case 2: WRITTEN, is_integer = 1; break;
      default: break;
    }
    sum = sum * x * 0.5 + (is_integer == IS_WRONG ? it.real : READ);
  }
  return sum;
}
static int is_near(double one, double other) { return fabs(one - other) < 1e-6 * (1 + fabs(one)); }
int main(void) {
  double p[2] = {1.3, 0.7}, dp[2] = {0, 0}, step = 1e-6;
#if IS_REVERSE
  __enzyme_autodiff((void *)f, enzyme_dup, p, dp, enzyme_const, 11);
#endif
  for (int at = 0; at < 2; at++) {
    double higher[2] = {p[0], p[1]}, lower[2] = {p[0], p[1]};
    higher[at] += step, lower[at] -= step;
    double slope = (f(higher, 11) - f(lower, 11)) / (2 * step);
#if !IS_REVERSE
    double along[2] = {!at, at};
    dp[at] = __enzyme_fwddiff((void *)f, enzyme_dup, p, along, enzyme_const, 11);
#endif
    printf("%s\\n", is_near(slope, dp[at]) ? "right" : "wrong");
  }
}
"""

#: What is stored to the union, and what is read of it.
PARTS = {
    "whole": ("it.whole = i - 3", "(double)it.whole"),
    "computed": ("it.whole = i * n", "2.0 * (it.whole + 1)"),
    "unsigned": ("it.count = i", "(double)(it.count / 2)"),
    "short": ("it.small = (short)(i - 3)", "(double)it.small"),
    "char": ("it.tiny = (signed char)(i - 4)", "(double)it.tiny"),
    "long": ("it.wide = i - 3", "(double)it.wide"),
    "high half": ("it.pair.high = i", "(double)it.pair.high"),
    "halves": ("it.pair.low = i, it.pair.high = 3 - i", "(double)(it.pair.low * it.pair.high)"),
    "one over another": ("it.whole = i, it.small = 7", "(double)it.whole"),
    "given": ("it.whole = n", "(double)(it.whole - i)"),
}
LEVELS = ("-O0", "-O2", "-O1 -fno-strict-aliasing")
CASES = [(part, LEVELS[at % len(LEVELS)]) for at, part in enumerate(PARTS)]


@pytest.mark.parametrize("is_reverse", [0, 1], ids=["forward", "reverse"])
@pytest.mark.parametrize(("part", "level"), CASES)
def test_an_integer_over_a_double_is_told_from_it(tmp_path, cache, system, part, level, is_reverse):
    box = Box(tmp_path, cache, system)
    box.write("union.c", C)
    written, read = PARTS[part]
    said = {"WRITTEN": f"({written})", "READ": read, "IS_REVERSE": is_reverse}
    words = (*level.split(), *(f"-D{name}={what}" for name, what in said.items()), "union.c", "-lm")
    box.ok(*words, "-DIS_WRONG=0", "-o", "right")
    assert box.run("./right").stdout == b"right\nright\n"
    box.ok(*words, "-DIS_WRONG=1", "-o", "wrong")
    done = box.run("./wrong")
    assert done.returncode
    assert "the bits of a floating-point number, or an integer" in done.stderr.decode()


@pytest.mark.parametrize("is_reverse", [0, 1], ids=["forward", "reverse"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_truth_over_a_double_decides(tmp_path, cache, system, level, is_reverse):
    box = Box(tmp_path, cache, system)
    box.write("union.c", C)
    said = {"WRITTEN": "(it.is_true = i % 3 == 0)", "READ": "(it.is_true ? x : y)"}
    said |= {"IS_REVERSE": is_reverse, "IS_WRONG": 0}
    words = (*level.split(), *(f"-D{name}={what}" for name, what in said.items()))
    box.ok(*words, "union.c", "-lm", "-o", "right")
    assert box.run("./right").stdout == b"right\nright\n"


ROUNDED = """
#include <stdio.h>
typedef union { double real; struct { int low, high; } pair; } value;
int enzyme_dup;
extern double __enzyme_autodiff(void *, double, int);
extern double __enzyme_fwddiff(void *, int, double, double, int);
static double f(double x, int n) {
  value it;
  it.real = x * x;
  for (int i = 0; i < n; i++) it.pair.WHERE = n * 3 + i;
  return it.real * 4;
}
int main(void) { printf("%.6g\\n", REQUEST); }
"""
REQUESTS = {
    "reverse": "__enzyme_autodiff((void*)f,5.0,2)",
    "forward": "__enzyme_fwddiff((void*)f,enzyme_dup,5.0,1.0,2)",
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", REQUESTS)
def test_a_number_whose_last_bytes_are_changed_has_the_derivative_it_had(
    tmp_path, cache, system, level, mode
):
    box = Box(tmp_path, cache, system)
    box.write("rounded.c", ROUNDED)
    words = (*level.split(), f"-DREQUEST={REQUESTS[mode]}", "rounded.c")
    box.ok(*words, "-DWHERE=low", "-o", "low")
    assert box.run("./low").stdout == b"40\n"
    box.ok(*words, "-DWHERE=high", "-o", "high")
    done = box.run("./high")
    if mode == "forward":
        assert done.stdout == b"nan\n"
        return
    assert done.returncode
    assert "those of its exponent among them: that has no derivative" in done.stderr.decode()


SPLICED = """
#include <stdio.h>
typedef union { double real; struct { int low, high; } pair; } value;
int enzyme_dup;
extern double __enzyme_fwddiff(void *, int, double, double, int, double, double);
static double f(double x, double y) {
  value one, other;
  one.real = x * x, other.real = y * y * 3;
  one.pair.WHERE = other.pair.WHERE;
  return one.real * 2;
}
int main(void) {
  double by_x = __enzyme_fwddiff((void *)f, enzyme_dup, 1.5, 1.0, enzyme_dup, 0.75, 0.0);
  double by_y = __enzyme_fwddiff((void *)f, enzyme_dup, 1.5, 0.0, enzyme_dup, 0.75, 1.0);
  printf("%.6f %.6f\\n", by_x, by_y);
}
"""


@pytest.mark.parametrize(
    ("where", "found"), [("low", b"6.000000 0.000000\n"), ("high", b"0.000000 9.000000\n")]
)
@pytest.mark.parametrize("level", LEVELS)
def test_halves_of_two_numbers_have_each_its_half_of_the_tangent(
    tmp_path, cache, system, level, where, found
):
    box = Box(tmp_path, cache, system)
    box.write("spliced.c", SPLICED)
    box.ok(*level.split(), f"-DWHERE={where}", "spliced.c", "-o", "spliced")
    assert box.run("./spliced").stdout == found


CONVERTED = """
#include <stdio.h>
typedef union { double real; int whole; } value;
int enzyme_dup;
extern double __enzyme_fwddiff(void *, int, double, double, int, double, double);
static double f(double x, double y) {
  value one, other;
  one.real = x * x, other.real = y / 3;
  one.whole = other.whole;
  return one.real + one.whole;
}
int main(void) {
  printf("%g\\n", __enzyme_fwddiff((void *)f, enzyme_dup, 1., 0., enzyme_dup, 1., 1.));
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_half_a_number_that_is_put_into_another_is_no_integer(tmp_path, cache, system, level):
    box = Box(tmp_path, cache, system)
    box.write("converted.c", CONVERTED)
    done = box.enzyme(*level.split(), "converted.c", "-o", "converted")
    assert done.returncode or box.run("./converted").returncode
