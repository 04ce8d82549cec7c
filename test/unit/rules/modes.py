"""Forward and reverse mode as the rules' tests see them: one Jacobian, by columns or by rows."""

import itertools
import operator
from dataclasses import dataclass
from functools import cache

import mpmath
from rules.numeric import (
    LANES,
    ONE_INTEGER,
    Workshop,
    adjoints_of,
    float_outputs,
    spread,
    tangents_of,
    values_in,
)
from rules.samples import RULES, known_at, mixed, number_for, partials_at
from rules.tolerance import allowed_each

from enzyme_cc.ir.types import DOUBLE, FLOAT
from enzyme_cc.rules.argument import Role

#: Lanes of a vector, and how many tangents or adjoints at once.
SHAPES = ((1, 1), (1, 4), (LANES, 1), (LANES, 4))


@dataclass(frozen=True)
class Mode:
    """What is filled in, what comes out, and the numbers in between."""

    word: str
    fill: object
    #: Whether what is given belongs to what goes in, not to the results.
    forward: bool

    def given(self, rule):
        """The names that seeds belong to, with how many numbers each has."""
        return _inputs(rule) if self.forward else _outputs(rule)

    def made(self, rule):
        """The names of what comes out, with how many numbers each has."""
        return _outputs(rule) if self.forward else _inputs(rule)

    def rows(self, rule, point):
        """For each number that comes out, what each seed counts there."""
        by_output = [partials_at(rule, name, point) for name, _ in _outputs(rule)]
        return by_output if self.forward else [list(each) for each in zip(*by_output, strict=True)]


FORWARD = Mode("tangent", tangents_of, forward=True)
REVERSE = Mode("adjoint", adjoints_of, forward=False)
MODES = (FORWARD, REVERSE)


def _inputs(rule):
    lanes = {each.name for each in rule.arguments if each.role is Role.LANES}
    return [(name, LANES if name in lanes else 1) for name in rule.active_arguments]


def _outputs(rule):
    return [(name, 1) for name in float_outputs(rule)]


def shapes_for(rule, kind):
    """The shapes to run a rule in: all of them for the types that programs have."""
    for lanes, width in SHAPES if kind in (FLOAT, DOUBLE) else SHAPES[::3]:
        yield 1 if rule.folds or rule.is_complex else lanes, width


@cache
def programs_for(name, kind):
    return programs_of(RULES[name], kind)


def programs_of(rule, kind, modes=MODES, shapes=None):
    """By mode, lanes and width, all compiled at once."""
    workshop = Workshop(kind)
    names = {}
    for mode in modes:
        for lanes, width in set(shapes or shapes_for(rule, kind)):
            name = names[mode, lanes, width] = f"{mode.word}{lanes}{width}"
            mode.fill(workshop.function(name, lanes), rule, width)
    made = workshop.compiled()
    return {key: made[name] for key, name in names.items()}


def check(rule, kind, points, programs):
    """Every mode in every shape at all points, each of them in some lane."""
    for (mode, lanes, width), program in programs.items():
        for first in range(0, len(points), lanes):
            chosen = [mixed(rule, points, first, lane) for lane in range(lanes)]
            found = program(list(_values(rule, kind, chosen, mode, width)))
            _compare(rule, kind, mode, chosen, iter(found), width)


@cache
def seeds_for(count, lane, width):
    """A row of numbers, one for each that is given."""
    return [number_for(place, lane, width) for place in range(count)]


def _given(mode, rule):
    return sum(size for _, size in mode.given(rule))


def _values(rule, kind, points, mode, width):
    """The slots: each value lane by lane, then the seeds of each direction."""
    rows = [[*point, *known_at(rule, kind, point).values()] for point in points]
    for index, argument in enumerate(values_in(rule)):
        shared = argument.role is Role.INTEGER and rule.name in ONE_INTEGER
        for row in rows[:1] if shared else rows:
            yield from spread([row[index]])
    for number in range(width):
        seeds = [iter(seeds_for(_given(mode, rule), lane, number)) for lane in range(len(points))]
        for _, size in mode.given(rule):
            for each in seeds:
                yield from itertools.islice(each, size)


def _compare(rule, kind, mode, points, found, width):
    truth = [_truth(mode, rule.name, kind, tuple(point)) for point in points]
    for number in range(width):
        at = 0
        for name, size in mode.made(rule):
            for lane, point in enumerate(points):
                seeds = seeds_for(_given(mode, rule), lane, number)
                for row in truth[lane][at : at + size]:
                    error = _error(row, seeds, next(found))
                    assert not error, (
                        f"{rule.where}: {mode.word} of {name} at {_text(point)} in {kind}"
                        f" is {error}"
                    )
            at += size


@cache
def _truth(mode, name, kind, point):
    """For each number that comes out its partials and the errors allowed, None if not judged."""
    rule = RULES[name]
    if any(mpmath.isinf(value) for value in known_at(rule, kind, point).values()):
        return [None] * sum(size for _, size in mode.made(rule))
    rows = mode.rows(rule, point)
    several = len(float_outputs(rule)) > 1
    everything = [each for row in rows for each in row]
    if several and None in everything:
        return [None] * len(rows)
    largest = max(map(abs, everything)) if several else None
    limits = [None if None in row else allowed_each(kind, row, largest) for row in rows]
    pairs = zip(rows, limits, strict=True)
    return [None if each is None else (row, each) for row, each in pairs]


def _error(row, seeds, got):
    """What a number is and should be, if it is judged and wrong."""
    if row is None:
        return ""
    expected, limit = _wanted(row, seeds)
    if abs(got - expected) <= limit:
        return ""
    return " ".join([mpmath.nstr(got, 20), "not", mpmath.nstr(expected, 20), "+-", str(limit)])


#: By the identity of rows and seeds, which are cached and so live as long as this.
_WANTED = {}


def _wanted(row, seeds):
    """What the number is to be, and how far off it may be: the same in every shape."""
    key = id(row), id(seeds)
    found = _WANTED.get(key)
    if found is None:
        partials, limits = row
        expected = sum(map(operator.mul, partials, seeds))
        limit = sum(map(operator.mul, limits, map(abs, seeds)))
        # With what they are about, so that nothing else can get that identity.
        found = _WANTED[key] = expected, limit, row, seeds
    return found[:2]


def _text(point):
    return [mpmath.nstr(each, 20) if isinstance(each, mpmath.mpf) else each for each in point]
