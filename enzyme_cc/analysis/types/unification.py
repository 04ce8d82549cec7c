"""Gather type evidence in cells, which are unified when they hold the same.

A `Cell` is some bytes, of a value or in memory; a `Region` is the memory behind pointers. Copying,
loading and storing make cells one (union-find), so that evidence found anywhere is known everywhere
at once, in lists that lead to themselves too.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.beside import Beside
from enzyme_cc.analysis.types.cells import (
    BESIDE,
    LED_TO,
    OUTSIDE,
    SEEN,
    SHARED,
    Bytes,
    Cell,
    Region,
    Window,
    add_leaves_in,
    cycle_through,
    fill,
    find,
    is_beside,
    resolve,
    sub,
)
from enzyme_cc.analysis.types.lattice import IS_CONFLICT

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.cells import Declared, Place

#: An access that goes round a small array more often than this counts as its first pieces only.
MAX_PIECES = 256
#: Copies of more bytes share a region instead of a cell.
MAX_COPY = 512


class Cells(Beside):
    """All operations that make cells or regions one; each ends with nothing left to do."""

    def __init__(self) -> None:
        super().__init__()
        self._busy = False
        #: Cells that evidence disagrees about, in the order found.
        self.conflicts: list[Cell] = []
        #: Regions that have soft windows.
        self.soft: dict[Region, None] = {}

    # -- evidence ------------------------------------------------------------------------------

    def add(self, cell: Cell, bits: int, why: object) -> None:
        """Note evidence about a cell."""
        cell = find(cell)
        if cell.parts is not None:
            fill(cell, bits, {bits: why}, ((0, -1),))
            for offset in tuple(cell.parts.keys):
                self.add(cell.parts.cells[offset], bits, why)
        elif cell.mask | bits != cell.mask:
            cell.mask |= bits
            self.clock += 1
            if cell.why is None:
                cell.why = {bits: why}
            else:
                cell.why.setdefault(bits, why)
            if IS_CONFLICT[cell.mask]:
                self.conflicts.append(cell)

    def add_all(self, cell: Cell, source: Cell) -> None:
        """Note the evidence of another cell without parts."""
        for bit, why in (source.why or {}).items():
            self.add(cell, bit, why)

    def region_of(self, cell: Cell) -> Place:
        """Return where a cell points; somewhere new if nothing is known."""
        cell = find(cell)
        if cell.region is None:
            cell.region = Region()
            cell.region.marks = cell.marks
            return cell.region, 0
        cell.region, cell.offset = resolve(cell.region, cell.offset)
        return cell.region, cell.offset

    def point(self, cell: Cell, region: Region, offset: int) -> None:
        """Make a cell point there, too."""
        cell = find(cell)
        if cell.region is None:
            cell.region, cell.offset = region, offset
            self.mark(region, cell.marks)
        else:
            there, at = resolve(cell.region, cell.offset)
            region, offset = resolve(region, offset)
            if there.modulus and not region.modulus:
                cell.region, cell.offset = region, offset
            self.merge(there, at, region, offset)

    def mark(self, first: Region | Cell, marks: int) -> None:
        """Mark a cell and all that it leads to: others lead there."""
        for bit in (SHARED, SEEN, OUTSIDE):
            if marks & bit & ~first.marks:
                self._mark(first, bit)

    @staticmethod
    def _mark(first: Region | Cell, bit: int) -> None:
        pending = [first]
        while pending:
            each = pending.pop()
            each = find(each) if isinstance(each, Cell) else resolve(each, 0)[0]
            if each.marks & bit:
                continue
            each.marks |= bit
            if isinstance(each, Region):
                pending += each.bytes.cells.values()
                pending += [window.region for window in each.windows.values()]
                pending += each.outer if bit & LED_TO else ()  # who sees a part sees all of it
            else:
                fill(each, 0, None, ((0, -1),))
                pending += each.parts.cells.values() if each.parts else ()
                pending += [each.region] if each.region else ()

    # -- declarations --------------------------------------------------------------------------

    def declare(self, place: Place, number: int, declared: Declared) -> None:
        """Declare a type for a place: its parts are put there when something else is."""
        region, offset = resolve(*place)
        key = offset, number
        if key in region.described or key in region.declared:
            return
        is_first = not (region.bytes.keys or region.windows or region.declared)
        region.declared[key] = declared
        if not is_first:
            self.describe(region)

    def describe(self, region: Region) -> None:
        """Put there what is declared."""
        while region.parent is None and region.declared:
            key = next(iter(region.declared))
            declared = region.declared.pop(key)
            region.described.add(key)
            declared.describe((region, key[0]))

    def _join_declared(self, first: Region, second: Region) -> None:
        """Join the declarations of a region that has become part of another."""
        shift, modulus = second.shift, first.modulus
        for offset, number in second.described:
            at = offset + shift
            key = at % modulus if modulus else at, number
            first.described.add(key)
            first.declared.pop(key, None)
        for (offset, number), declared in second.declared.items():
            at = offset + shift
            key = at % modulus if modulus else at, number
            if key not in first.described:
                first.declared.setdefault(key, declared)
        second.declared, second.described = {}, set()
        if first.declared and (len(first.declared) > 1 or first.bytes.keys or first.windows):
            self.describe(first)

    # -- making one ----------------------------------------------------------------------------

    def unify(self, first: Cell, second: Cell) -> None:
        """Make two cells hold the same; of different sizes, the first bytes do."""
        if first is not second:
            self._pending.append((first, second))
            self._drain()

    def merge(self, first: Region, at: int, second: Region, there: int) -> None:
        """Make two places one."""
        self._pending.append((first, at, second, there))
        self._drain()

    def _drain(self) -> None:
        if self._busy:
            return
        self._busy = True
        pending = self._pending
        while pending:
            work = pending.pop()
            if len(work) == 2:
                self._unify(*work)
            else:
                self._merge(*work)
        self._busy = False

    def _unify(self, first: Cell, second: Cell) -> None:
        first, second = find(first), find(second)
        if first.size != second.size:
            size = min(first.size, second.size)
            first, second = sub(first, 0, size), sub(second, 0, size)
        if first is second:
            return
        if first.parts is None and second.parts is not None:
            first, second = second, first
        self.clock += not first.passing and not second.passing
        first.passing &= second.passing
        second.parent = first
        if second.parts is not None:
            for offset, part in second.parts.cells.items():
                part = find(part)
                self._pending.append((sub(first, offset, part.size), part))
        elif second.mask:
            self.add_all(first, second)
        self._join_targets(first, second)
        second.parts = second.why = None

    def _join_targets(self, first: Cell, second: Cell) -> None:
        if first.marks != second.marks:
            both = first.marks | second.marks
            self.mark(first, both)
            if second.region is not None:
                self.mark(second.region, both)
        if second.region is None:
            return
        if first.region is None:
            first.region, first.offset = second.region, second.offset
            return
        self._pending.append((first.region, first.offset, second.region, second.offset))
        # A place in an array stands for all its elements: the other says more.
        first.region, first.offset = resolve(first.region, first.offset)
        if first.region.modulus:
            first.region, first.offset = second.region, second.offset

    def _merge(self, first: Region, at: int, second: Region, there: int) -> None:
        first, at = resolve(first, at)
        second, there = resolve(second, there)
        if first is second:
            self._merge_with_itself(first, at, there)
        elif bool(first.modulus) != bool(second.modulus):
            if first.modulus:
                first, at, second, there = second, there, first, at
            self.window(first, at - there, None, second.modulus, ring=second)
        else:
            self._merge_two(first, at, second, there)

    def _merge_with_itself(self, region: Region, at: int, there: int) -> None:
        distance = abs(at - there)
        if not distance:
            return
        if region.modulus:
            self.refold(region, gcd(region.modulus, distance))
        else:
            self.window(region, min(at, there), None, distance)

    def _merge_two(self, first: Region, at: int, second: Region, there: int) -> None:
        if first.modulus:
            modulus = gcd(first.modulus, second.modulus)
            self.refold(first, modulus)
            self.refold(second, modulus)
        elif len(first.bytes.keys) < len(second.bytes.keys):
            first, at, second, there = second, there, first, at
        if first.marks != second.marks:
            both = first.marks | second.marks
            self.mark(first, both)
            self.mark(second, both)
        shift = (at - there) % first.modulus if first.modulus else at - there
        second.parent, second.shift = first, shift
        self.clock += 1
        first.zero |= second.zero
        first.asks |= second.asks
        first.around |= second.around
        first.outer += second.outer
        first.called += second.called
        self._add_cycles(first, second)
        self._break_cycle(first)
        for offset, cell in second.bytes.cells.items():
            cell = find(cell)
            self._pending.append((self.at(first, offset + shift, cell.size), cell))
        for (lo, modulus), window in second.windows.items():
            hi = None if window.hi is None else window.hi + shift
            self.window(first, lo + shift, hi, modulus, hard=window.hard, ring=window.region)
        second.bytes, second.windows, second.hard = Bytes(), {}, []
        if second.declared or second.described or first.declared:
            self._join_declared(first, second)
        self._break_cycle(first)

    def _break_cycle(self, region: Region) -> None:
        """Drop windows of a region that lead back to it, until there is no cycle."""
        if not region.windows:
            return
        while edges := cycle_through(region):
            self._drop_windows(edges)

    def _drop_windows(self, edges: list[tuple[Region, Window]]) -> None:
        self.clock += 1
        for region, window in edges:
            region.windows = {k: each for k, each in region.windows.items() if each is not window}
            region.hard = [each for each in region.hard if each is not window]
            at = self._place_of_cycle(region, window.lo) if is_beside(window.lo) else window.lo
            self._pending.append((region, at, window.region, 0))

    def open(self, region: Region, offset: int) -> Place:
        """Return a place with all that is declared of its region."""
        region, offset = resolve(region, offset)
        while region.declared:
            self.describe(region)
            region, offset = resolve(region, offset)
        return region, offset

    # -- memory --------------------------------------------------------------------------------

    def at(self, region: Region, offset: int, size: int) -> Cell:
        """Return the cell of some bytes in memory."""
        region, offset = self.open(region, offset)
        if region.modulus and offset + size > region.modulus:
            return self._wrapped(region, offset, size)
        for window in region.hard:
            hi = offset + size if window.hi is None else window.hi
            if offset < hi and offset + size > window.lo:
                if window.lo <= offset and offset + size <= hi:
                    return self.at(window.region, offset - window.lo, size)
                return self._pieces(region, offset, size, window)
        return region.bytes.at(offset, size, region.marks)

    def _pieces(self, region: Region, offset: int, size: int, window: Window) -> Cell:
        """Return a cell of bytes that are partly in a window."""
        stop = offset + size
        hi = stop if window.hi is None else window.hi
        low, high = max(offset, window.lo), min(stop, hi)
        return self._composed(region, offset, ((offset, low), (low, high), (high, stop)))

    def _composed(self, region: Region, offset: int, ranges: tuple[tuple[int, int], ...]) -> Cell:
        whole = Cell(ranges[-1][1] - offset)
        whole.marks = region.marks
        whole.passing = True
        whole.parts = Bytes()
        for start, stop in ranges:
            if start < stop:
                whole.parts.insert(start - offset, self.at(region, start, stop - start))
        fill(whole, 0, None, ((0, -1),))
        return whole

    def _wrapped(self, region: Region, offset: int, size: int) -> Cell:
        """Return a cell that goes over the end of an element."""
        ranges: list[tuple[int, int]] = []
        at, stop = offset, offset + size
        while at < stop and len(ranges) < MAX_PIECES:
            following = min(stop, (at // region.modulus + 1) * region.modulus)
            ranges.append((at, following))
            at = following
        whole = self._composed(region, offset, tuple(ranges))
        whole.size = size
        return whole

    def evidence(self, region: Region, offset: int, size: int) -> list[tuple[int, Cell]]:
        """Return the cells without parts that say something about a range, soft windows' too."""
        region, offset = self.open(region, offset)
        found: list[tuple[int, Cell]] = []
        self._add_evidence(found, region, offset, size, 0)
        return found

    def _add_evidence(
        self, found: list[tuple[int, Cell]], region: Region, offset: int, size: int, base: int
    ) -> None:
        """Add evidence to a place that is resolved, with `base` added to the offsets."""
        stop = offset + size
        if region.modulus and stop > region.modulus:
            self._add_round(found, region, offset, size, base)
            return
        if region.bytes.keys:
            add_leaves_in(found, region.bytes, base - offset, offset, stop)
        for window in tuple(region.windows.values()) if region.windows else ():
            low = max(offset, window.lo)
            high = stop if window.hi is None else min(stop, window.hi)
            if low < high:
                inner, at = self.open(window.region, low - window.lo)
                self._add_evidence(found, inner, at, high - low, base + low - offset)

    def _add_round(
        self, found: list[tuple[int, Cell]], region: Region, offset: int, size: int, base: int
    ) -> None:
        """Add evidence in an array, over the ends of its elements."""
        at = region.modulus - offset
        self._add_evidence(found, region, offset, at, base)
        once: list[tuple[int, Cell]] = []
        self._add_evidence(once, region, 0, region.modulus, 0)
        for _ in range(MAX_PIECES):
            for start, cell in once:
                if at + start < size:
                    found.append((base + at + start, cell))
            at += region.modulus
            if at >= size or not once:
                break

    def refold(self, region: Region, modulus: int) -> None:
        """Let an array have smaller elements."""
        if region.modulus == modulus:
            return
        declared, region.declared = region.declared, {}
        region.described = set()
        cells, windows = region.bytes.cells, region.windows
        region.bytes, region.windows, region.hard = Bytes(), {}, []
        region.modulus = modulus
        self.clock += 1
        for offset, cell in cells.items():
            self._pending.append((self.at(region, offset, find(cell).size), cell))
        for (lo, step), window in windows.items():
            self.window(region, lo, window.hi, step, hard=window.hard, ring=window.region)
        for (offset, number), each in declared.items():
            self.declare((region, offset), number, each)
        self._drain()

    def window(
        self,
        region: Region,
        lo: int,
        hi: int | None,
        modulus: int,
        *,
        hard: bool = False,
        ring: Region | None = None,
    ) -> Place:
        """Return where a pointer goes that steps through elements of `modulus` bytes from `lo` on.

        A modulus of 0 is a step of unknown size, or with `hard` no step at all.
        """
        if is_beside(lo):
            return self.beside(region, lo + BESIDE, ring)
        region, at = self.open(region, lo)
        end = None if hi is None else hi + at - lo
        if region.modulus:
            return self._window_in_array(region, (at, modulus), end, hard=hard, ring=ring)
        for window in region.hard:
            hi = window.hi
            is_inside = hi is None or (at < hi and modulus <= hi - window.lo)
            if window.lo <= at and is_inside:
                inner = resolve(window.region, 0)[0]
                grows = hard and window.hi is not None and (end is None or end > window.hi)
                if modulus == inner.modulus and not (at - window.lo) % (modulus or 1):
                    if grows and at == window.lo:
                        break
                    return self._same_window(window, at - window.lo, ring)
                stop = None if end is None else end - window.lo
                return self.window(inner, at - window.lo, stop, modulus, hard=hard, ring=ring)
        return self._own_window(region, (at, modulus), end, hard=hard, ring=ring)

    def _same_window(self, window: Window, at: int, ring: Region | None) -> Place:
        if ring is not None:
            self._pending.append((window.region, at, ring, 0))
            self._drain()
        return resolve(window.region, at)

    def _window_in_array(
        self,
        region: Region,
        key: tuple[int, int],
        hi: int | None,
        *,
        hard: bool,
        ring: Region | None,
    ) -> Place:
        """Return an array in an array's elements, the same array, or one with smaller steps."""
        (at, modulus), size = key, region.modulus
        if modulus and modulus < size and not size % modulus:
            inside = hi is not None and hi <= size
            return self._own_window(
                region, key, hi if inside else size, hard=hard and inside, ring=ring
            )
        if modulus:
            self.refold(region, gcd(size, modulus))
        if ring is not None:
            self._pending.append((region, at, ring, 0))
            self._drain()
        return resolve(region, at)

    def _own_window(
        self,
        region: Region,
        key: tuple[int, int],
        hi: int | None,
        *,
        hard: bool,
        ring: Region | None,
    ) -> Place:
        lo, modulus = key
        window = region.windows.get(key)
        if ring is not None and resolve(ring, 0)[0] is region:
            self._pending.append((region, lo, ring, 0))
            self._drain()
            return resolve(region, lo)
        if window is None:
            window = Window(lo, hi, ring or Region(modulus), hard=False)
            window.region.loose |= not modulus and not hard
            region.windows[key] = window
            self.clock += 1
            self._adjoin(region, resolve(window.region, 0)[0])
            self._join_beside(region)
        else:
            hard = self._resize(region, window, hi, hard=hard)
            if ring is not None and ring is not window.region:
                self._pending.append((window.region, 0, ring, 0))
        if hard and not window.hard:
            self.clock += 1
            self._harden(region, window)
        elif not window.hard:
            self.soft[region] = None
        if ring is not None:
            self._break_cycle(region)
        self._drain()
        return resolve(window.region, 0)

    def _adjoin(self, outer: Region, inner: Region) -> None:
        """Make one region a window of another."""
        inner.outer.append(outer)
        self.mark(inner, outer.marks)
        self.mark(outer, inner.marks & LED_TO)

    @staticmethod
    def _resize(region: Region, window: Window, hi: int | None, *, hard: bool) -> bool:
        """Let a window end where a known array does; returns whether it is to be made hard."""
        end = None if None in (hi, window.hi) else max(hi or 0, window.hi or 0)
        if not window.hard:
            window.hi = hi if hard else end
            return hard
        if not hard or end == window.hi:
            return False
        region.hard = [each for each in region.hard if each is not window]
        window.hard, window.hi = False, end
        return True

    def _harden(self, region: Region, window: Window) -> None:
        """Give a window the cells that are there already."""
        lo = window.lo
        size = (1 << 62) if window.hi is None else window.hi - lo
        there = region.bytes.overlapping(lo, size)
        for start, cell in there:
            low, high = max(start, lo), min(start + cell.size, lo + size)
            inside = sub(cell, low - start, high - low)
            if low == start and inside is cell:
                region.bytes.remove(start)
            self._pending.append((self.at(window.region, low - lo, high - low), inside))
        window.hard = True
        region.hard.append(window)
        for (start, modulus), other in tuple(region.windows.items()):
            if other is not window and lo <= start < lo + size:
                del region.windows[start, modulus]
                region.hard = [each for each in region.hard if each is not other]
                end = None if other.hi is None else other.hi - lo
                self.window(
                    window.region, start - lo, end, modulus, hard=other.hard, ring=other.region
                )
