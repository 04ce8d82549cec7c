"""Tells callees what their callers know of the memory that they are passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.cells import (
    BESIDE,
    LED_TO,
    Cell,
    add_leaves_in,
    find,
    is_beside,
    mask_of,
    resolve,
    sub,
)
from enzyme_cc.analysis.types.facts import Origin
from enzyme_cc.analysis.types.lattice import ANY, DECLARED, EITHER, INTEGER, are_mixed
from enzyme_cc.analysis.types.shapes import Shape, end_of, masks_around, shape_of
from enzyme_cc.analysis.types.tree import MAX_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.analysis.types.cells import Place, Region
    from enzyme_cc.analysis.types.facts import Facts

#: From how many regions of one caller a region of a callee learns at most, in one call.
MAX_TOLD = 32


class Informer:
    """Tells what callees have already seen of their memory what one caller knows about it."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.seen: set[tuple[Region, Region, int]] = set()
        self.told: dict[Region, int] = {}
        #: Of arrays: whether nothing was known of their elements at first.
        self.moved: dict[Region, bool] = {}
        self.around: dict[Region, frozenset[int]] = {}
        #: Who is told what, and how far into the target the source begins.
        self.pending: list[tuple[Cell, Cell, int]] = []

    def call(self, pairs: list[tuple[Cell, Cell]]) -> None:
        """Tell a callee what is known of its parameters in one call."""
        self.told.clear()
        for formal, actual in pairs:
            self.tell(actual, formal)

    def tell(self, source: Cell, target: Cell) -> None:
        """Give the target the evidence about the source."""
        self.pending.append((source, target, 0))
        while self.pending:
            self._tell(*self.pending.pop())

    def _tell(self, source: Cell, target: Cell, distance: int) -> None:
        source, target = find(source), find(target)
        if source is target:
            return
        self.facts.mark(target, source.marks & LED_TO)
        if source.region is not None and target.region is not None:
            self._memory(resolve(source.region, source.offset), self.facts.region_of(target))
        if target.parts is not None:
            for offset, part in tuple(target.parts.cells.items()):
                part = find(part)
                if distance < offset + part.size and distance + source.size > offset:
                    self.pending.append((source, part, distance - offset))
        elif source.parts is None:
            self.facts.add_all(target, source)
        else:
            for at, each in source.parts.cells.items():
                self._tell_part(each, target, distance + at)

    def _tell_part(self, part: Cell, target: Cell, distance: int) -> None:
        """Give undivided bytes what is known of a part, as far as it is about them."""
        low, high = max(distance, 0), min(distance + find(part).size, target.size)
        if low < high:
            self.pending.append((part, sub(target, low, high - low), distance - low))

    def _memory(self, source: Place, target: Place) -> None:
        source = resolve(*source)
        shift = source[1] - target[1]
        key = source[0], target[0], shift
        count = self.told.get(target[0], 0)
        if source[0] is target[0] or key in self.seen:
            return
        if count >= MAX_TOLD:
            self.facts.mark(target[0], LED_TO)  # there is more than is told here
            return
        self.seen.add(key)
        self.told[target[0]] = count + 1
        self.facts.mark(target[0], source[0].marks & LED_TO)
        target[0].zero |= source[0].zero
        if target[0].modulus:
            target[0].around |= self._around(source[0])
        if target[0].asks:
            self._tell_all(*source, *target)
        if not (target[0].bytes.keys or target[0].windows):
            return
        for offset, cell in tuple(target[0].bytes.cells.items()):
            cell = find(cell)
            step = target[0].modulus if self._is_moved(target[0], cell) else 0
            found = [
                each
                for start in self._starts(source[0], offset + shift, step)
                for each in self.facts.evidence(source[0], start, cell.size)
            ]
            if step and any(map(are_mixed, _by_place(found, cell.size))):
                # The integer is one beside the number, however little is known of it.
                self.facts.add(cell, INTEGER, Origin("what callers have there"))
            self._bytes(found, cell)
        for window in tuple(target[0].windows.values()):
            inner = resolve(window.region, 0)
            if is_beside(window.lo):
                place = self.facts.beside(source[0], window.lo + BESIDE + shift)
            else:
                place = source[0], window.lo + shift
            self._memory(place, inner)

    def _around(self, region: Region) -> frozenset[int]:
        """Return all that is in the memory that a region is in."""
        found = self.around.get(region)
        if found is None:
            found = self.around[region] = masks_around(region)
        return found

    def _is_moved(self, region: Region, cell: Cell) -> bool:
        """Return whether a callee goes through an array without a word on what its elements are.

        It may be a struct, byte by byte, or more than one array.
        """
        return self.moved.setdefault(region, not mask_of(cell) & ~(ANY | DECLARED | EITHER))

    @staticmethod
    def _starts(region: Region, offset: int, modulus: int) -> Iterable[int]:
        """Return where in a region lies what a callee takes for one thing."""
        if not modulus or region.modulus == modulus:
            return (offset,)
        end = max(end_of(region, modulus), offset + 1)
        return range(offset, min(end, offset + MAX_BYTES), modulus)

    def _bytes(self, found: list[tuple[int, Cell]], cell: Cell) -> None:
        """Give the cell what is known of the bytes it covers."""
        for at, leaf in found:
            if _is_told(leaf, cell, at):
                continue
            if at >= 0 and at + leaf.size <= cell.size:
                self.pending.append((leaf, sub(cell, at, leaf.size), 0))
            else:
                self.pending.append((leaf, cell, at))

    def _tell_all(self, region: Region, offset: int, there: Region, at: int) -> None:
        """Give all evidence about one region to another, but not about memory behind it."""
        if region.modulus and not there.modulus:
            there, shift = self.facts.window(there, at - offset, None, region.modulus)
        else:
            shift = at - offset
        self._tell_shape(shape_of(region, set()), there, shift)

    def _tell_shape(self, shape: Shape, there: Region, shift: int) -> None:
        for place, leaf in shape.leaves:
            cell = self.facts.at(there, place + shift, leaf.size)
            self.facts.add_all(cell, find(leaf))
            self.facts.mark(cell, leaf.marks & LED_TO)
        for lo, hi, modulus, hard, start, inner in shape.windows:
            end = None if hi is None else hi + shift
            made, at = self.facts.window(there, lo + shift, end, modulus, hard=hard)
            self._tell_shape(inner, made, at - start)


def _by_place(found: list[tuple[int, Cell]], size: int) -> list[list[int]]:
    """Return the evidence about each of so many bytes."""
    places: list[list[int]] = [[] for _ in range(size)]
    for at, leaf in found:
        for place in places[max(at, 0) : max(at + leaf.size, 0)]:
            place.append(leaf.mask)
    return places


def _is_told(leaf: Cell, cell: Cell, at: int) -> bool:
    """Return whether a cell's bytes have all evidence of a leaf; else they may be cut out."""
    if cell.parts is None:
        return not leaf.mask & ~cell.mask and (leaf.region is None or cell.region is None)
    if leaf.region is not None:
        return False
    there: list[tuple[int, Cell]] = []
    add_leaves_in(there, cell.parts, 0, at, at + leaf.size)
    start, stop, covered = max(at, 0), min(at + leaf.size, cell.size), 0
    for place, part in there:
        if leaf.mask & ~part.mask:
            return False
        covered += min(place + part.size, stop) - max(place, start)
    return not leaf.mask or covered >= stop - start
