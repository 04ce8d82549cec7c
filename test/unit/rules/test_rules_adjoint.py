"""Every rule in reverse: adjoints against differences of the function itself, in every type."""

import mpmath
import pytest
from rules.numeric import (
    ONE_INTEGER,
    adjoint_program,
    coordinates,
    float_outputs,
    rounded,
    spread,
    values_in,
)
from rules.samples import (
    CASES,
    KINKS,
    RULES,
    kink_values,
    known_at,
    mixed,
    number_for,
    rounding,
    same,
    shapes_for,
    true_partials,
    unit_of,
)
from rules.tolerance import SLACK

from enzyme_cc.ir.types import DOUBLE, FLOAT
from enzyme_cc.rules.emission import Style
from enzyme_cc.rules.model import RESULT, Role


def seeds_for(rule, lane, width):
    """An adjoint for each result."""
    return {name: number_for(index, lane, width) for index, name in enumerate(float_outputs(rule))}


def expected_adjoints(rule, point, seeds):
    """For each active argument, one number for each of its lanes."""
    found = {}
    for output, seed in seeds.items():
        for name, partials in true_partials(rule, output, point).items():
            before = found.get(name, [0] * len(partials))
            found[name] = [a + b * seed for a, b in zip(before, partials, strict=True)]
    return found


def tolerance(rule, kind, argument, point, seeds):
    if rule.folds is not None:
        sizes = [abs(each) for each in expected_adjoints(rule, point, seeds)[argument]]
        return SLACK * len(spread(point)) ** 2 * unit_of(kind) * max(sizes)
    terms = [
        (each.formula, seeds[each.result])
        for each in rule.partials
        if each.argument == argument and each.result in seeds
    ]
    return rounding(rule, kind, point, terms)


def check(rule, kind, lanes, width):
    program = adjoint_program(rule, kind, lanes, width)
    points = [coordinates(rule, kind, sample) for sample in rule.samples]
    for first in range(len(points)):
        chosen = [mixed(rule, points, first, lane) for lane in range(lanes)]
        found = iter(program(list(_inputs(rule, kind, chosen, width))))
        for number in range(width):
            for name in rule.active_arguments:
                for lane, point in enumerate(chosen):
                    seeds = seeds_for(rule, lane, number)
                    allowed = tolerance(rule, kind, name, point, seeds)
                    for expected in expected_adjoints(rule, point, seeds)[name]:
                        got = next(found)
                        assert abs(got - expected) <= allowed, (
                            f"{rule.where}: adjoint of {name} at {point} is "
                            f"{mpmath.nstr(got, 20)}, not {mpmath.nstr(expected, 20)} "
                            f"+- {mpmath.nstr(allowed, 3)}"
                        )


def _inputs(rule, kind, points, width):
    """The slots: each value lane by lane, then the seeds of each direction."""
    rows = [[*point, *known_at(rule, kind, point).values()] for point in points]
    for index, argument in enumerate(values_in(rule)):
        shared = argument.role is Role.INTEGER and rule.name in ONE_INTEGER
        for row in rows[:1] if shared else rows:
            yield from spread([row[index]])
    for number in range(width):
        seeds = [seeds_for(rule, lane, number) for lane in range(len(points))]
        for name in float_outputs(rule):
            yield from (rounded(kind, each[name]) for each in seeds)


@pytest.mark.parametrize(("name", "kind"), CASES, ids=str)
def test_the_adjoint_of_a_rule_is_that_of_the_function(name, kind):
    for lanes, width in shapes_for(RULES[name], kind):
        check(RULES[name], kind, lanes, width)


@pytest.mark.parametrize("kind", [FLOAT, DOUBLE], ids=str)
@pytest.mark.parametrize(
    ("rule", "kink"), KINKS, ids=[f"{rule.name}{kink.at}" for rule, kink in KINKS]
)
def test_at_a_kink_the_published_value_is_computed(rule, kink, kind):
    values = kink_values(rule, kind, kink)
    # All other results have an adjoint of 0.
    seeds = [mpmath.mpf(name in (RESULT, rule.outputs[0].name)) for name in float_outputs(rule)]
    for name, expected in kink.partials:
        (got,) = adjoint_program(rule, kind, wanted=[name])([*values, *seeds])
        assert same(got, expected)


@pytest.mark.parametrize("strong", [False, True])
def test_a_strong_zero_wins_over_an_infinite_partial(strong):
    program = adjoint_program(RULES["log"], DOUBLE, style=Style(strong_zero=strong))
    (got,) = program([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(0)])
    assert (got == 0) if strong else (got != got)
    assert program([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(2)]) == [mpmath.inf]


@pytest.mark.parametrize("strong", [False, True])
def test_a_partial_of_zero_wins_over_an_infinite_adjoint_likewise(strong):
    program = adjoint_program(RULES["fmul"], DOUBLE, style=Style(strong_zero=strong), wanted=["x"])
    (got,) = program([mpmath.mpf(1), mpmath.mpf(0), mpmath.mpf(0), mpmath.inf])
    assert (got == 0) if strong else (got != got)


def test_a_product_with_zeros_has_exact_adjoints():
    program = adjoint_program(RULES["vector.reduce.fmul"], DOUBLE)

    def adjoint(*values):
        return program([*map(mpmath.mpf, values), mpmath.nan, mpmath.mpf(3)])

    assert adjoint(2, 5, 0, 7, 1) == [0, 0, 3 * 70, 0, 0]
    assert adjoint(2, 0, 0, 7, 1) == [0] * 5
    assert adjoint(0, 5, 4, 7, 1) == [3 * 140, 0, 0, 0, 0]


def test_a_tie_of_lanes_goes_to_the_first():
    program = adjoint_program(RULES["vector.reduce.fmax"], DOUBLE)
    assert program([mpmath.mpf(each) for each in (1, 4, 4, 2, 4, 3)]) == [0, 3, 0, 0]
