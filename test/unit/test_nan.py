"""What compares numbers in tests sees NaN, of which `fmax` and its kin know nothing."""

import re
from pathlib import Path

import pytest
from boxes import Box, works

TEST = Path(__file__).resolve().parents[1]
ENDS = (".c", ".cc", ".cpp", ".cu", ".f90", ".h", ".hpp", ".py", ".rs")
#: A difference of two numbers in what takes the larger of two: NaN would be left out.
FORGETS = re.compile(
    r"(?:\bf?max[fl]?\(|\.max\()[^;\n]*\bf?abs[fl]?\((?:[^();]|\((?:[^();]|\([^();]*\))*\))* - "
    r"|\.max\(.* - .*\.abs\(\)"
    r"|\bmaxval\(abs\("
)
#: Programs that are about the larger of numbers, and two that ask for NaN themselves.
OTHERS = (
    *("mpi/programs/jacobi.c", "programs/reverse/", "programs/forward/", "corpus/", "gpu/kernels/"),
    *("programs/check.h", "support/program_checks.py"),
)


def forgotten(text):
    return [line.strip() for line in text.splitlines() if FORGETS.search(line)]


@pytest.mark.parametrize(
    ("line", "forgets"),
    [
        ("worst = fmax(worst, fabs(slope - d[k]) / (1 + fabs(slope)));", True),
        ("worst = std::fmax(worst, std::fabs((up - f(a, b)) / 2 / h - got));", True),
        ("worst = fmax(worst, fmax(fabs(along[i] - jacobian[i][k]), 0));", True),
        ("worst = max(worst, abs(slope - dk(i)) / (1 + abs(slope)))", True),
        ("worst = worst.max(((up - energy(&a, &b)) / (2.0 * h) - da[i]).abs());", True),
        ("right = maxval(abs(d - found) / max(1d0, abs(found))) < 1d-6", True),
        ("worst = fmax(worst, off_by(d[k], slope));", False),
        ("if (fabs(got - wanted) <= 1e-6 * fmax(1, fabs(wanted))) return;", False),
        ("size = fmax(size, fabs(expected));", False),
    ],
)
def test_a_line_that_forgets_nan_is_found(line, forgets):
    assert bool(forgotten(line)) is forgets


def test_no_test_forgets_nan():
    found = {}
    for path in sorted(TEST.rglob("*")):
        name = path.relative_to(TEST).as_posix()
        if path.suffix in ENDS and path != Path(__file__) and not name.startswith(OTHERS):
            lines = forgotten(path.read_text(errors="replace"))
            found |= {name: lines} if lines else {}
    assert found == {}


NUMBERS_OF_C = """
#include "off_by.h"
#include <stdio.h>
int main(void) {
  double nan = NAN, none = INFINITY, worst = fmax(0, off_by(3, 3.5));
  printf("%g %g %g ", worst, off_by(nan, 1), off_by(1, nan));
  printf("%g %g\\n", off_by(none, none), off_by(none, 1));
}
"""


@pytest.mark.skipif(not works("clang-22"), reason="no clang-22")
def test_nan_and_infinity_are_far_from_everything(tmp_path, cache):
    box = Box(tmp_path, cache)
    box.write("off.c", NUMBERS_OF_C)
    assert not box.run("clang-22", "off.c", f"-I{TEST}/support", "-o", "off", "-lm").returncode
    assert box.run("./off").stdout == b"0.111111 inf inf inf inf\n"
