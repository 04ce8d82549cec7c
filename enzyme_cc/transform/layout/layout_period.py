"""Find the period of memory whose layout repeats, and the padding in it."""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.lattice import UNUSED, Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES, MAX_FIELDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.types.tree import Field

#: The alignment of the members that others are padded for.
ALIGNED = 8
_LARGE = frozenset((Kind.DOUBLE, Kind.IN_TURNS, Kind.POINTER))


class Shape(NamedTuple):
    """The number of bytes before those that repeat, and the period of these."""

    head: int
    period: int


def shape_of(fields: Sequence[Field]) -> Shape | None:
    """Return how everything behind a pointer repeats from some place on; None where it does not.

    Arrays in arrays repeat at several distances, and all of them together at a multiple of these.
    """
    if len(fields) >= MAX_FIELDS:
        return None  # there may be more
    repeating = [each for each in fields if each.stride and each.end is None]
    single = [each for each in fields if not each.stride or each.end is not None]
    if not repeating:
        return _of_one_array(fields)
    period = lcm(*(each.stride for each in repeating))
    stop = max((_stop(each) for each in single), default=0)
    stop = max(stop, *(each.offset - each.stride + 1 for each in repeating))
    first = min(each.offset for each in repeating)
    head = 0
    if stop > 0 or first >= period:
        head = first + max(0, -(-(stop - first) // period)) * period
    return Shape(head, period) if max(head, period) <= MAX_BYTES else None


def rounds_of(fields: Sequence[Field], shape: Shape, most: int) -> int:
    """Return how many periods to look at: no more than there are or `most`, at least one."""
    ends = [each.end for each in fields]
    known = [each for each in ends if each is not None]
    if len(known) < len(ends):
        return most
    return max(1, min(most, -(-(max(known) - shape.head) // shape.period)))


def _of_one_array(fields: Sequence[Field]) -> Shape | None:
    """Return the shape of an array of known length: no more than that is meant."""
    strides = {each.stride for each in fields}
    period = strides.pop() if len(strides) == 1 else 0
    if not period or any(each.offset >= period for each in fields):
        return None
    ends = [each.end for each in fields if each.end is not None]
    return Shape(0, period) if max(ends) - min(ends) < period else None


def _stop(field: Field) -> int:
    """Return where a field ends, or the last of its repetitions."""
    if field.stride and field.end is not None:
        before = max(0, field.end - 1 - field.offset) // field.stride
        return field.offset + before * field.stride + field.size
    return field.offset + field.size


def padded(found: Sequence[Kind], smallest: int = 0) -> list[Kind]:
    """Return kinds with padding between an integer and a larger member as no number.

    It is taken for padding: the member that follows could not stand there. So it is at the end of
    what begins with a union of a number and an address, as the next of these could not; and of
    what begins with any large member, where no number of the program is so small.
    """
    made = list(found)
    for start, stop in _gaps(found):
        if _is_padding(found, range(start, stop), smallest):
            made[start:stop] = [Kind.INTEGER] * (stop - start)
    return made


def padded_end(found: Sequence[Kind], smallest: int) -> range:
    """Return the padding at the end of such kinds; nothing where there is none."""
    for start, stop in _gaps(found):
        end = range(start, stop)
        if stop == len(found) and _is_padding(found, end, smallest):
            return end
    return range(0)


def _is_padding(found: Sequence[Kind], gap: range, smallest: int) -> bool:
    start, stop = gap.start, gap.stop
    is_short = stop - start < ALIGNED and not stop % ALIGNED
    large = _LARGE if stop - start < smallest else (Kind.IN_TURNS,)
    is_behind = found[0] in large if stop == len(found) else found[stop] in _LARGE
    return is_short and start > 0 and found[start - 1] is Kind.INTEGER and is_behind


def _gaps(found: Sequence[Kind]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of bytes that are not used."""
    start = 0
    while start < len(found):
        stop = start
        while stop < len(found) and found[stop] in UNUSED:
            stop += 1
        if stop > start:
            yield start, stop
        start = stop + 1
