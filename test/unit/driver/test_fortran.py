"""Fortran programs ask for derivatives, by themselves and among other languages."""

import shutil
from pathlib import Path

import pytest
from boxes import Box, needs

PROGRAMS = Path(__file__).resolve().parents[2] / "programs"
pytestmark = needs("flang-22")


@pytest.fixture
def fortran(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def copied(box, folder):
    for each in sorted((PROGRAMS / folder).iterdir()):
        shutil.copy(each, box.folder)


@pytest.mark.parametrize(
    ("source", "level", "count"),
    [
        ("arrays.F90", "-O0", 7),
        ("fixed.F", "-O3", 2),
        ("intrinsics.F90", "-O2", 9),
        ("kinds.F90", "-O1", 4),
    ],
)
def test_programs_find_the_derivatives_that_differences_give(fortran, source, level, count):
    copied(fortran, "fortran")
    fortran.ok(level, "checks.f90", source, "-o", "prog", command="enzyme-fc")
    shown = fortran.run("./prog").stdout
    assert shown.splitlines()[-1] == f"{count} functions right".encode()


def test_a_function_whose_derivative_is_wrong_is_told(fortran):
    """What the programs above rest on."""
    copied(fortran, "fortran")
    fortran.write(
        "wrong.f90",
        "program wrong\n  use checks\n  real(8) :: x(1) = 2, dx(1) = 4.001d0, t(1) = 1\n"
        "  external square\n  call verify('square', square, 1, x, dx, 0d0, t, 4d0)\n"
        "  call ended(1)\nend program\n"
        "subroutine square(n, x, y)\n  integer :: n\n  real(8) :: x(n), y\n  y = x(1)**2\n"
        "end subroutine\n",
    )
    fortran.run("flang-22", "checks.f90", "wrong.f90", "-o", "prog")
    done = fortran.run("./prog")
    assert done.returncode == 1
    assert b"square: wrong gradient" in done.stdout


def test_one_gradient_goes_through_c_fortran_and_cxx(fortran):
    copied(fortran, "mixed")
    fortran.ok("-O2", "-c", "main.c")
    fortran.ok("-O2", "-c", "middle.f90", command="enzyme-fc")
    fortran.ok("-O0", "-c", "leaf.cc", command="enzyme-c++")
    fortran.run("ar", "rcs", "libparts.a", "middle.o", "leaf.o")
    fortran.ok("main.o", "libparts.a", "-o", "prog", command="enzyme-c++")
    assert fortran.run("./prog").stdout == b"right\n"


def test_a_program_that_asks_for_nothing_keeps_its_machine_code(fortran):
    """Also where it uses the module: no symbol is left behind."""
    fortran.write(
        "m.f90",
        "module m\n  use enzyme\ncontains\n  subroutine add(a, b)\n    real(8) :: a(:), b(:)\n"
        "    a = a + cshift(b, -1) + spread(norm2(b), 1, size(b))\n  end subroutine\nend module\n",
    )
    fortran.ok("-O2", "-c", "m.f90", command="enzyme-fc")
    assert b"enzyme_" not in fortran.run("nm", "m.o").stdout
