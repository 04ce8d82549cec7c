"""What the tests take functions of GSL for, against the library itself where there is one."""

import ctypes
import ctypes.util
import os

import mpmath
import pytest
from rules.primals import PRIMALS
from rules.samples import RULES

from enzyme_cc.rules.argument import Role

NAMES = sorted(name for name in RULES if name.startswith("gsl_"))
#: The library itself does not promise more; some functions are off by a few units.
CLOSE = 1e-12


def library():
    cblas, gsl = (ctypes.util.find_library(each) for each in ("gslcblas", "gsl"))
    path = os.environ.get("TEST_GSL", gsl)
    if path is None:
        pytest.skip("no libgsl here")
    if cblas is not None:
        ctypes.CDLL(cblas, mode=ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(path)


@pytest.mark.parametrize("name", NAMES)
def test_a_function_is_what_its_library_computes(name):
    function = getattr(library(), name, None)
    if function is None:
        pytest.skip("this libgsl is too old for it")
    rule = RULES[name]
    kinds = [
        ctypes.c_int if each.role is Role.INTEGER else ctypes.c_double for each in rule.arguments
    ]
    function.argtypes, function.restype = kinds, ctypes.c_double
    for sample in rule.samples:
        point = [each if isinstance(each, int) else mpmath.mpf(each) for each in sample]
        assert function(*sample) == pytest.approx(float(PRIMALS[name](*point)), rel=CLOSE)


def test_every_rule_is_for_double_and_by_its_name():
    assert len(NAMES) > 100
    assert all(str(RULES[name].type) == "double" for name in NAMES)
    assert all(name in RULES[name].matches for name in NAMES)
