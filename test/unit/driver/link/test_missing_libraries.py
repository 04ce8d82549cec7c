"""What a failed link is told of libraries that only derivatives call."""

import pytest
from boxes import Box

CALL = """
double __enzyme_autodiff(void *, double);
void %s(void);
static double square(double x) { return x * x; }
int main(void) {
  %s();
  return __enzyme_autodiff((void *)square, 3.0) != 6;
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.mark.parametrize("name", ["dgemm_", "cblas_sdot", "zgesv_"])
def test_a_routine_that_nobody_defines_is_said_to_be_of_linear_algebra(box, name):
    box.write("calls.c", CALL % (name, name))
    done = box.enzyme("calls.c", "-o", "calls")
    assert done.returncode
    assert f"note: {name} is a routine of linear algebra".encode() in done.stderr
    assert b"-lblas" in done.stderr


def test_nothing_is_said_of_other_names(box):
    box.write("calls.c", CALL % ("dgemmer_", "dgemmer_"))
    done = box.enzyme("calls.c", "-o", "calls")
    assert done.returncode
    assert b"note: " not in done.stderr
