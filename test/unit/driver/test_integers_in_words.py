"""Words that are doubles or integers: the program tells which, and stops where it takes bits."""

import math

import pytest
from boxes import Box

PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
typedef union { double real; long whole; struct { int low, high; } pair; } word;
__attribute__((noinline)) static word *made(double x, int kind) {
  word *w = malloc(sizeof *w);
  w->real = x;
  if (kind == 1) w->whole = -5;
  return w;
}
static void converted(const double *x, double *y, int kind) {
  word *w = made(*x, kind);
  *y = (double)w->whole;
  *y += kind ? 3 * *x : w->real;
  free(w);
}
static void chosen(const double *x, double *y, int kind) {
  word *w = made(*x, kind);
  double whole = (double)w->whole, real = w->real;
  *y = (kind ? whole : real) * *x;
  free(w);
}
static void overwritten(const double *x, double *y, int kind) {
  word *w = made(*x, 0);
  if (kind != 1) w->pair.low = kind * 3;
  if (kind > 1) w->pair.high = kind * 535363242;
  *y = kind == 1 ? 2 * *x : w->real * 2;
  free(w);
}
int main(int count, char **words) {
  int kind = atoi(words[1]);
  double x = 1.5, dx = 0, y = 0, dy = 1;
  if (count < 3) __enzyme_autodiff((void *)FUNCTION, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy,
                                   enzyme_const, kind);
  else __enzyme_fwddiff((void *)FUNCTION, enzyme_dup, &x, &dy, enzyme_dup, &y, &dx,
                        enzyme_const, kind);
  printf("%g\\n", dx);
}
"""


def run(tmp_path, cache, system, function, kind, mode):
    box = Box(tmp_path, cache, system)
    box.write("words.c", PROGRAM)
    box.ok("-O1", "-g", f"-DFUNCTION={function}", "words.c", "-o", "words")
    return box.run("./words", str(kind), *mode)


MODES = pytest.mark.parametrize("mode", [(), ("forward",)], ids=["reverse", "forward"])


@MODES
@pytest.mark.parametrize(
    ("function", "kind", "wanted"),
    [("converted", 1, 3), ("chosen", 0, 3), ("chosen", 1, -5), ("overwritten", 0, 2)],
)
def test_integers_that_doubles_are_in_place_of_have_no_derivative(
    tmp_path, cache, system, mode, function, kind, wanted
):
    assert float(run(tmp_path, cache, system, function, kind, mode).stdout) == wanted


@MODES
def test_the_bits_of_a_number_are_not_converted_silently(tmp_path, cache, system, mode):
    done = run(tmp_path, cache, system, "converted", 0, mode)
    assert done.returncode
    assert b"words.c:16:" in done.stderr
    assert b"the bits of a floating-point number" in done.stderr


def test_a_number_whose_exponent_becomes_an_integer_has_no_adjoint(tmp_path, cache, system):
    done = run(tmp_path, cache, system, "overwritten", 2, ())
    assert done.returncode
    assert b"words.c:29:" in done.stderr
    assert b"overwritten by an integer" in done.stderr


def test_a_number_whose_exponent_becomes_an_integer_has_no_tangent(tmp_path, cache, system):
    done = run(tmp_path, cache, system, "overwritten", 2, ("forward",))
    assert math.isnan(float(done.stdout))


BESIDE = """
#include <stdio.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef struct { int id, count; double v; } part;
__attribute__((noinline)) static double sum(part *p, const int *at, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    part *q = (part *)((char *)p + at[i]);
    q->count = i * 7 - 3;
    q->v = q->v * q->v;
    s += q->v * (q->count + q->id);
  }
  return s;
}
int main(void) {
  part p[3] = {{1, -5, 2}, {2, 1 << 30, 3}, {-3, -1, 4}}, d[3];
  int at[3] = {0, 16, 32};
  memcpy(d, p, sizeof p);
  for (int i = 0; i < 3; i++) d[i].v = 0;
  __enzyme_autodiff((void *)sum, enzyme_dup, p, d, enzyme_const, at, enzyme_const, 3);
  for (int i = 0; i < 3; i++) printf("%g ", d[i].v);
}
"""


@pytest.mark.parametrize("flags", [("-O0",), ("-O2",), ("-O2", "-g")], ids="-".join)
def test_integers_beside_numbers_may_be_anything_in_the_shadow(tmp_path, cache, system, flags):
    box = Box(tmp_path, cache, system)
    box.write("beside.c", BESIDE)
    box.ok(*flags, "beside.c", "-o", "beside")
    # 2 v (count + id), for -3 + 1, 4 + 2 and 11 - 3.
    assert box.run("./beside").stdout == b"-8 36 64 "


MOVED = """
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef union { double real; double *at; int low; struct { int low, high; } pair; } word;
__attribute__((noinline)) static void made(word *w, double *x, int kind) {
  if (kind == 1) w->low = 7;
  else if (kind == 2) w->at = x;
  else w->real = *x;
}
__attribute__((noinline)) static void moved(word *to, word *from, int kind) {
  to->low = from->low;
  if (kind > 1) to->pair.high = from->pair.high;
}
static void f(double *x, double *y, int kind) {
  word *w = malloc(2 * sizeof *w);
  w[1].real = 3 * *x;
  *y = w[1].real;
  made(w, x, kind);
  moved(w + 1, w, kind);
  *y += kind == 1 ? 0 : kind == 2 ? *w[1].at : w[1].real;
  free(w);
}
int main(int count, char **words) {
  double x = 1.5, dx = 0, y = 0, dy = 1;
  __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy,
                    enzyme_const, atoi(words[1]));
  printf("%g\\n", dx);
}
"""


@pytest.fixture(scope="module")
def moving(tmp_path_factory, cache, system):
    box = Box(tmp_path_factory.mktemp("moved"), cache, system)
    box.write("moved.c", MOVED)
    box.ok("-O1", "-fno-strict-aliasing", "-g", "moved.c", "-o", "moved")
    return box


def test_an_integer_moves_where_numbers_and_addresses_are_at_other_times(moving):
    assert moving.run("./moved", "1").stdout == b"3\n"


@pytest.mark.parametrize(
    ("kind", "words"),
    [("2", b"a part of an address is copied"), ("3", b"some bytes of a floating-point number")],
)
def test_halves_of_anything_else_are_not_moved_silently(moving, kind, words):
    done = moving.run("./moved", kind)
    assert done.returncode
    assert words in done.stderr
