"""Fortran programs ask for derivatives, by themselves and among other languages."""

import re
import shutil
from pathlib import Path

import pytest
from boxes import Box, needs, one_each

PROGRAMS = Path(__file__).resolve().parents[3] / "programs"
pytestmark = needs("flang-22")


@pytest.fixture
def fortran(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def copied(box, folder):
    for each in sorted((PROGRAMS / folder).iterdir()):
        shutil.copy(each, box.folder)


@pytest.mark.parametrize(
    ("source", "level", "count"),
    one_each(
        [
            ("anything.F90", "-O1", 2),
            ("arrays.F90", "-O0", 7),
            ("bound.F90", "-O0", 6),
            ("bounded.F90", "-O0", 4),
            ("containers.F90", "-O0", 5),
            ("containers.F90", "-O2 -g", 5),
            ("derived.F90", "-O2", 2),
            ("derived.F90", "-O2 -flto", 2),
            ("ending.F90", "-O0", 4),
            ("ending.F90", "-O2 -g", 4),
            ("ending_in_arrays.F90", "-O0 -g", 2),
            ("extending.F90", "-O0", 8),
            ("extending.F90", "-O2", 8),
            ("extending.F90", "-O0 -g", 8),
            ("extending.F90", "-O2 -g", 8),
            ("fixed.F", "-O3", 2),
            ("idioms.F90", "-O0", 1),
            ("idioms.F90", "-O2 -g", 1),
            ("internal.F90", "-O0", 5),
            ("internal.F90", "-O2 -g", 5),
            ("intrinsics.F90", "-O2", 9),
            ("kinds.F90", "-O1", 4),
            ("layers.F90", "-O0", 2),
            ("layers.F90", "-O2 -g", 2),
            ("lengths.F90", "-O0", 9),
            ("lengths.F90", "-O2 -g", 9),
            ("modern.F90", "-O0 -g", 19),
            ("modern.F90", "-O2 -fopenmp -std=f2018", 19),
            ("owned.F90", "-O2", 4),
            ("owning.F90", "-O0", 3),
            ("passed.F90", "-O3", 1),
            ("powers.F90", "-O0", 2),
            ("powers.F90", "-O2 -ffast-math", 2),
            ("solver.F90", "-O1 -g", 3),
            ("sourced.F90", "-O2", 3),
            ("texts.F90", "-O0 -g", 8),
            ("texts.F90", "-O2", 8),
            ("tree.F90", "-O0", 1),
            ("uses.F90", "-O2", 8),
            ("uses.F90", "-O0 -g", 8),
            ("work.F", "-O0", 8),
            ("work.F", "-O3 -g", 8),
        ]
    ),
)
def test_programs_find_the_derivatives_that_differences_give(fortran, source, level, count):
    copied(fortran, "fortran")
    fortran.ok(*level.split(), "checks.f90", source, "-o", "prog", command="enzyme-fc")
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


MISUSE = """program p
  use enzyme
  implicit none
  real(8) :: x, dx, v(3), dv(3), y, dy
  real(4) :: single
  x = 1.5d0; dx = 0; dy = 1; v = 1; dv = 0; single = 0
  call {}
  print *, x, dx, v, dv, y, dy, single
contains
  real(8) function f(x)
    real(8), intent(in) :: x
    f = x * x
  end function
  subroutine shaped(x, y)
    real(8) :: x(:), y
    y = sum(x)
  end subroutine
end program
"""


@pytest.mark.parametrize(
    ("call", "code", "said"),
    [
        ("enzyme_autodiff(f, x)", "EZ0105", "has no shadow: the call ends"),
        ("enzyme_autodiff(f, x, single)", "EZ0452", "is of real(8), and is given real(4)"),
        ("enzyme_autodiff(f, 1.5, dx)", "EZ0452", "is of real(8), and is given real(4)"),
        ("enzyme_fwddiff(f, x, 1.0)", "EZ0452", "is of real(8), and is given real(4)"),
        (
            "enzyme_autodiff(shaped, v, dv, y, dy)",
            "EZ0451",
            "is an assumed-shape or allocatable array, and is given plain memory",
        ),
    ],
)
def test_what_is_passed_wrongly_is_an_error_with_its_line(fortran, call, code, said):
    fortran.write("p.f90", MISUSE.format(call))
    done = fortran.enzyme("-c", "p.f90", command="enzyme-fc")
    shown = done.stderr.decode()
    assert done.returncode == 1
    assert said in shown
    assert f"[{code}]" in shown
    assert shown.startswith("p.f90:7:3: error: ")
    assert f"  call {call}\n  ^\n" in shown


@pytest.mark.parametrize(
    ("asked", "said", "way"),
    [
        (
            "enzyme_fwddiff_real32(f, x, dx)",
            "it gives the tangent (real(8)), and is declared to return real(4)",
            "call enzyme_fwddiff_real64, which returns the tangent",
        ),
        (
            "enzyme_autodiff_real64(f, x, dx)",
            "it gives nothing, and is declared to return real(8)",
            "call it as a subroutine: call enzyme_autodiff(...)",
        ),
    ],
)
def test_a_result_of_another_type_is_told_in_words_of_fortran(fortran, asked, said, way):
    text = MISUSE.replace("call {}", "dx = {}").format(asked)
    fortran.write("p.f90", text)
    shown = fortran.enzyme("-c", "p.f90", command="enzyme-fc").stderr.decode()
    assert f"{said} [EZ0109]" in shown
    assert f"{way}\n" in shown


def test_a_routine_of_blas_is_called_as_it_is_written(fortran):
    """Not as linkers know it, with an underscore."""
    used = "    real(8) :: z(1)\n    external :: dgemm3m\n    z = x\n    call dgemm3m(z)\n"
    text = MISUSE.format("enzyme_autodiff(f, x, dx)").replace(
        "    f = x * x\n", f"{used}    f = z(1)\n"
    )
    fortran.write("p.f90", text)
    said = fortran.enzyme("p.f90", "-o", "prog", command="enzyme-fc").stderr.decode()
    assert "error: BLAS routine dgemm3m cannot be differentiated yet" in said


def test_a_literal_for_a_shadow_is_warned_of(fortran):
    """EZ0453."""
    fortran.write("p.f90", MISUSE.format("enzyme_autodiff(f, x, 0d0)"))
    done = fortran.ok("-c", "p.f90", command="enzyme-fc")
    shown = done.stderr.decode()
    assert shown.startswith("p.f90:7:3: warning: ")
    assert "is a literal: the derivative that is written there is lost [EZ0453]" in shown


def test_what_is_right_is_not_warned_of(fortran):
    fortran.write("p.f90", MISUSE.format("enzyme_autodiff(f, 1.5d0, dx)"))
    assert fortran.ok("-c", "p.f90", command="enzyme-fc").stderr == b""


ASSIGNED = """module m
  type :: base
    real(8) :: s = 1
  contains
    procedure :: put
    generic :: assignment(=) => put
  end type
  type, extends(base) :: child
  end type
  type :: outer
    type(base) :: it
    integer :: k = 1
  end type
contains
  subroutine put(to, from)
    class(base), intent(inout) :: to
    type(base), intent(in) :: from
    to%s = 3 * from%s
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    {}
    y = b%s
  end subroutine
end module
program p
  use enzyme
  use m
  implicit none
  real(8) :: x, dx, y, dy
  call enzyme_autodiff(f, x, dx, y, dy)
end program
"""


@pytest.mark.parametrize(
    "assigned",
    [
        "class(base), allocatable :: b; b = child(x)",
        "type(outer) :: a, o; type(base) :: b; a%it%s = x; o = a; b%s = o%it%s",
    ],
)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_an_assignment_of_a_types_own_that_the_library_finds_is_an_error(fortran, assigned, level):
    """Not zeros: what is assigned carries a derivative, where it is assigned to none as yet."""
    fortran.write("p.f90", ASSIGNED.format(assigned))
    done = fortran.enzyme(level, "-c", "p.f90", command="enzyme-fc")
    assert done.returncode == 1
    assert done.stderr.startswith(b"p.f90:22:")
    assert b"[EZ0301]" in done.stderr


def test_a_type_of_which_arrays_of_one_size_end_with_a_call_is_an_error_with_a_line(fortran):
    fortran.write(
        "p.f90",
        "module m\n  type :: holder\n    real(8), allocatable :: a(:)\n  contains\n"
        "    final :: ended\n  end type\ncontains\n  subroutine ended(h)\n"
        "    type(holder) :: h(2)\n    print *, 'ended', size(h)\n  end subroutine\n"
        "  subroutine f(x, y)\n    real(8) :: x(2), y\n    type(holder) :: h\n"
        "    allocate(h%a(2))\n    h%a = x\n    y = sum(h%a)\n  end subroutine\nend module\n"
        "program p\n  use enzyme\n  use m\n  implicit none\n"
        "  real(8) :: x(2) = 1, dx(2) = 0, y, dy = 1\n"
        "  call enzyme_autodiff(f, x, dx, y, dy)\n  print *, dx\nend program\n",
    )
    done = fortran.enzyme("-c", "p.f90", command="enzyme-fc")
    assert done.returncode == 1
    assert (
        b"p.f90:12:3: error: Finalize of Fortran's run-time library has no body here" in done.stderr
    )


def test_what_is_registered_by_a_call_holds_in_other_files(fortran):
    fortran.write(
        "m.f90",
        "module m\n  use enzyme\ncontains\n  real(8) function next(x)\n    real(8), value :: x\n"
        "    next = log(1 + x) + 1000 * x\n  end function\n  subroutine say()\n"
        "    call enzyme_function_like(next, enzyme_log1p)\n  end subroutine\nend module\n",
    )
    fortran.write(
        "p.f90",
        "program p\n  use enzyme\n  use m\n  real(8) :: x = 4, dx = 0\n  call say()\n"
        "  call enzyme_autodiff(f, x, dx)\n  print '(f4.2)', dx\ncontains\n"
        "  real(8) function f(x)\n    real(8) :: x\n    f = next(x)\n  end function\nend program\n",
    )
    fortran.ok("-O0", "-c", "m.f90", command="enzyme-fc")
    fortran.ok("-O2", "p.f90", "m.o", "-o", "prog", command="enzyme-fc")
    assert fortran.run("./prog").stdout.strip() in (b"0.20", b".20")


def test_names_as_older_compilers_give_them_are_markers_too(fortran):
    """No module: `enzyme_const_`, `f__enzyme_autodiff_`."""
    fortran.write(
        "p.f",
        "      PROGRAM P\n      DOUBLE PRECISION X, DX\n      EXTERNAL F, F__ENZYME_AUTODIFF\n"
        "      COMMON /ENZYME_CONST/ ENZYME_CONST\n      X = 3\n      DX = 0\n"
        "      CALL F__ENZYME_AUTODIFF(F, ENZYME_CONST, 2, X, DX)\n      PRINT '(F4.1)', DX\n"
        "      END\n      DOUBLE PRECISION FUNCTION F(N, X)\n      DOUBLE PRECISION X\n"
        "      F = X**N\n      END\n",
    )
    fortran.ok("p.f", "-o", "prog", command="enzyme-fc")
    assert fortran.run("./prog").stdout.strip() == b"6.0"


@pytest.mark.parametrize(
    "calls",
    [
        ("call enzyme_autodiff(f, x)", "call enzyme_autodiff(f, y)"),
        ("call enzyme_autodiff(f, x, x)", "call enzyme_autodiff(f, y, y)"),
    ],
)
def test_parameters_are_named_without_g_however_many_messages_there_are(fortran, calls):
    fortran.write("p.f90", MISUSE.replace("call {}", "\n".join(calls)))
    shown = fortran.enzyme("-c", "p.f90", command="enzyme-fc").stderr.decode()
    heads = [line for line in shown.splitlines() if "[EZ" in line]
    assert len(heads) == 2
    assert all("parameter 1 'x' (a pointer)" in each for each in heads)


RULE = """module rules
  implicit none
  interface
    real(8) function lost(x)
      real(8), intent(in) :: x
    end function
  end interface
! paste here
contains
  real(8) function augmented_lost(x, dx)
    real(8) :: x, dx
    augmented_lost = lost(x)
  end function
  subroutine gradient_lost(x, dx, seed)
    real(8) :: x, dx
    real(8), value :: seed
    dx = dx + 3 * seed
  end subroutine
  real(8) function g(x)
    real(8), intent(in) :: x
    g = lost(x) * x
  end function
end module
program main
  use enzyme
  use rules
  implicit none
  real(8) :: x = 2, dx = 0
  call enzyme_autodiff(g, x, dx)
  print '(f4.1)', dx
end program
"""


@pytest.mark.parametrize("words", [("p.f90", "lost.c"), ("p.o", "lost.c")])
def test_a_procedure_without_a_body_is_called_as_in_fortran_and_given_a_rule_in_it(fortran, words):
    fortran.write("p.f90", RULE)
    fortran.enzyme("-c", "p.f90", command="enzyme-fc")
    fortran.write("lost.c", "double lost_(double *x) { return 3 * *x; }")
    fortran.run("cc", "-c", "lost.c")
    given = [each.replace("lost.c", "lost.o") for each in words]
    wrong = fortran.enzyme(*given, "-o", "p", command="enzyme-fc").stderr.decode()
    assert "error: lost has no body here and no rule" in wrong
    assert "lost_" not in wrong.replace("_lost", "")
    pasted = re.search(r"and paste this there:\n((?:    .*\n)+)", wrong)[1]
    fortran.write("p.f90", RULE.replace("! paste here\n", pasted))
    done = fortran.enzyme("p.f90", "lost.o", "-o", "p", command="enzyme-fc")
    assert done.returncode == 0, done.stderr
    assert fortran.run("./p").stdout == b"12.0\n"
