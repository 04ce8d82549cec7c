"""Routines of LAPACK in a program: gradients and tangents beside differences of what they compute.

A sample of what `make test-blas` does: a program calls every ninth case, with flags that are known
when it runs only. And where nobody knows a derivative, the program says so.
"""

import shutil
from pathlib import Path

import pytest
from boxes import Box, in_turn
from lapack_generate import bodies, program


@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22")
@pytest.mark.parametrize("letter", in_turn(["d", "z"], 2))
def test_every_routine_is_right_whatever_its_flags(tmp_path, cache, letter):
    box = Box(tmp_path, cache)
    box.write(
        "probe.c",
        "int LAPACKE_get_nancheck(void); int main(void) { return !&LAPACKE_get_nancheck; }",
    )
    if box.run("clang-22", "probe.c", "-llapacke", "-llapack", "-lblas", "-o", "probe").returncode:
        pytest.skip("no LAPACKE here")
    cases = in_turn(list(bodies(letter))[letter == "z" :: 3], 3)
    box.write("all.c", program(letter, cases))
    box.ok("-O1", "-w", "all.c", "-o", "all", "-llapacke", "-llapack", "-lblas", "-lm")
    said = box.run("./all").stdout.decode().splitlines()
    assert len(said) == 8 * len(cases)
    assert [each for each in said if not each.endswith(": ok")] == []


STOPS = {
    "reflectors": "there is no derivative of the reflectors that gels leaves in A",
    "residuals": "there is no derivative of the residuals that gels leaves in B",
    "any_matrix": "what geev leaves in A has no meaning, and no derivative",
    "in_place": "there is a derivative of gesdd for jobz = 'A', 'S' or 'N' alone",
    "singular": "what gesvd leaves in A has no meaning, and no derivative",
    "symmetric": "what syev leaves in A with jobz = 'N' has no meaning, and no derivative",
    "robust": "what syevr leaves in A has no meaning, and no derivative",
    "three_diagonals": "what gtsv leaves of the matrix has no derivative",
    "definite": "what ptsv leaves of the matrix has no derivative",
}


def test_a_derivative_that_nobody_knows_ends_the_program_with_a_word(tmp_path, cache):
    """With R of a column that is 0 below its diagonal, whose reflector jumps, it goes on."""
    box = Box(tmp_path, cache)
    box.write("probe.c", "void dgeev_(void);\nint main(void) { dgeev_(); }\n")
    if box.run("clang-22", "probe.c", "-llapack", "-lblas", "-o", "probe").returncode:
        pytest.skip("no LAPACK here")
    source = Path(__file__).parents[2] / "blas/more/stops.c"
    box.ok("-O1", "-w", str(source), "-o", "stops", "-llapack", "-lblas", "-lm")
    for name, message in STOPS.items():
        done = box.run("./stops", name)
        assert done.returncode == 1, name
        assert message in done.stderr.decode(), name
    assert box.run("./stops", "triangular").stdout == b"4 3 1 2 0 0 "
