"""How far a computed derivative may be from the true one, and where: the one policy of the rules.

A number may be off by ULPS units in the last place of the terms that it is the sum of: a formula
that cancels is wrong, however well each of its steps is rounded. What is asked of a point is

- that the function is smooth there: jumps and kinks have values that rules publish (`kinks`);
- that its results have not overflowed;
- that the partial is one that the type can hold, with ROOM to be multiplied, or is zero.

Functions with several results (complex numbers, sines with cosines) are measured by their largest
partial: near a zero of one part, the other says how large a number is.
"""

from functools import cache

import mpmath

from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80, FP128, HALF

ULPS = 64
#: How far from the ends of what a type holds a partial is judged: seeds are smaller than this.
ROOM = 16
#: Bits of the significand, and the exponents of the least normal number and beyond the largest.
PRECISION = {HALF: 11, FLOAT: 24, DOUBLE: 53, FP80: 64, FP128: 113}
LEAST = {HALF: -14, FLOAT: -126, DOUBLE: -1022, FP80: -16382, FP128: -16382}
BEYOND = {HALF: 16, FLOAT: 128, DOUBLE: 1024, FP80: 16384, FP128: 16384}


@cache
def unit_of(kind):
    """The distance between 1 and the number below it."""
    return mpmath.mpf(2) ** -PRECISION[kind]


@cache
def _judged(kind):
    return mpmath.mpf(2) ** LEAST[kind] * ROOM, mpmath.mpf(2) ** BEYOND[kind] / ROOM


def is_held(kind, value):
    """Whether a partial is one that is judged in this type."""
    low, high = _judged(kind)
    return value == 0 or low <= abs(value) <= high


def allowed_each(kind, partials, largest=None):
    """The error allowed for each partial, or None where none is judged.

    `largest` is the measure of functions with several results.
    """
    if not all(is_held(kind, each) for each in (*partials, largest or 0)):
        return None
    return [ULPS * unit_of(kind) * abs(each if largest is None else largest) for each in partials]
