"""The smallest kind of number that a module names: in code, whatever its metadata is called."""

import pytest
from irtext import module

from enzyme_cc.analysis.types.facts import Facts

CASES = {
    "define void @f(double %x) {\n  ret void\n}": 8,
    "define void @f(float %x) {\n  ret void\n}": 4,
    "define void @f(<2 x half> %x, float %y) {\n  ret void\n}": 2,
    "define void @f(bfloat %x) {\n  ret void\n}": 2,
    "define void @float_of(double %floats, double %half.1x) {\n  ret void\n}": 8,
    '!n = !{!0}\n!0 = !{!"float", !"half"}': 8,
    'define void @f(double %x) {\n  ret void\n}\n!n = !{!0}\n!0 = !{!"float"}': 8,
    '!n = !{!0}\n!0 = !{!"float"}\ndefine void @f(float %x) {\n  ret void\n}': 4,
}


@pytest.mark.parametrize("text", CASES)
def test_the_smallest_number_is_what_code_names(text):
    assert Facts(module(text)).smallest_number == CASES[text]
