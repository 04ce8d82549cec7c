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


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("put.cpp", PROGRAM)
    made.ok("-O2", "-g", "put.cpp", "-o", "put", command="enzyme-c++")
    return made


def test_a_call_that_returns_is_gone_back_through(box):
    assert box.run("./put").stdout == b"0.25\n"


def test_a_call_that_was_left_after_it_had_stored_stops_the_program(box):
    done = box.run("./put", "throws")
    assert done.returncode != 0
    assert b"put.cpp:15:12: an exception left this call" in done.stderr
    assert not done.stdout
