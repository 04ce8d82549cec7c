"""What the rules are tested at: samples, points near the edges of domains, and true partials."""

import itertools
from dataclasses import replace
from functools import cache

import mpmath
from rules.numeric import LANES, ONE_INTEGER, coordinates, inputs_of, outputs_at, rounded
from rules.primals import derivative, primals_of
from rules.tolerance import BEYOND, LEAST, PRECISION

from enzyme_cc.ir.types import FP80, HALF
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.loader import STORING
from enzyme_cc.rules.model import Kind

LIBRARY = Library.default()


def with_what_is_known(rule):
    """A rule without the arguments that have no derivative: there they are mere values."""
    unknown = rule.unknown(rule.active_arguments)
    arguments = tuple(
        replace(each, role=Role.POINTER) if each.name in unknown else each
        for each in rule.arguments
    )
    return replace(rule, arguments=arguments)


#: Their derivatives are functions that only devices have: test/gpu/libdevice.py tries them.
OF_DEVICES = ("cyl_bessel_i", "__ocml_i")
RULES = {
    rule.name: with_what_is_known(rule)
    for rule in LIBRARY.rules
    if rule.kind in (Kind.PARTIALS, Kind.FOLDS)
    and not rule.name.endswith(STORING)
    # No machine that tests run on has these: test/gpu/kernels/approximate.cu is for them.
    and not rule.name.startswith("nvptx ")
    and not rule.name.startswith(OF_DEVICES)
}
#: LLVM 22 cannot compile these for x86_fp80, so no program has them.
NOT_COMPILED = ("vector.reduce.fmaximum", "vector.reduce.fminimum")
#: All others that are complex are of C, which has none of half.
OF_HALVES = ("__divdc3", "__muldc3")

CASES = [
    (name, kind)
    for kind in PRECISION
    for name in RULES
    if not (kind is FP80 and name in NOT_COMPILED)
    and RULES[name].type in (None, kind)
    and not (kind is HALF and RULES[name].is_complex and name not in OF_HALVES)
]
KINKS = [(rule, kink) for rule in RULES.values() for kink in rule.kinks]


def number_for(place, lane, width):
    """A number of few digits, another one for each place."""
    return mpmath.mpf((-1) ** (place + lane) * (4 + 3 * place + lane)) / (2 + 2 * width)


def mixed(rule, points, first, lane):
    """The point of one lane; integers that all lanes share are those of the first."""
    point = list(points[(first + lane) % len(points)])
    if rule.name in ONE_INTEGER:
        point[1] = points[first][1]
    return point


# -- truth -----------------------------------------------------------------------------------------


def partials_at(rule, output, point):
    """By differences of the primal: a number for each active one that goes in, in a row.

    None stands for a number by which the primal is not smooth.
    """
    return _partials_at(rule.name, output, tuple(point))


@cache
def _partials_at(name, output, point):
    rule = RULES[name]
    function, found = primals_of(rule)[output], []
    row = [one for each in point for one in (each if isinstance(each, tuple) else (each,))]
    at = 0
    for argument, value in zip(inputs_of(rule), point, strict=True):
        count = len(value) if isinstance(value, tuple) else 1
        if argument.name in rule.active_arguments:
            found += [derivative(function, row, place) for place in range(at, at + count)]
        at += count
    return found


@cache
def _outputs_at(name, kind, point):
    return outputs_at(RULES[name], kind, point)


def known_at(rule, kind, point):
    """Every output at a point."""
    return _outputs_at(rule.name, kind, tuple(point))


# -- points ----------------------------------------------------------------------------------------


def sample_points(rule, kind):
    return [coordinates(rule, kind, sample) for sample in rule.samples]


def edge_points(rule, kind):
    """Points near the edges of the domain."""
    return [point for box in rule.domain for point in _near_edges_of(rule, kind, box)]


def _near_edges_of(rule, kind, box):
    """The arguments take theirs in turn, out of step."""
    choices = [
        near_edges(kind, argument, interval)
        for argument, interval in zip(inputs_of(rule), box, strict=True)
    ]
    longest = max(map(len, choices))
    return [
        [
            _chosen(argument, each, turn * (index + 1) + index)
            for index, (argument, each) in enumerate(zip(inputs_of(rule), choices, strict=True))
        ]
        for turn in range(longest)
    ]


def _chosen(argument, choices, turn):
    if argument.role is Role.LANES:
        return tuple(choices[(turn + lane) % len(choices)] for lane in range(LANES))
    return choices[turn % len(choices)]


@cache
def near_edges(kind, argument, interval):
    """Numbers of a type beside the ends of an interval, and beside 0 and 1 within it."""
    low, high = interval
    if argument.role is Role.INTEGER:
        near = (low, low + 1, -2, -1, 0, 1, 2, high - 1, high)
        return [each for each in near if low <= each <= high]
    candidates = [*beside(kind, low, 1), *beside(kind, high, -1), *far(kind)]
    for middle, direction in itertools.product((0, 1), (-1, 1)):
        candidates += beside(kind, middle, direction)
    found = {rounded(kind, each) for each in candidates if low < each < high}
    return sorted(each for each in found if low < each < high and mpmath.isfinite(each))


def beside(kind, edge, direction):
    """Numbers next to a finite one, in the distance of some roundings."""
    if mpmath.isinf(edge):
        return
    for distance in (1, 3, PRECISION[kind] // 2):
        if edge:
            ulps = 3 if distance == 3 else 2 ** (distance - 1)
            yield edge + direction * abs(mpmath.mpf(edge)) * ulps * mpmath.mpf(2) ** (
                1 - PRECISION[kind]
            )
        else:
            yield direction * mpmath.mpf(2) ** (LEAST[kind] * (distance - 1) // PRECISION[kind])


def far(kind):
    """Large and small numbers of a type, the squares of some beyond it."""
    for exponent in (BEYOND[kind] - 4, BEYOND[kind] * 2 // 3, BEYOND[kind] // 3):
        for sign in (1, -1):
            yield sign * mpmath.mpf(2) ** exponent * 1.25
            yield sign * mpmath.mpf(2) ** -exponent * 1.25
