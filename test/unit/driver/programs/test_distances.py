"""Addresses made of the distance of two others: right within a block, and stopped between two."""

import pytest
from boxes import Box

PROGRAM = """
#include <stddef.h>
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) static void scale(double *a, double *b) {
  ptrdiff_t distance = b - a;
  a[distance] *= a[0];
}
int main(int count, char **words) {
  double a[] = {3, 5}, d_a[] = {1, 2}, far[] = {7, 0, 0}, d_far[] = {0, 0, 0, 1};
  double *b = *words[1] == '1' ? a + 1 : far, *d_b = b == far ? d_far + 3 : d_a + 1;
  if (count > 2) __enzyme_fwddiff((void *)scale, enzyme_dup, a, d_a, enzyme_dup, b, d_b);
  else __enzyme_autodiff((void *)scale, enzyme_dup, a, d_a, enzyme_dup, b, d_b);
  printf("%g %g\\n", d_a[0], d_a[1]);
}
"""
STOPPED = b"distance.c:8:"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("distance.c", PROGRAM)
    made.ok("-O1", "-g", "distance.c", "-o", "distance")
    return made


def test_within_a_block_the_shadow_is_as_far(box):
    # Of y = a0 a1: the adjoints are 1 + 5 * 2 and 3 * 2, the tangent is 5 * 1 + 3 * 2.
    assert box.run("./distance", "1").stdout == b"11 6\n"
    assert box.run("./distance", "1", "forward").stdout == b"1 11\n"


@pytest.mark.parametrize("mode", [(), ("forward",)], ids=["reverse", "forward"])
def test_between_two_blocks_the_program_stops_where_it_was_taken(box, mode):
    done = box.run("./distance", "2", *mode)
    assert done.returncode
    assert STOPPED in done.stderr
    assert b"not as far apart as their shadows" in done.stderr
