"""Every rule with partials against differences of the function itself, in every type."""

from dataclasses import replace
from fractions import Fraction

import mpmath
import pytest
from rules.numeric import (
    LANES,
    ONE_INTEGER,
    coordinates,
    float_outputs,
    inputs_of,
    outputs_at,
    rounded,
    spread,
    tangent_program,
    values_in,
)
from rules.primals import PRIMALS, derivative, primals_of
from rules.tolerance import SLACK, Bound

from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80, FP128, HALF
from enzyme_cc.rules.formula import Binary, Number
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import RESULT, Kind, Role
from enzyme_cc.rules.tangent import Style

LIBRARY = Library.default()
RULES = {rule.name: rule for rule in LIBRARY.rules if rule.kind in (Kind.PARTIALS, Kind.FOLDS)}
#: Bits of the significand.
PRECISION = {HALF: 11, FLOAT: 24, DOUBLE: 53, FP80: 64, FP128: 113}
#: The smallest number there is, where rounding is no longer relative.
LEAST = {HALF: -24, FLOAT: -149, DOUBLE: -1074, FP80: -16445, FP128: -16494}


def tangent_of(argument, lane, width):
    """A number of few digits, another one for each place."""
    return mpmath.mpf((-1) ** (argument + lane) * (4 + 3 * argument + lane)) / (2 + 2 * width)


def seeds_for(rule, point, lane, width):
    """A tangent for each active input, of the shape of the input."""
    found = {}
    for index, (argument, value) in enumerate(zip(inputs_of(rule), point, strict=True)):
        if argument.name not in rule.active_arguments:
            continue
        if isinstance(value, tuple):
            found[argument.name] = tuple(
                tangent_of(index, each, width) for each in range(len(value))
            )
        else:
            found[argument.name] = tangent_of(index, lane, width)
    return found


def expected_tangent(rule, output, point, seeds):
    """By differences of the primal."""
    function, row, at, total = primals_of(rule)[output], spread(point), 0, mpmath.mpf(0)
    for argument, value in zip(inputs_of(rule), point, strict=True):
        each = value if isinstance(value, tuple) else (value,)
        for lane in range(len(each)):
            if argument.name in seeds:
                seed = spread([seeds[argument.name]])[lane]
                total += derivative(function, row, at + lane) * seed
        at += len(each)
    return total


def tolerance(rule, kind, output, point, seeds):
    unit = mpmath.mpf(2) ** -PRECISION[kind]
    known = outputs_at(rule, kind, point)
    if rule.folds is not None:
        # A chain of products and sums: as many roundings as there are steps, of all it adds up.
        row = spread(point)
        terms = [
            abs(derivative(primals_of(rule)[output], row, index) * seed)
            for index, seed in enumerate(spread(seeds.values()))
        ]
        return SLACK * len(row) ** 2 * unit * sum(terms)
    names = dict(
        zip([each.name for each in values_in(rule)], [*point, *known.values()], strict=True)
    )
    terms = [
        (each.formula, seeds[each.argument])
        for each in rule.partials
        if each.result == output and each.argument in seeds
    ]
    return Bound(unit, names, known).tangent(terms) + mpmath.mpf(2) ** (LEAST[kind] + 3)


def check(rule, kind, lanes, width):
    program = tangent_program(rule, kind, lanes, width)
    points = [coordinates(rule, kind, sample) for sample in rule.samples]
    for first in range(len(points)):
        chosen = [_mixed(rule, points, first, lane) for lane in range(lanes)]
        found = iter(program(list(_inputs(rule, kind, chosen, width))))
        for number in range(width):
            for output in float_outputs(rule):
                for lane, point in enumerate(chosen):
                    seeds = seeds_for(rule, point, lane, number)
                    expected = expected_tangent(rule, output, point, seeds)
                    allowed = tolerance(rule, kind, output, point, seeds)
                    got = next(found)
                    assert abs(got - expected) <= allowed, (
                        f"{rule.where}: tangent of {output} at {point} is {mpmath.nstr(got, 20)}, "
                        f"not {mpmath.nstr(expected, 20)} +- {mpmath.nstr(allowed, 3)}"
                    )


def _mixed(rule, points, first, lane):
    """The point of one lane; integers that all lanes share are those of the first."""
    point = list(points[(first + lane) % len(points)])
    if rule.name in ONE_INTEGER:
        point[1] = points[first][1]
    return point


def _inputs(rule, kind, points, width):
    """The slots: each value lane by lane, then the tangents of each direction."""
    rows = [[*point, *outputs_at(rule, kind, point).values()] for point in points]
    for index, argument in enumerate(values_in(rule)):
        shared = argument.role is Role.INTEGER and rule.name in ONE_INTEGER
        for row in rows[:1] if shared else rows:
            yield from spread([row[index]])
    for number in range(width):
        seeds = [seeds_for(rule, point, lane, number) for lane, point in enumerate(points)]
        for name in rule.active_arguments:
            for each in seeds:
                yield from (rounded(kind, one) for one in spread([each[name]]))


#: Lanes of a vector, and how many tangents at once.
SHAPES = ((1, 1), (1, 4), (LANES, 1), (LANES, 4))
#: LLVM 22 cannot compile these for x86_fp80, so no program has them.
NOT_COMPILED = ("vector.reduce.fmaximum", "vector.reduce.fminimum")


@pytest.mark.parametrize("kind", PRECISION, ids=str)
@pytest.mark.parametrize("name", RULES)
def test_the_tangent_of_a_rule_is_that_of_the_function(name, kind):
    if kind is FP80 and name in NOT_COMPILED:
        pytest.skip("LLVM cannot compile it")
    rule = RULES[name]
    for lanes, width in SHAPES if kind in (FLOAT, DOUBLE) else SHAPES[::3]:
        check(rule, kind, 1 if rule.folds else lanes, width)


def test_every_rule_is_checked_against_a_function_of_its_own():
    assert set(PRIMALS) == set(RULES)


@pytest.mark.parametrize("name", [name for name, rule in RULES.items() if rule.partials])
def test_a_wrong_partial_is_found(name):
    rule = RULES[name]
    for wrong in rule.partials:
        factor = Number(1 + Fraction(1, 1000))
        formula = Binary("+", Binary("*", wrong.formula, factor), Number(Fraction(1, 700)))
        others = [each for each in rule.partials if each is not wrong]
        broken = replace(rule, partials=(*others, replace(wrong, formula=formula)))
        with pytest.raises(AssertionError, match="tangent of"):
            check(broken, DOUBLE, 1, 1)


KINKS = [
    pytest.param(rule, kink, id=f"{rule.name}{kink.at}")
    for rule in RULES.values()
    for kink in rule.kinks
]


def output_values(rule, kind, point):
    """The outputs that the formulas need; a number of no meaning for the others."""
    needed = rule.needs(rule.active_arguments)
    return [
        outputs_at(rule, kind, point)[each.name] if each.name in needed else _nothing(each)
        for each in rule.outputs
    ]


def _nothing(argument):
    return 0 if argument.role in (Role.INTEGER, Role.INTEGER_OUT) else mpmath.nan


@pytest.mark.parametrize("kind", [FLOAT, DOUBLE], ids=str)
@pytest.mark.parametrize(("rule", "kink"), KINKS)
def test_at_a_kink_the_published_value_is_computed(rule, kink, kind):
    point = [
        value if argument.role is Role.INTEGER else _signed(value)
        for argument, value in zip(inputs_of(rule), kink.at, strict=True)
    ]
    values = [*point, *output_values(rule, kind, point)]
    for name, expected in kink.partials:
        program = tangent_program(rule, kind, active=[name])
        (got,) = program([*values, mpmath.mpf(1)])
        assert got == expected or (got != got and expected != expected)


def _signed(value):
    """mpmath knows no negative zero; Python's float does."""
    return value if value == 0 else mpmath.mpf(value)


@pytest.mark.parametrize("strong", [False, True])
def test_a_strong_zero_wins_over_an_infinite_partial(strong):
    rule = RULES["log"]
    program = tangent_program(rule, DOUBLE, style=Style(strong_zero=strong))
    (got,) = program([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(0)])
    assert (got == 0) if strong else (got != got)
    assert program([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(2)]) == [mpmath.inf]


def test_results_are_named_as_formulas_name_them():
    assert all(RESULT in primals_of(rule) for rule in RULES.values() if rule.folds)
