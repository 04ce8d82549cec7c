"""What is warned of is said at its place in the source, with debug information and without."""

import pytest
from boxes import Box

SOURCE = """#include <enzyme/enzyme.h>
void square(const double *x, double *y) { *y = *x * *x; }
int main(void) {
  double x = 3, y, dy = 1;
  __enzyme_autodiff_void((void *)square, enzyme_dup, &x, &x, enzyme_dup, &y, &dy);
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.mark.parametrize("options", [("-O0",), ("-O2",), ("-O1", "-g")], ids=" ".join)
def test_a_warning_has_the_place_of_the_request(box, options):
    box.write("own.c", SOURCE)
    done = box.ok(*options, "-c", "own.c")
    assert done.stderr.startswith(b"own.c:5:3: warning: __enzyme_autodiff of square: parameter 1")
    assert b"(a pointer) is its own shadow, so nothing is differentiated by it" in done.stderr
    assert b"[EZ0143]" in done.stderr
    assert done.stderr.count(b"warning:") == 1
