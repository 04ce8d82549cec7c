"""What CONTRIBUTING says about adding a function: its entry is all that the library needs."""

import re
from pathlib import Path

import mpmath
import pytest
from rules.numeric import adjoint_program, tangent_program
from rules.tolerance import ULPS, unit_of

from enzyme_cc.ir.types import DOUBLE, FLOAT
from enzyme_cc.rules.library import Library

TEXT = (Path(__file__).resolve().parents[3] / "CONTRIBUTING.md").read_text()
(ENTRY,) = re.findall(r"```yaml\n(- name: .*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("kind", [FLOAT, DOUBLE], ids=str)
def test_the_example_of_contributing_works(kind):
    rule = Library.default().with_file("mine.yaml", ENTRY).callee("logisticf")
    for point in (mpmath.mpf(each) for (each,) in rule.samples):
        result = 1 / (1 + mpmath.exp(-point))
        expected = result * (1 - result)
        for program in (tangent_program, adjoint_program):
            (got,) = program(rule, kind)([point, result, mpmath.mpf(1)])
            assert abs(got - expected) <= ULPS * unit_of(kind) * expected
