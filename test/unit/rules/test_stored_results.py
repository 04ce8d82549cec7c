"""Functions that store a result with an estimate of its error: those of GSL that end in `_e`."""

import ctypes

import llvmlite.binding as llvm
import mpmath
import pytest
from derived import Body, Derived
from native import HEAD
from rules.samples import LIBRARY
from rules.test_gsl import library
from rules.test_loader import check_error, entry, rules_of

from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.loader import STORING

STORED = [rule for rule in LIBRARY.rules if rule.name.endswith(STORING)]
X = 1.25


class Result(ctypes.Structure):
    """A number, and how far it may be off."""

    _fields_ = (("value", ctypes.c_double), ("error", ctypes.c_double))


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_double, ctypes.POINTER(Result))
def storing(x, place):
    place[0] = Result(float(mpmath.besselj(0, x)), 1e-16)
    return 0


@ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
def of_order_1(x):
    return float(mpmath.besselj(1, x))


for name, function in (("gsl_sf_bessel_J0_e", storing), ("gsl_sf_bessel_J1", of_order_1)):
    llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)


class Calling(Body):
    """A body that calls the function."""

    @property
    def text(self):
        declared = "declare i32 @gsl_sf_bessel_J0_e(double, ptr)"
        return (
            f"{HEAD}{declared}\ndefine void @f(ptr %x, ptr %y) {{\n{self.lines}\n  ret void\n}}\n"
        )


@pytest.fixture(scope="module")
def derived():
    """The place of the error has a number with a derivative before."""
    lines = """
  %a = load double, ptr %x
  %error = getelementptr double, ptr %y, i64 1
  store double %a, ptr %error
  %status = call i32 @gsl_sf_bessel_J0_e(double %a, ptr %y)"""
    return Derived(Calling(lines, (X,), 2))


def test_the_tangent_of_a_stored_result_is_stored_and_its_error_has_none(derived):
    ((value, error),), results = derived.tangent([2.0])
    assert value == pytest.approx(-2 * of_order_1(X), rel=1e-15)
    assert error == 0
    assert results == [float(mpmath.besselj(0, X)), 1e-16]


def test_the_adjoint_of_a_stored_result_is_taken_and_that_of_its_error_forgotten(derived):
    ((adjoint,),), *_ = derived.adjoint([3.0, 5.0])
    assert adjoint == pytest.approx(-3 * of_order_1(X), rel=1e-15)


def test_every_function_of_gsl_that_has_a_rule_stores_by_another_name():
    of_one = {
        rule.name: rule for rule in LIBRARY.rules if rule.matches[:1] and "gsl_sf_" in rule.name
    }
    plain = [name for name in of_one if not name.endswith(STORING)]
    assert len(plain) == len(STORED) > 100
    for rule in STORED:
        base = of_one[rule.name.removesuffix(STORING)]
        assert rule.matches == (f"{base.matches[0]}_e",)
        assert rule.partials == base.partials
        assert rule.arguments[:-1] == base.arguments
        assert rule.arguments[-1].role is Role.OUT_WITH_ERROR


@pytest.mark.parametrize("rule", STORED, ids=str)
def test_what_is_stored_is_what_the_other_function_returns(rule):
    found = getattr(library(), rule.matches[0], None)
    if found is None:
        pytest.skip("this libgsl is too old for it")
    kinds = [
        ctypes.c_int if each.role is Role.INTEGER else ctypes.c_double
        for each in rule.arguments[:-1]
    ]
    other = getattr(library(), rule.matches[0].removesuffix("_e"))
    found.argtypes, other.argtypes = [*kinds, ctypes.POINTER(Result)], kinds
    other.restype = ctypes.c_double
    for sample in rule.samples:
        place = Result()
        assert found(*sample, place) == 0
        assert place.value == other(*sample)


def test_a_rule_says_who_stores_what_it_returns():
    rules = rules_of(entry(stores="[square_e]"))
    assert rules["square, stored"].matches == ("square_e",)
    assert rules["square, stored"].partials == rules["square"].partials
    text = entry(results="[a, b]", partials="{a: {x: 1}, b: {x: 2}}", stores="[square_e]")
    check_error(text, "my.yaml:8:11", "EZ0902", "'stores' belongs to 'partials' of one number")
