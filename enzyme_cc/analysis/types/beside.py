"""Memory that goes with places of a region and is beside it all: the values of containers' nodes.

It is in windows far before the region (`cells.BESIDE`). Where a region is an array in another, what
goes with a place is the same for both. A container that holds itself may lead to ever new memory of
this kind: of a region that has led to itself too often, all that goes with it is held to be in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.cells import (
    BESIDE,
    LARGEST,
    Region,
    Window,
    is_beside,
    resolve,
)

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.cells import Cell, Place

#: So often what goes with a region may be found to be that region itself.
MAX_CYCLES = 8


class Beside:
    """The operations that make and join such memory; `Cells` has all others."""

    def __init__(self) -> None:
        self._pending: list[tuple[Cell, Cell] | tuple[Region, int, Region, int]] = []
        #: Counts what becomes known, but for where soft windows end: those ends go back and forth.
        self.clock = 0

    def _drain(self) -> None:
        """Do what is pending."""
        raise NotImplementedError

    def _break_cycle(self, region: Region) -> None:
        """Drop windows of a region that lead back to it, until there is no cycle."""
        raise NotImplementedError

    def _adjoin(self, outer: Region, inner: Region) -> None:
        """Make one region a window of another."""
        raise NotImplementedError

    def beside(self, region: Region, offset: int, ring: Region | None = None) -> Place:
        """Return memory that goes with a place and is beside it all: the value of a node."""
        own = resolve(region, 0)[0]
        found = self._beside(region, offset, ring)
        if ring is not None and ring is not found:
            self._pending.append((found, 0, ring, 0))
        # Those that have become one since are in it as often as they were.
        own.outer = list(dict.fromkeys(resolve(each, 0)[0] for each in own.outer))
        for each in dict.fromkeys((own, *own.outer)):
            self._join_beside(each)
        self._drain()
        return resolve(found, 0)

    def _beside(self, region: Region, offset: int, ring: Region | None = None) -> Region:
        region, offset = resolve(region, offset)
        if _is_closed(region):
            return region
        lo = offset - BESIDE
        window = region.windows.get((lo, 0))
        if window is None:
            # An array may begin in this memory, and is not all of it.
            is_all = ring is not None and not resolve(ring, 0)[0].modulus
            made = ring if ring is not None and is_all else Region()
            window = region.windows[lo, 0] = Window(lo, lo + LARGEST, made, hard=True)
            region.hard.append(window)
            self.clock += 1
            self._adjoin(region, resolve(made, 0)[0])
            if is_all:
                self._break_cycle(region)
        return window.region

    def _join_beside(self, outer: Region) -> None:
        """Unify what goes with a place in a region and what goes with it in its arrays."""
        arrays = [(lo, each) for (lo, _), each in outer.windows.items() if not is_beside(lo)]
        arrays = [each for each in arrays if self._are_apart(outer, each[1])]
        # Containers of containers have very many places: none is looked up twice. Nothing is
        # unified before all are joined, so that regions stay what they are.
        known: dict[Region, dict[int, Region]] = {}
        for lo, window in arrays:
            inner, start = resolve(window.region, 0)
            for each in (outer, inner):
                if each not in known:
                    known[each] = _what_is_beside(each)
            ones, others = known[outer], known[inner]
            places = [at - lo for at in ones if lo <= at < (window.hi or at + 1)]
            inside_places = [(at - start) % inner.modulus for at in others]
            for at in dict.fromkeys((*places, *inside_places)):
                place, inside = lo + at, (at + start) % inner.modulus
                if outer.modulus:
                    place %= outer.modulus
                one, other = ones.get(place), others.get(inside)
                if one is None:
                    one = ones[place] = self._beside(outer, place)
                if other is None:
                    other = others[inside] = self._beside(inner, inside)
                if one is not other:
                    self._pending.append((one, 0, other, 0))

    def _are_apart(self, outer: Region, window: Window) -> bool:
        """Return whether memory goes with places of an array that is not in it."""
        inner = resolve(window.region, 0)[0]
        if not inner.modulus or inner is outer:
            return False
        if not (_is_closed(outer) or _is_closed(inner)):
            return True
        self._close(outer)
        self._close(inner)
        return False

    # -- memory that leads to itself -----------------------------------------------------------

    def _place_of_cycle(self, region: Region, lo: int) -> int:
        """Return which place of a region that is which goes with one of its places."""
        region.cycles += 1
        if not _is_closed(region):
            return lo
        self._close(region)
        return 0

    def _add_cycles(self, first: Region, second: Region) -> None:
        """Take into account how often a region has led to itself that has become part of one."""
        first.cycles += second.cycles
        if _is_closed(first):
            self._close(first)

    def _close(self, region: Region) -> None:
        """Hold all that goes with a region to be in it."""
        region.cycles = max(region.cycles, MAX_CYCLES + 1)
        found = [(key, each) for key, each in region.windows.items() if is_beside(each.lo)]
        for key, window in found:
            del region.windows[key]
            region.hard = [each for each in region.hard if each is not window]
            self._pending.append((region, 0, window.region, 0))
            self.clock += 1


def _is_closed(region: Region) -> bool:
    return region.cycles > MAX_CYCLES


def _what_is_beside(region: Region) -> dict[int, Region]:
    """Return what goes with places of a region, by these."""
    windows = region.windows.items()
    return {lo + BESIDE: resolve(each.region, 0)[0] for (lo, _), each in windows if is_beside(lo)}
