"""What the rules are tested at: their points, the numbers put in there, and how exact that is."""

from dataclasses import replace
from functools import cache

import mpmath
from rules.numeric import LANES, ONE_INTEGER, inputs_of, outputs_at, values_in
from rules.primals import derivative, primals_of
from rules.tolerance import Bound

from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80, FP128, HALF
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind, Role

LIBRARY = Library.default()


def with_what_is_known(rule):
    """A rule without the arguments that have no derivative: there they are mere values."""
    unknown = rule.unknown(rule.active_arguments)
    arguments = tuple(
        replace(each, role=Role.POINTER) if each.name in unknown else each
        for each in rule.arguments
    )
    return replace(rule, arguments=arguments)


RULES = {
    rule.name: with_what_is_known(rule)
    for rule in LIBRARY.rules
    if rule.kind in (Kind.PARTIALS, Kind.FOLDS)
}
#: Bits of the significand.
PRECISION = {HALF: 11, FLOAT: 24, DOUBLE: 53, FP80: 64, FP128: 113}
#: The smallest number there is, where rounding is no longer relative.
LEAST = {HALF: -24, FLOAT: -149, DOUBLE: -1074, FP80: -16445, FP128: -16494}
#: Lanes of a vector, and how many tangents or adjoints at once.
SHAPES = ((1, 1), (1, 4), (LANES, 1), (LANES, 4))
#: LLVM 22 cannot compile these for x86_fp80, so no program has them.
NOT_COMPILED = ("vector.reduce.fmaximum", "vector.reduce.fminimum")

OF_HALVES = ("__divdc3", "__muldc3")

CASES = [
    (name, kind)
    for kind in PRECISION
    for name in RULES
    if not (kind is FP80 and name in NOT_COMPILED)
    and RULES[name].type in (None, kind)
    # C has no complex functions of half.
    and not (kind is HALF and RULES[name].is_complex and name not in OF_HALVES)
]
KINKS = [(rule, kink) for rule in RULES.values() for kink in rule.kinks]


def shapes_for(rule, kind):
    """The shapes to run a rule in: all of them for the types that programs have."""
    for lanes, width in SHAPES if kind in (FLOAT, DOUBLE) else SHAPES[::3]:
        yield 1 if rule.folds or rule.is_complex else lanes, width


def unit_of(kind):
    return mpmath.mpf(2) ** -PRECISION[kind]


def least_of(kind):
    """What rounding may make of a number so small that its digits run out."""
    return mpmath.mpf(2) ** (LEAST[kind] + 3)


def number_for(place, lane, width):
    """A number of few digits, another one for each place."""
    return mpmath.mpf((-1) ** (place + lane) * (4 + 3 * place + lane)) / (2 + 2 * width)


def mixed(rule, points, first, lane):
    """The point of one lane; integers that all lanes share are those of the first."""
    point = list(points[(first + lane) % len(points)])
    if rule.name in ONE_INTEGER:
        point[1] = points[first][1]
    return point


def true_partials(rule, output, point):
    """By differences of the primal: for each input, one number for each of its lanes."""
    return _partials_at(rule.name, output, tuple(point))


@cache
def _partials_at(name, output, point):
    rule = RULES[name]
    function, found = primals_of(rule)[output], {}
    lanes = [value if isinstance(value, tuple) else (value,) for value in point]
    row = [one for each in lanes for one in each]
    at = 0
    for argument, each in zip(inputs_of(rule), lanes, strict=True):
        if argument.name in rule.active_arguments:
            places = range(at, at + len(each))
            found[argument.name] = [derivative(function, row, place) for place in places]
        at += len(each)
    return found


@cache
def _outputs_at(name, kind, point):
    return outputs_at(RULES[name], kind, point)


def known_at(rule, kind, point):
    """Every output at the point of a sample."""
    return _outputs_at(rule.name, kind, tuple(point))


@cache
def _bound_at(name, kind, point):
    known = _outputs_at(name, kind, point)
    names = [each.name for each in values_in(RULES[name])]
    return Bound(unit_of(kind), dict(zip(names, [*point, *known.values()], strict=True)), known)


def rounding(rule, kind, point, terms):
    """How far a sum of partials (formulas) times numbers may be off at the point of a sample."""
    return _bound_at(rule.name, kind, tuple(point)).tangent(terms) + least_of(kind)


def kink_values(rule, kind, kink):
    """Everything that the formulas need at a kink; a number of no meaning for the others."""
    point = [
        value if argument.role is Role.INTEGER else _signed(value)
        for argument, value in zip(inputs_of(rule), kink.at, strict=True)
    ]
    needed = rule.needs(rule.active_arguments)
    return point + [
        outputs_at(rule, kind, point)[each.name] if each.name in needed else _nothing(each)
        for each in rule.outputs
    ]


def _signed(value):
    """mpmath knows no negative zero; Python's float does."""
    return value if value == 0 else mpmath.mpf(value)


def _nothing(argument):
    return 0 if argument.role in (Role.INTEGER, Role.INTEGER_OUT) else mpmath.nan


def same(got, expected):
    """Whether two numbers are equal, or are both none."""
    return got == expected or (got != got and expected != expected)
