"""Routines of LAPACK in a program: gradients and tangents beside differences of what they compute.

A sample of what `make test-blas` does: a program calls every other case, with flags that are known
when it runs only.
"""

import shutil

import pytest
from boxes import Box
from lapack_generate import bodies, program


@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22")
@pytest.mark.parametrize("letter", ["d", "z"])
def test_every_routine_is_right_whatever_its_flags(tmp_path, cache, letter):
    box = Box(tmp_path, cache)
    box.write(
        "probe.c",
        "int LAPACKE_get_nancheck(void); int main(void) { return !&LAPACKE_get_nancheck; }",
    )
    if box.run("clang-22", "probe.c", "-llapacke", "-llapack", "-lblas", "-o", "probe").returncode:
        pytest.skip("no LAPACKE here")
    cases = list(bodies(letter))[letter == "z" :: 2]
    box.write("all.c", program(letter, cases))
    box.ok("-O1", "-w", "all.c", "-o", "all", "-llapacke", "-llapack", "-lblas", "-lm")
    said = box.run("./all").stdout.decode().splitlines()
    assert len(said) == 8 * len(cases)
    assert [each for each in said if not each.endswith(": ok")] == []
