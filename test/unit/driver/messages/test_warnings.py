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


UNUSED_RULE = """#include <enzyme/enzyme.h>
struct dual { double primal, tangent; };
__attribute__((noinline)) double h(double x) { return x * x; }
struct dual forward_h(double x, double dx) { return (struct dual){x * x, 4 * x * dx}; }
void *__enzyme_register_derivative_h[] = {(void *)h, (void *)forward_h};
double f(double x) { return h(x); }
double slope(double x) { return __enzyme_autodiff_double((void *)f, x); }
"""


@pytest.mark.parametrize("words", [(), ("-g",)], ids=["", "-g"])
def test_a_rule_that_takes_no_part_is_told_of_at_its_function(tmp_path, cache, system, words):
    box = Box(tmp_path, cache, system)
    box.write("rule.c", UNUSED_RULE)
    done = box.enzyme("-c", *words, "rule.c")
    assert done.returncode == 0
    assert "rule.c:3: warning: the rule of 'h' for forward mode is never" in done.stderr.decode()
