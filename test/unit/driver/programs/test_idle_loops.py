"""Loops that the reverse sweep leaves out: not where the slopes of their adjoints are asked for."""

import pytest
from boxes import Box

#: Where y is 4, the adjoint of the sum is 0 and has a slope.
GRADIENT = r"""
#include <enzyme/enzyme.h>
static double f(const double *x, int n) {
  double y = 0;
  for (int i = 0; i < n; i++) y += x[i] * x[i];
  y = y > 0 ? y : 1;
  return (y - 4) * (y - 4);
}
void g(const double *x, int n, double *dx) {
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, n);
}
"""
PROGRAM = r"""
#include <enzyme/enzyme.h>
#include <stdio.h>
void g(const double *x, int n, double *dx);
static double along(const double *x, const double *way) {
  double dx[4] = {0}, sum = 0;
  g(x, 4, dx);
  for (int i = 0; i < 4; i++) sum += dx[i] * way[i];
  return sum;
}
int main(void) {
  double x[4] = {1, 1, 1, 1}, way[4] = {1, 0, 0, 0}, dx[4] = {0}, h[4] = {0}, b[4] = {0};
  g(x, 4, dx);
  printf("%g %g\n", dx[0], dx[1]);
  __enzyme_fwddiff_void((void *)g, enzyme_dup, x, way, enzyme_const, 4, enzyme_dup, dx, h);
  printf("%g %g\n", h[0], h[1]);
  __enzyme_autodiff_void((void *)along, enzyme_dup, x, b, enzyme_const, way);
  printf("%g %g\n", b[0], b[1]);
}
"""
#: The Hessian is 8 x x' + 4 (y - 4), by hand.
SAID = b"0 0\n8 8\n8 8\n"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("g.c", GRADIENT)
    made.write("main.c", PROGRAM)
    made.write("both.c", GRADIENT + PROGRAM)
    return made


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_second_derivatives_have_the_slopes_of_adjoints_that_are_zero(box, level):
    box.ok(level, "both.c", "-o", "both")
    assert box.run("./both").stdout == SAID


@pytest.mark.parametrize("flags", [(), ("-flto", "-fuse-ld=lld")], ids=["objects", "bitcode"])
def test_so_they_have_where_gradients_are_of_another_unit(box, flags):
    for name in ("g", "main"):
        box.ok("-O2", *flags, "-c", f"{name}.c", "-o", f"{name}.o")
    box.ok("-O2", *flags, "g.o", "main.o", "-o", "program")
    assert box.run("./program").stdout == SAID


def test_a_library_of_bitcode_lends_its_gradients_with_all_that_these_need(box):
    box.ok("-O2", "-flto", "-shared", "-fPIC", "g.c", "-o", "libg.so")
    box.ok("-O2", "main.c", "./libg.so", "-o", "program")
    assert box.run("./program").stdout == SAID
