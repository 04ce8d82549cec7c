"""Where digits are lost, as docs/edges.md says it: the numbers seen there are seen here."""

import re
from pathlib import Path

import mpmath
import pytest
from rules.modes import FORWARD, programs_of
from rules.numeric import coordinates, float_outputs, spread
from rules.samples import RULES, known_at, partials_at
from rules.tolerance import PRECISION

from enzyme_cc.ir.types import DOUBLE

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "edges.md").read_text()
SEEN = re.findall(r"\| (\d+) for `([^(`]+)\(([^)`]+)\)`", TEXT)


def units_off(rule, point):
    """The largest error of a partial, in units of its last place."""
    (program,) = programs_of(rule, DOUBLE, [FORWARD], [(1, 1)]).values()
    values = spread([*point, *known_at(rule, DOUBLE, point).values()])
    found = []
    for place, _ in enumerate(rule.active_arguments):
        seeds = [mpmath.mpf(place == at) for at, _ in enumerate(rule.active_arguments)]
        for name, got in zip(float_outputs(rule), program([*values, *seeds]), strict=True):
            true = partials_at(rule, name, point)[place]
            found.append(abs(got - true) / abs(true) * 2 ** PRECISION[DOUBLE])
    return max(found)


def test_examples_are_there():
    assert len(SEEN) == 9


@pytest.mark.parametrize(("units", "name", "numbers"), SEEN, ids=[name for _, name, _ in SEEN])
def test_so_many_digits_are_lost_as_the_page_says(units, name, numbers):
    point = coordinates(RULES[name], DOUBLE, [float(each) for each in numbers.split(",")])
    assert int(units) / 3 < units_off(RULES[name], point) < int(units) * 3
