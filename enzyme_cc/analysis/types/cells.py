"""The bytes that evidence is about: cells, and the regions of memory that they lie in."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from enzyme_cc.ir.types import Type

#: Globals lead to it; or what is not analysed does, or may change it in ways that are not followed.
#: Both go on to all memory that it leads to.
SHARED, SEEN = 1, 2
#: What is seen otherwise than by calls through pointers, whose callees are differentiated, too.
OUTSIDE = 4
#: What goes with who leads to some memory.
LED_TO = SEEN | OUTSIDE


class Cell:
    """Some bytes: `mask` is the evidence, `region` and `offset` where they point."""

    __slots__ = (
        "filler",
        "marks",
        "mask",
        "offset",
        "parent",
        "parts",
        "passing",
        "region",
        "size",
        "why",
    )

    def __init__(self, size: int, mask: int = 0, why: dict[int, object] | None = None) -> None:
        self.parent: Cell | None = None
        self.size = size
        self.mask = mask
        #: The first origin of each bit of evidence.
        self.why = why
        self.region: Region | None = None
        self.offset = 0
        #: What it is made of; the evidence is then in the parts.
        self.parts: Bytes | None = None
        #: Who else leads here: SHARED, SEEN and OUTSIDE.
        self.marks = 0
        #: Whether it was only made up from cells that are somewhere else.
        self.passing = False
        #: Whether it only stands for the bytes of its owner that nobody has asked for.
        self.filler = False


class Bytes:
    """Cells side by side, by their offset, none over another."""

    __slots__ = ("cells", "keys")

    def __init__(self) -> None:
        self.cells: dict[int, Cell] = {}
        self.keys: list[int] = []

    def insert(self, offset: int, cell: Cell) -> None:
        """Put a cell where none is."""
        if offset not in self.cells:
            insort(self.keys, offset)
        self.cells[offset] = cell

    def remove(self, offset: int) -> None:
        """Take a cell out."""
        del self.cells[offset]
        del self.keys[bisect_left(self.keys, offset)]

    def overlapping(self, offset: int, size: int) -> list[tuple[int, Cell]]:
        """Return the cells that have bytes in a range."""
        keys, found = self.keys, []
        index = bisect_left(keys, offset)
        if index and keys[index - 1] + find(self.cells[keys[index - 1]]).size > offset:
            index -= 1
        while index < len(keys) and keys[index] < offset + size:
            found.append((keys[index], find(self.cells[keys[index]])))
            index += 1
        return found

    def at(self, offset: int, size: int, marks: int = 0) -> Cell:
        """Return the cell of just these bytes; others are cut or put together where need be."""
        cell = self.cells.get(offset)
        if cell is not None and (cell := find(cell)).size == size:
            return cell
        found = self.overlapping(offset, size)
        if not found:
            cell = Cell(size)
            cell.marks = marks
            self.insert(offset, cell)
            return cell
        start, cell = found[0]
        if start <= offset and offset + size <= start + cell.size:
            if cell.filler and cell.parts is None and cell.region is None:
                return self._split(start, cell, offset, size)
            return sub(cell, offset - start, size)
        return self._cover(offset, size, found, marks)

    def _split(self, start: int, filler: Cell, offset: int, size: int) -> Cell:
        """Take bytes out of a filler: what is left of it are fillers next to them, not in it."""
        self.remove(start)
        filler.parts = Bytes()
        stop = start + filler.size
        found = filler
        for low, high in ((start, offset), (offset, offset + size), (offset + size, stop)):
            if low < high:
                cell = Cell(high - low, filler.mask, dict(filler.why) if filler.why else None)
                cell.filler, cell.marks = low != offset, filler.marks
                filler.parts.insert(low - start, cell)
                self.insert(low, cell)
                found = cell if low == offset else found
        return found

    def _cover(self, offset: int, size: int, found: list[tuple[int, Cell]], marks: int) -> Cell:
        cover = Cell(size)
        cover.marks = marks
        cover.passing = True
        cover.parts = Bytes()
        for start, cell in found:
            self.remove(start)
            low, high = max(start, offset), min(start + cell.size, offset + size)
            if start < low:
                self.insert(start, sub(cell, 0, low - start))
            if high < start + cell.size:
                self.insert(high, sub(cell, high - start, start + cell.size - high))
            cover.parts.insert(low - offset, sub(cell, low - start, high - low))
        fill(cover, 0, None, ((0, -1),))
        self.insert(offset, cover)
        return cover


def find(cell: Cell) -> Cell:
    """Return the cell that a cell has become part of."""
    parent = cell.parent
    if parent is None:
        return cell
    while parent.parent is not None:
        cell.parent = parent.parent
        cell, parent = parent, parent.parent
    return parent


def sub(cell: Cell, offset: int, size: int) -> Cell:
    """Return the cell of some bytes of a cell."""
    cell = find(cell)
    if size == cell.size:
        return cell
    if cell.parts is None:
        cell.parts = Bytes()
        fill(cell, cell.mask, cell.why, ((0, offset), (offset, size), (offset + size, -1)))
    return find(cell.parts.at(offset, size, cell.marks))


def fill(
    cell: Cell,
    mask: int,
    why: dict[int, object] | None,
    ranges: tuple[tuple[int, int], ...],
) -> None:
    """Put cells with this evidence in the gaps that `ranges` have between a cell's parts.

    Who sees a cell sees all of its bytes, those too of which nothing is known.
    """
    if cell.parts is None:
        return
    for start, size in ranges:
        stop = cell.size if size < 0 else start + size
        for low, high in gaps(cell.parts, start, stop):
            filler = Cell(high - low, mask, dict(why) if why else None)
            filler.filler, filler.marks = True, cell.marks
            cell.parts.insert(low, filler)


def gaps(parts: Bytes, start: int, stop: int) -> list[tuple[int, int]]:
    """Return where there is no cell yet."""
    found = []
    for offset, cell in parts.overlapping(start, stop - start):
        if offset > start:
            found.append((start, offset))
        start = max(start, offset + cell.size)
    return [*found, (start, stop)] if start < stop else found


def leaves(cell: Cell, base: int = 0) -> list[tuple[int, Cell]]:
    """Return the smallest parts of a cell with their offsets."""
    cell = find(cell)
    if cell.parts is None:
        return [(base, cell)]
    found: list[tuple[int, Cell]] = []
    _add_leaves(found, cell.parts, base)
    return found


def _add_leaves(found: list[tuple[int, Cell]], parts: Bytes, base: int) -> None:
    cells = parts.cells
    for offset in parts.keys:
        cell = cells[offset]
        if cell.parent is not None:
            cell = find(cell)
        if cell.parts is None:
            found.append((base + offset, cell))
        else:
            _add_leaves(found, cell.parts, base + offset)


def add_leaves_in(
    found: list[tuple[int, Cell]], parts: Bytes, base: int, low: int, high: int
) -> None:
    """Note the smallest cells that have bytes in a range, with `base` added to their offsets."""
    keys, cells = parts.keys, parts.cells
    index = bisect_left(keys, low)
    if index:
        index -= 1
    for offset in keys[index:]:
        if offset >= high:
            break
        cell = cells[offset]
        if cell.parent is not None:
            cell = find(cell)
        if offset + cell.size <= low:
            continue
        if cell.parts is None:
            found.append((base + offset, cell))
        else:
            add_leaves_in(found, cell.parts, base + offset, low - offset, high - offset)


def mask_of(cell: Cell) -> int:
    """Return all evidence about a cell."""
    cell = find(cell)
    return cell.mask if cell.parts is None else _mask_of_parts(cell.parts)


def _mask_of_parts(parts: Bytes) -> int:
    mask = 0
    for cell in parts.cells.values():
        if cell.parent is not None:
            cell = find(cell)
        mask |= cell.mask if cell.parts is None else _mask_of_parts(cell.parts)
    return mask


# -- regions ---------------------------------------------------------------------------------------

#: So far before a place lies what goes with it and is in nobody's way, and this large it may be.
BESIDE, LARGEST = 1 << 40, 1 << 39


def is_beside(offset: int) -> bool:
    """Return whether a window lies beside the region, and belongs to a place in it."""
    return offset < -LARGEST


class Window:
    """A stretch of a region that another region backs; a soft one is only held to be there."""

    __slots__ = ("hard", "hi", "lo", "region")

    def __init__(self, lo: int, hi: int | None, region: Region, *, hard: bool) -> None:
        self.lo = lo
        #: Its end; None is unknown.
        self.hi = hi
        self.region = region
        self.hard = hard


class Region:
    """Memory. With a modulus it is an array whose elements are all kept as one."""

    __slots__ = (
        "around",
        "asks",
        "bytes",
        "called",
        "cycles",
        "declared",
        "described",
        "hard",
        "loose",
        "marks",
        "modulus",
        "outer",
        "parent",
        "shift",
        "windows",
        "zero",
    )

    def __init__(self, modulus: int = 0) -> None:
        self.parent: Region | None = None
        #: What to add to an offset to have it in the parent.
        self.shift = 0
        self.modulus = modulus
        self.bytes = Bytes()
        self.windows: dict[tuple[int, int], Window] = {}
        self.hard: list[Window] = []
        #: The regions that it is, or was, a window of.
        self.outer: list[Region] = []
        #: Who else leads here: SHARED, SEEN and OUTSIDE.
        self.marks = 0
        #: Whether it is behind a step of unknown size.
        self.loose = False
        #: Whether it has been filled with zeros.
        self.zero = False
        #: How often what goes with its places was found to be the region itself.
        self.cycles = 0
        #: Whether all of it is moved as bytes: callers may know what they are.
        self.asks = False
        #: Evidence about anything that callers have around it, who knows where.
        self.around: frozenset[int] = frozenset()
        #: What declarations say is there, by offset and type, as long as nobody asks for it.
        self.declared: dict[tuple[int, int], Declared] = {}
        #: What they said that has been asked for.
        self.described: set[tuple[int, int]] = set()
        #: The calls of what is there, where it is a function.
        self.called: list[Called] = []


class Declared(Protocol):
    """A declaration of what is at some place."""

    def describe(self, place: Place) -> None:
        """Note it there."""


Place = tuple[Region, int]


def resolve(region: Region, offset: int) -> Place:
    """Return a place in the region that a region has become part of."""
    parent = region.parent
    if parent is not None:
        if parent.parent is not None:
            parent = _lead_straight(region)
        offset += region.shift
        region = parent
    return region, offset % region.modulus if region.modulus else offset


def _lead_straight(region: Region) -> Region:
    """Return the region that a region has become part of; all on the way there lead to it now."""
    root, shift = region, 0
    while root.parent is not None:
        shift += root.shift
        root = root.parent
    while region.parent is not None and region.parent is not root:
        following, step = region.parent, region.shift
        region.parent, region.shift = root, shift
        region, shift = following, shift - step
    return root


def cycle_through(region: Region) -> list[tuple[Region, Window]]:
    """Return the windows by which a region leads to itself: none if it does not."""
    path: list[tuple[Region, Window]] = []
    seen = {region}
    stack = [(region, iter(region.windows.values()))]
    while stack:
        at, rest = stack[-1]
        window = next(rest, None)
        if window is None:
            stack.pop()
            del path[-1:]
            continue
        inner = resolve(window.region, 0)[0]
        if inner is region:
            return [*path, (at, window)]
        if inner.windows and inner not in seen:
            seen.add(inner)
            path.append((at, window))
            stack.append((inner, iter(inner.windows.values())))
    return []


class Called(NamedTuple):
    """A call through a pointer: what it gives and gets, a cell for all that is no float."""

    types: tuple[Type, ...]
    cells: tuple[Cell | None, ...]

    def again(self) -> Called:
        """Return the same with new cells."""
        return Called(self.types, tuple(each and Cell(find(each).size) for each in self.cells))
