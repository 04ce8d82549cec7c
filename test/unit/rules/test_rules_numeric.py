"""Every rule with partials against differences of the function itself, in every type."""

from dataclasses import replace
from fractions import Fraction

import mpmath
import pytest
from rules.numeric import (
    ONE_INTEGER,
    coordinates,
    float_outputs,
    inputs_of,
    rounded,
    spread,
    tangent_program,
    values_in,
)
from rules.primals import PRIMALS, primals_of
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
from enzyme_cc.rules.formula import Binary, Number
from enzyme_cc.rules.model import RESULT, Role


def seeds_for(rule, point, lane, width):
    """A tangent for each active input, of the shape of the input."""
    found = {}
    for index, (argument, value) in enumerate(zip(inputs_of(rule), point, strict=True)):
        if argument.name not in rule.active_arguments:
            continue
        if isinstance(value, tuple):
            found[argument.name] = tuple(
                number_for(index, each, width) for each in range(len(value))
            )
        else:
            found[argument.name] = number_for(index, lane, width)
    return found


def products(rule, output, point, seeds):
    """True partial times tangent, for each number that goes in."""
    partials = spread(tuple(each) for each in true_partials(rule, output, point).values())
    return [partial * seed for partial, seed in zip(partials, spread(seeds.values()), strict=True)]


def tolerance(rule, kind, output, point, seeds):
    if rule.folds is not None:
        # A chain of products and sums: as many roundings as there are steps, of all it adds up.
        sizes = [abs(each) for each in products(rule, output, point, seeds)]
        return SLACK * len(sizes) ** 2 * unit_of(kind) * sum(sizes)
    terms = [
        (each.formula, seeds[each.argument])
        for each in rule.partials
        if each.result == output and each.argument in seeds
    ]
    return rounding(rule, kind, point, terms)


def check(rule, kind, lanes, width):
    program = tangent_program(rule, kind, lanes, width)
    points = [coordinates(rule, kind, sample) for sample in rule.samples]
    for first in range(len(points)):
        chosen = [mixed(rule, points, first, lane) for lane in range(lanes)]
        found = iter(program(list(_inputs(rule, kind, chosen, width))))
        for number in range(width):
            for output in float_outputs(rule):
                for lane, point in enumerate(chosen):
                    seeds = seeds_for(rule, point, lane, number)
                    expected = sum(products(rule, output, point, seeds))
                    allowed = tolerance(rule, kind, output, point, seeds)
                    got = next(found)
                    assert abs(got - expected) <= allowed, (
                        f"{rule.where}: tangent of {output} at {point} is {mpmath.nstr(got, 20)}, "
                        f"not {mpmath.nstr(expected, 20)} +- {mpmath.nstr(allowed, 3)}"
                    )


def _inputs(rule, kind, points, width):
    """The slots: each value lane by lane, then the tangents of each direction."""
    rows = [[*point, *known_at(rule, kind, point).values()] for point in points]
    for index, argument in enumerate(values_in(rule)):
        shared = argument.role is Role.INTEGER and rule.name in ONE_INTEGER
        for row in rows[:1] if shared else rows:
            yield from spread([row[index]])
    for number in range(width):
        seeds = [seeds_for(rule, point, lane, number) for lane, point in enumerate(points)]
        for name in rule.active_arguments:
            for each in seeds:
                yield from (rounded(kind, one) for one in spread([each[name]]))


@pytest.mark.parametrize(("name", "kind"), CASES, ids=str)
def test_the_tangent_of_a_rule_is_that_of_the_function(name, kind):
    for lanes, width in shapes_for(RULES[name], kind):
        check(RULES[name], kind, lanes, width)


def test_every_rule_is_checked_against_a_function_of_its_own():
    assert set(PRIMALS) == set(RULES)


@pytest.mark.parametrize("name", [name for name, rule in RULES.items() if rule.partials])
def test_a_wrong_partial_is_found(name):
    rule = RULES[name]
    for wrong in [each for each in rule.partials if each.argument in rule.active_arguments]:
        factor = Number(1 + Fraction(1, 1000))
        formula = Binary("+", Binary("*", wrong.formula, factor), Number(Fraction(1, 700)))
        others = [each for each in rule.partials if each is not wrong]
        broken = replace(rule, partials=(*others, replace(wrong, formula=formula)))
        with pytest.raises(AssertionError, match="tangent of"):
            check(broken, DOUBLE, 1, 1)


@pytest.mark.parametrize("kind", [FLOAT, DOUBLE], ids=str)
@pytest.mark.parametrize(
    ("rule", "kink"), KINKS, ids=[f"{rule.name}{kink.at}" for rule, kink in KINKS]
)
def test_at_a_kink_the_published_value_is_computed(rule, kink, kind):
    values = kink_values(rule, kind, kink)
    for name, expected in kink.partials:
        program = tangent_program(rule, kind, active=[name])
        (got,) = program([*values, mpmath.mpf(1)])
        assert same(got, expected)


@pytest.mark.parametrize("strong", [False, True])
def test_a_strong_zero_wins_over_an_infinite_partial(strong):
    rule = RULES["log"]
    program = tangent_program(rule, DOUBLE, style=Style(strong_zero=strong))
    (got,) = program([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(0)])
    assert (got == 0) if strong else (got != got)
    assert program([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(2)]) == [mpmath.inf]


@pytest.mark.parametrize("strong", [False, True])
def test_a_partial_of_zero_wins_over_an_infinite_tangent_likewise(strong):
    program = tangent_program(RULES["fmul"], DOUBLE, style=Style(strong_zero=strong), active=["x"])
    (got,) = program([mpmath.mpf(1), mpmath.mpf(0), mpmath.mpf(0), mpmath.inf])
    assert (got == 0) if strong else (got != got)


def test_results_are_named_as_formulas_name_them():
    assert all(RESULT in primals_of(rule) for rule in RULES.values() if rule.folds)
