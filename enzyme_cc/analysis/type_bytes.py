"""Cells, and cells side by side: the bytes that evidence is about."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.type_cells import Region


class Cell:
    """Some bytes: `mask` is the evidence, `region` and `offset` where they point."""

    __slots__ = ("mask", "offset", "parent", "parts", "region", "shared", "size", "why")

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
        #: Whether globals lead here.
        self.shared = False


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
        """The cells that have bytes in a range."""
        keys, found = self.keys, []
        index = bisect_left(keys, offset)
        if index and keys[index - 1] + find(self.cells[keys[index - 1]]).size > offset:
            index -= 1
        while index < len(keys) and keys[index] < offset + size:
            found.append((keys[index], find(self.cells[keys[index]])))
            index += 1
        return found

    def at(self, offset: int, size: int, *, shared: bool = False) -> Cell:
        """The cell of just these bytes; others are cut or put together where need be."""
        cell = self.cells.get(offset)
        if cell is not None and (cell := find(cell)).size == size:
            return cell
        found = self.overlapping(offset, size)
        if not found:
            cell = Cell(size)
            cell.shared = shared
            self.insert(offset, cell)
            return cell
        start, cell = found[0]
        if start <= offset and offset + size <= start + cell.size:
            return sub(cell, offset - start, size)
        return self._cover(offset, size, found, shared=shared)

    def _cover(
        self, offset: int, size: int, found: list[tuple[int, Cell]], *, shared: bool
    ) -> Cell:
        cover = Cell(size)
        cover.shared = shared
        cover.parts = Bytes()
        for start, cell in found:
            self.remove(start)
            low, high = max(start, offset), min(start + cell.size, offset + size)
            if start < low:
                self.insert(start, sub(cell, 0, low - start))
            if high < start + cell.size:
                self.insert(high, sub(cell, high - start, start + cell.size - high))
            cover.parts.insert(low - offset, sub(cell, low - start, high - low))
        self.insert(offset, cover)
        return cover


def find(cell: Cell) -> Cell:
    """The cell that a cell has become part of."""
    parent = cell.parent
    if parent is None:
        return cell
    while parent.parent is not None:
        cell.parent = parent.parent
        cell, parent = parent, parent.parent
    return parent


def sub(cell: Cell, offset: int, size: int) -> Cell:
    """The cell of some bytes of a cell."""
    cell = find(cell)
    if size == cell.size:
        return cell
    if cell.parts is None:
        cell.parts = Bytes()
        fill(cell, cell.mask, cell.why, ((0, offset), (offset, size), (offset + size, -1)))
    return find(cell.parts.at(offset, size, shared=cell.shared))


def fill(
    cell: Cell,
    mask: int,
    why: dict[int, object] | None,
    ranges: tuple[tuple[int, int], ...],
) -> None:
    """Cells with this evidence in the gaps that `ranges` have between a cell's parts."""
    if not mask or cell.parts is None:
        return
    for start, size in ranges:
        stop = cell.size if size < 0 else start + size
        for low, high in gaps(cell.parts, start, stop):
            cell.parts.insert(low, Cell(high - low, mask, dict(why) if why else None))


def gaps(parts: Bytes, start: int, stop: int) -> list[tuple[int, int]]:
    """Where there is no cell yet."""
    found = []
    for offset, cell in parts.overlapping(start, stop - start):
        if offset > start:
            found.append((start, offset))
        start = max(start, offset + cell.size)
    return [*found, (start, stop)] if start < stop else found


def leaves(cell: Cell, base: int = 0) -> Iterator[tuple[int, Cell]]:
    """The smallest parts of a cell with their offsets."""
    cell = find(cell)
    if cell.parts is None:
        yield base, cell
        return
    for offset in tuple(cell.parts.keys):
        yield from leaves(cell.parts.cells[offset], base + offset)


def mask_of(cell: Cell) -> int:
    """All evidence about a cell."""
    cell = find(cell)
    if cell.parts is None:
        return cell.mask
    mask = 0
    for _, leaf in leaves(cell):
        mask |= leaf.mask
    return mask
