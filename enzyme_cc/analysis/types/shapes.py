"""Shapes: what is known of a region at one time, and how far it goes, to pass to another."""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.cells import OUTSIDE, SHARED, find, leaves, resolve
from enzyme_cc.analysis.types.lattice import ANY, DOUBLE, EITHER, POINTER
from enzyme_cc.analysis.types.tree import MAX_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.types.cells import Cell, Region

#: What may be in a word that is told when the program runs, and how large it is.
_IN_WORDS, _WORD = DOUBLE | POINTER, 8
#: Who else leads to some memory, and is not followed.
_OTHERS = OUTSIDE | SHARED


class Shape(NamedTuple):
    """A snapshot of what is known of a region, which may change while it is told to another."""

    leaves: list[tuple[int, Cell]]
    #: From where, to where, in which steps, whether for certain; and what is there, from where on.
    windows: list[tuple[int, int | None, int, bool, int, Shape]]


def shape_of(region: Region, above: set[Region]) -> Shape:
    """Return the shape of a region, without the regions above that it is a window of."""
    inside = {*above, region}
    found = [
        (place + part, leaf)
        for place, cell in region.bytes.cells.items()
        for part, leaf in leaves(find(cell))
    ]
    windows = []
    for (lo, modulus), window in region.windows.items():
        inner, start = resolve(window.region, 0)
        if inner not in inside:
            shape = shape_of(inner, inside)
            windows.append((lo, window.hi, modulus, window.hard, start, shape))
    return Shape(found, windows)


def masks_around(region: Region) -> frozenset[int]:
    """Return all evidence about the memory that a region is in, and about what callers have there.

    Of an array whose length is known, only that about its elements.
    """
    masks: set[int] = set()
    for each in _around(region):
        masks |= each.around
        for cell in each.bytes.cells.values():
            masks.update(leaf.mask for _, leaf in leaves(find(cell)))
    return frozenset(masks)


def _around(region: Region) -> Iterator[Region]:
    """Yield a region, its arrays, and what it is an array in."""
    pending = [region]
    seen: set[Region] = set()
    while pending:
        each = resolve(pending.pop(), 0)[0]
        if each not in seen:
            seen.add(each)
            yield each
            pending += [window.region for window in each.windows.values()]
            pending += [outer for outer in each.outer if not _is_fixed(each, outer)]


def has_only_words(region: Region) -> bool:
    """Return whether all there is around a region are words that may be doubles or addresses.

    Of some it is known, and what is not analysed leads to none.
    """
    masks = masks_around(region)
    is_told = any(mask & _IN_WORDS for mask in masks)
    is_other = any(mask & ~(ANY | EITHER | _IN_WORDS) for mask in masks)
    return is_told and not is_other and all(map(_is_of_words, _around(region)))


def _is_of_words(region: Region) -> bool:
    """Return whether words lie in a region, whole ones, and no others lead there."""
    steps = [*region.windows, (0, region.modulus)]
    if region.marks & _OTHERS or any(lo % _WORD or step % _WORD for lo, step in steps):
        return False
    found = (each for at, cell in region.bytes.cells.items() for each in leaves(cell, at))
    return not any(at % _WORD or leaf.size % _WORD or leaf.marks & _OTHERS for at, leaf in found)


def is_without_places(region: Region) -> bool:
    """Return whether what is in a region may be at any byte of it."""
    return any(
        step == 1 or resolve(window.region, 0)[0].loose
        for (_, step), window in region.windows.items()
    )


def is_anywhere(region: Region) -> bool:
    """Return whether a region stands for several objects, at places known only at run time."""
    pending = [region]
    seen: set[Region] = set()
    while pending:
        each = resolve(pending.pop(), 0)[0]
        if each.loose:
            return True
        if each not in seen:
            seen.add(each)
            pending += each.outer
    return False


def _is_fixed(region: Region, outer: Region) -> bool:
    """Return whether a region is an array in another that is known to end."""
    windows = resolve(outer, 0)[0].hard
    return any(each.hi is not None and resolve(each.region, 0)[0] is region for each in windows)


def end_of(region: Region, modulus: int) -> int:
    """Return how far a region has been seen by who goes through it in steps of `modulus`.

    Arrays in it go on for ever: up to where both begin an element at the same place.
    """
    if region.modulus:
        return min(lcm(region.modulus, modulus), MAX_BYTES)
    ends = [offset + find(cell).size for offset, cell in region.bytes.cells.items()]
    for window in region.windows.values():
        inner = resolve(window.region, 0)[0]
        length = end_of(inner, modulus)
        ends.append(window.lo + length if window.hi is None else min(window.hi, window.lo + length))
    return min(max(ends, default=0), MAX_BYTES)


def spread(found: Iterable[tuple[int, Cell]], size: int) -> tuple[list[int], list[int]]:
    """Return the evidence about each byte, and who else leads there."""
    masks, marks = [0] * size, [0] * size
    for at, leaf in found:
        for byte in range(max(at, 0), min(at + leaf.size, size)):
            masks[byte] |= leaf.mask
            marks[byte] |= leaf.marks
    return masks, marks
