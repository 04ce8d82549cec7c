"""Functions of libraries through the real command: each that has a derivative, in both modes."""

import pytest
from boxes import Box, needs

from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.called import SUFFIX
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind

KINDS = {"f": "float", "": "double", "l": "long double", "f128": "__float128"}
#: What arguments are called in C, and passed as; those without are variables on the stack.
GIVEN = {Role.FLOAT: ("T {}", "x"), Role.INTEGER: ("int {}", "2")}
STORED = {Role.OUT: ("T *{}", "T {}", "&{0}"), Role.INTEGER_OUT: ("int *{}", "int {}", "&{0}")}


def functions():
    """Each rule whose functions are there for several types, with its arguments."""
    for rule in Library.default().rules:
        names = [each for each in rule.matches if SUFFIX in each]
        roles = [each.role for each in rule.arguments]
        is_plain = all(each in GIVEN or each in STORED for each in roles)
        if rule.kind is Kind.PARTIALS and names and is_plain and not rule.is_complex:
            yield from ((each, roles, rule) for each in names)


def definition(number, name, roles, rule, suffix):
    """A function that calls it, and two that ask for its derivatives."""
    spelled = name.replace(SUFFIX, suffix)
    arguments, locals_, given = [], [], []
    for at, role in enumerate(roles):
        if role in GIVEN:
            arguments.append(GIVEN[role][0].format(f"a{at}"))
            given.append(GIVEN[role][1])
        else:
            argument, local, passed = (each.format(f"a{at}") for each in STORED[role])
            arguments.append(argument)
            locals_.append(local + ";")
            given.append(passed)
    result = "T" if rule.results else "void"
    value = f"return {spelled}({', '.join(given)});"
    if not rule.results:
        value = f"{spelled}({', '.join(given)}); return a{roles.index(Role.OUT)};"
    return (
        f"{result} {spelled}({', '.join(arguments)});\n"
        f"static T f{number}(T x) {{ {' '.join(locals_)} {value} }}\n"
        f"T d{number}(T x) {{ return forward((void *)f{number}, x, (T)1); }}\n"
        f"T r{number}(T x) {{ return reverse((void *)f{number}, x); }}\n"
    )


HEAD = """typedef {kind} T;
T forward(void *, T, T) __asm__("__enzyme_fwddiff");
T reverse(void *, T) __asm__("__enzyme_autodiff");
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.mark.parametrize("suffix", KINDS, ids=KINDS.values())
def test_each_is_differentiated_where_it_is_compiled(box, suffix):
    rows = list(functions())
    assert len(rows) > 90
    parts = [definition(number, *row, suffix) for number, row in enumerate(rows)]
    box.write("all.c", HEAD.format(kind=KINDS[suffix]) + "".join(parts))
    box.ok("-w", "-fno-builtin", "-c", "all.c")
    assert b"__enzyme_" not in box.run("nm", "-u", "all.o").stdout


FORTRAN = """
real(8) function f(x) result(r)
  real(8) :: x
  complex(8) :: z
  r = mod(x, 0.7d0)*x + modulo(-x, 0.7d0)*x + erfc_scaled(x) + fraction(x)*x + scale(x, int(x) + 2)
  r = r + set_exponent(x, 2)*x + spacing(x) + exponent(x)*x + erf(x) + gamma(x) + hypot(x, 2d0)
  z = cmplx(x, 2*x, 8)
  z = z**z + z**int(x*4)
  r = r + real(z) + 2*aimag(z)
end function
program p
  interface
    real(8) function forward(f, x, dx) bind(c, name='__enzyme_fwddiff')
      real(8), external :: f
      real(8) :: x, dx
    end function
    subroutine reverse(f, x, dx) bind(c, name='__enzyme_autodiff')
      real(8), external :: f
      real(8) :: x, dx
    end subroutine
  end interface
  real(8), external :: f
  real(8) :: x = 1.3d0, one = 1, dx = 0, h = 1d-5
  call reverse(f, x, dx)
  print *, forward(f, x, one), dx, (f(x + h) - f(x - h))/(2*h)
end program
"""


@needs("flang-22")
def test_numbers_of_fortran_have_derivatives(box):
    box.write("f.f90", FORTRAN)
    box.ok("-O1", "f.f90", "-o", "prog", command="enzyme-fc")
    forward, reverse, wanted = map(float, box.run("./prog").stdout.split())
    assert forward == pytest.approx(wanted, rel=1e-7)
    assert reverse == pytest.approx(forward, rel=1e-14)
