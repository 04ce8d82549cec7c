"""Routines of BLAS against differences: a sample of what `make test-blas` does with all of them."""

import pytest
from blas_builds import HERE, compiled, is_there, outcomes, parts, ran
from blas_generate import Program
from blas_standard import function_name, routines
from boxes import for_test_all, in_turn
from programs_harness import PROGRAMS

ROUTINES = {function_name(each): each for each in routines()}
#: Of each structure and storage one, in turns by convention, library and precision.
PLAIN = (
    ("dgemm", "cblas", "openblas"),
    ("zhemm", "lengths", "reference"),
    ("dtrsm", "fortran", "openblas"),
    ("ztbmv", "cblas", "openblas"),
    ("sspr2", "fortran", "reference"),
    ("drot", "cblas", "reference"),
    ("zherk", "fortran", "openblas"),
    ("cher2", "cblas", "openblas"),
    ("zhpr2", "fortran", "reference"),
    ("zdotc", "stored", "openblas"),
)
MODES = (("zgemv", "fortran", "openblas"), ("dsyrk", "cblas", "reference"))


@pytest.fixture(scope="module")
def lacked(tmp_path_factory):
    return parts(tmp_path_factory.mktemp("lacked"))


def _of(name, convention, library, folder, lacked, *, modes):
    if not is_there(library):
        pytest.skip(f"no {library} here")
    program = Program(ROUTINES[name], convention, modes=modes)
    return outcomes(program, folder, lacked, [library], cases=200)[library]


@pytest.mark.parametrize(("name", "convention", "library"), in_turn(PLAIN, 4))
def test_derivatives_of_a_routine_are_right_for_all_flags(
    name, convention, library, tmp_path, lacked
):
    assert _of(name, convention, library, tmp_path, lacked, modes=False) == ""


@pytest.mark.parametrize(("name", "convention", "library"), in_turn(MODES, 2))
def test_widths_constant_operands_and_split_mode_agree(name, convention, library, tmp_path, lacked):
    assert _of(name, convention, library, tmp_path, lacked, modes=True) == ""


@for_test_all
def test_derivatives_of_derivatives_of_routines_are_right(tmp_path):
    if not is_there("openblas"):
        pytest.skip("no openblas here")
    made = tmp_path / "nested"
    assert compiled((HERE / "nested.c",), made, "openblas", "-O1", f"-I{PROGRAMS}") == ""
    assert ran([made]) == (0, "ok 348 checks")
