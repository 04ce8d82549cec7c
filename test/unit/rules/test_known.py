"""Names that formulas use where some numbers are known: branches not taken name nothing."""

from fractions import Fraction

import pytest

from enzyme_cc.rules.known import names_given
from enzyme_cc.rules.library import Library


def used(rule, argument, **known):
    (partial,) = (
        each for each in Library.default().callee(rule).partials if each.argument == argument
    )
    return names_given(partial.formula, {name: Fraction(each) for name, each in known.items()})


def test_a_known_exponent_decides_how_its_power_is_differentiated():
    assert used("pow", "x") == {"x", "y"}
    assert used("pow", "x", y=2) == {"x"}
    assert used("pow", "x", y=0) == set()
    assert used("pow", "x", y=Fraction(1, 2)) == {"x"}


@pytest.mark.parametrize(("x", "y", "names"), [(2, 1, set()), (1, 2, set())])
def test_nothing_is_left_where_all_is_known(x, y, names):
    assert used("fmax", "x", x=x, y=y) == names


def test_a_test_of_what_is_not_known_leaves_both_branches():
    assert used("pow", "y", y=2) == {"x", "result"}
    assert used("hypot", "x", y=2) == {"x", "result"}
