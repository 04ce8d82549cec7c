"""Draw conclusions from evidence: bit tricks, packed integers, arrays of unknown length.

An index that is not constant says that an array starts somewhere, not where it ends. It is held
to go on until something of another kind lies at a constant offset. Where a struct is declared
to have an integer at its start and such elements behind, it starts there: the index is never 0.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.cells import find, leaves, mask_of, resolve, sub
from enzyme_cc.analysis.types.deciding_integers import is_only_looked_at
from enzyme_cc.analysis.types.heuristics import Heuristic
from enzyme_cc.analysis.types.lattice import (
    ANY,
    DECLARED,
    FLOAT_BITS,
    INTEGER,
    MEMBER,
    NUMBER,
    POINTER,
    STRONG,
)
from enzyme_cc.ir.constants import IntConstant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.types.cells import Cell, Region, Window
    from enzyme_cc.analysis.types.facts import Facts, Flow, Piece

#: Each round takes evidence one more array or bit trick further; code that needs more is made up.
MAX_ROUNDS = 12


class Settling(Enum):
    """The stages of drawing conclusions: from evidence alone, or also where it is missing."""

    FIRST = "while more is read"
    ALONE = "before callers were asked"
    TOLD = "with what callers know"


def settle(
    facts: Facts,
    flows: list[Flow],
    pieces: list[Piece],
    regions: list[Region],
    how: Settling,
) -> None:
    """Draw these conclusions until there are no more."""
    known = set(regions)
    facts.soft = {}
    ends = _ends(regions)
    for _ in range(MAX_ROUNDS):
        clock = facts.clock
        for flow in flows:
            _CONCLUSIONS.get(flow.instruction.opcode, _flow)(facts, flow)
        pieces[:] = [piece for piece in pieces if not _piece(facts, piece)]
        regions += [each for each in facts.soft if each not in known]
        known.update(facts.soft)
        for region in {resolve(each, 0)[0]: None for each in regions}:
            if region.windows:
                _Windows(facts, region, how).settle()
        before, ends = ends, _ends(regions)
        if facts.clock == clock and before == ends:
            return


def _ends(regions: list[Region]) -> list[int | None]:
    """Return where the windows of regions end: this goes back and forth within a round."""
    found = {resolve(each, 0)[0]: None for each in regions}
    return [window.hi for region in found for window in region.windows.values()]


def _flow(facts: Facts, flow: Flow) -> None:
    """Pass on the bits of floats, unless they are used as an integer."""
    there = mask_of(flow.result)
    if there & INTEGER:
        return
    found = 0
    for operand in flow.operands:
        found |= mask_of(operand) & FLOAT_BITS
    if found & ~there:
        facts.add(flow.result, found, flow.instruction)
    elif flow.instruction not in facts.addresses and _address(facts, flow):
        facts.addresses.add(flow.instruction)
        facts.clock += 1


def _cut(facts: Facts, flow: Flow) -> None:
    """Note that what is cut off a certain integer is an integer."""
    if mask_of(flow.operands[0]) & STRONG == INTEGER:
        facts.add(flow.result, NUMBER, flow.instruction)


#: What is concluded otherwise than for arithmetic on bits.
_CONCLUSIONS = {"trunc": _cut}


def _address(facts: Facts, flow: Flow) -> bool:
    """Return an address and a number make an address."""
    pointers = [each for each in flow.operands if mask_of(each) & STRONG == POINTER]
    if mask_of(flow.result) & (FLOAT_BITS | INTEGER) or len(pointers) != 1:
        return False
    constant = flow.instruction.operands[1]
    is_constant = isinstance(constant, IntConstant)
    first = flow.operands[0]
    if flow.instruction.opcode == "xor" or (
        flow.instruction.opcode == "sub" and (first is not pointers[0] or not is_constant)
    ):
        return False
    region, offset = facts.region_of(pointers[0])
    facts.add(flow.result, POINTER, flow.instruction)
    if flow.instruction.opcode in ("add", "sub") and isinstance(constant, IntConstant):
        sign = 1 if flow.instruction.opcode == "add" else -1
        facts.point(flow.result, region, offset + sign * constant.value)
    elif flow.instruction.opcode != "add":
        facts.point(flow.result, region, offset)
    elif not is_only_looked_at(flow.instruction):
        facts.point(flow.result, *facts.window(region, offset, None, 0))
    return True


def range_mask(cell: Cell, offset: int, size: int) -> int:
    """Return the evidence about some bytes of a cell."""
    mask = 0
    for at, leaf in leaves(cell):
        if at < offset + size and at + leaf.size > offset:
            mask |= leaf.mask
    return mask


def _piece(facts: Facts, piece: Piece) -> bool:
    """Return whether bytes hold a float or a pointer: then unify them in both values."""
    mask = range_mask(piece.result, piece.offset, piece.size)
    mask |= range_mask(piece.source, piece.start, piece.size)
    if not mask & (FLOAT_BITS | POINTER) or mask & INTEGER:
        return False
    facts.unify(
        sub(piece.result, piece.offset, piece.size), sub(piece.source, piece.start, piece.size)
    )
    return True


class _Windows:
    """The arrays without a known end of one region."""

    def __init__(self, facts: Facts, region: Region, how: Settling) -> None:
        self.facts = facts
        self.region = region
        self.final = how is not Settling.FIRST
        self.told = how is Settling.TOLD

    def settle(self) -> None:
        soft = [each for each in self.region.windows.items() if not each[1].hard]
        windows = [each for key, each in soft if not self.starts_behind(key, each)]
        for window in sorted(windows, key=lambda each: each.lo):
            self.take_cells(window)
        for window in sorted(windows, key=lambda each: each.lo):
            self.take_windows(window)

    def starts_behind(self, key: tuple[int, int], window: Window) -> bool:
        """Return whether the array starts behind: for `s->at[n - 1]`, the step is n from s itself.

        It begins where such elements are known to be; callers may know that later. The key is not
        the window's own: what it was made with, another step may since have made smaller.
        """
        windows, size = self.region.windows, resolve(window.region, 0)[0].modulus
        wanted = self.strong(window.region, 0, size) & FLOAT_BITS
        if not wanted or not self.declares(window.lo):
            return False
        if not self.facts.guesses.may(Heuristic.HEADERS):
            return False
        del windows[key]
        starts = {*self.region.bytes.keys, *(each.lo for each in windows.values())}
        for start in sorted(each for each in starts if each > window.lo):
            if not (start - window.lo) % size and self.strong(self.region, start, size) == wanted:
                self.facts.window(self.region, start, window.hi, size, ring=window.region)
                return True
            if not self.declares(start):
                break
        windows[key] = window
        return not self.final

    def declares(self, offset: int) -> bool:
        """Return whether a struct is said to have an integer there, and nothing else is known."""
        cell = self.region.bytes.cells.get(offset)
        mask = 0 if cell is None else mask_of(cell)
        return bool(mask & MEMBER) and not mask & (FLOAT_BITS | POINTER)

    def strong(self, region: Region, offset: int, size: int) -> int:
        """Return what is certain of some bytes of memory; nothing of none."""
        found = 0
        for _, cell in self.facts.evidence(region, offset, size) if size else ():
            found |= mask_of(cell) & STRONG
        return found

    def take_cells(self, window: Window) -> None:
        """Let the array have the cells behind its start, up to the first that does not fit."""
        for offset, cell in self.cells_from(window):
            if self.is_taken(cell, window.region, offset - window.lo):
                continue
            verdict = self.compare_cell(cell, window.region, offset - window.lo)
            if verdict is None:
                continue
            if not verdict:
                if offset >= window.lo + resolve(window.region, 0)[0].modulus:
                    self.cut(window, offset)  # in its first element it does not end
                break
            target = self.facts.at(window.region, offset - window.lo, cell.size)
            if find(target) is not find(cell):
                self.facts.unify(target, cell)

    def cells_from(self, window: Window) -> Iterator[tuple[int, Cell]]:
        """Yield the undivided cells from the start of an array on, with their offsets."""
        for offset in tuple(self.region.bytes.keys):
            found = self.region.bytes.cells.get(offset)
            if offset < window.lo or found is None:
                continue
            for at, leaf in leaves(find(found)):
                if window.hi is not None and offset + at >= window.hi:
                    return
                yield offset + at, find(leaf)

    @staticmethod
    def is_taken(cell: Cell, array: Region, offset: int) -> bool:
        """Return whether the array has the cell already."""
        inner, at = resolve(array, offset)
        there = inner.bytes.cells.get(at)
        return there is not None and find(there) is cell

    def cut(self, window: Window, offset: int) -> None:
        is_end = self.final and offset > window.lo
        if is_end and self.facts.guesses.may(Heuristic.ENDS_OF_ARRAYS):
            window.hi = offset

    def compare_cell(self, cell: Cell, array: Region, offset: int) -> bool | None:
        """Return whether a cell fits what an array has there; None while that is open."""
        behind = offset > 0
        verdict: bool | None = None
        array, offset = resolve(array, offset)
        modulus = array.modulus
        size = min(cell.size, modulus or cell.size)
        seen: set[tuple[int, int, int]] = set()
        for at, leaf in leaves(cell):
            place = (offset + at) % modulus if modulus else offset + at
            key = place, leaf.size, leaf.mask
            if not leaf.mask & ~ANY or key in seen:
                continue
            seen.add(key)
            for _, other in self.facts.evidence(array, place, min(leaf.size, size)):
                fits = self.compare(
                    leaf.mask, other.mask, behind=behind, same_size=other.size == leaf.size
                )
                if fits is False:
                    return False
                verdict = verdict or fits
        if verdict is None and self.final and (self.told or not self.is_weak(array, offset, size)):
            return True
        return verdict

    def is_weak(self, array: Region, offset: int, size: int) -> bool:
        """Return whether an array's content is only held for integers: callers may know better."""
        found = 0
        for _, cell in self.facts.evidence(array, offset, size):
            found |= mask_of(cell)
        return bool(found & ~ANY) and not found & STRONG

    def compare(self, first: int, second: int, *, behind: bool, same_size: bool) -> bool | None:
        """Return whether two sets of evidence may be of one type; None where one is empty."""
        first, second = first & ~ANY, second & ~ANY
        if not first or not second:
            return None
        strong = first & STRONG, second & STRONG
        if strong[0] & strong[1] or (not strong[0] | strong[1]):
            return True
        if not (strong[0] | strong[1]) & ~INTEGER:
            return True
        if not behind:
            return True
        if (first | second) & (INTEGER | DECLARED | POINTER) or not same_size:
            return False
        # A number of the same size may be the bits of a float: only a conflict is safe to say.
        return True if self.final and NUMBER in (first, second) else None

    def take_windows(self, window: Window) -> None:
        """Take arrays behind the start of this one: the same, one in its elements, or its end."""
        own = resolve(window.region, 0)[0]
        for (lo, modulus), other in sorted(self.region.windows.items(), key=lambda row: row[0]):
            if other is window or lo < window.lo or (window.hi is not None and lo >= window.hi):
                continue
            inner = resolve(other.region, 0)[0]
            if inner is own or (lo, modulus) == (window.lo, own.modulus):
                continue
            if not own.modulus or not inner.modulus:
                self.join_unsized(window, other)
            elif inner.modulus <= own.modulus or lo > window.lo:
                self.join(window, other)

    def join_unsized(self, window: Window, other: Window) -> None:
        """Join what a pointer and that pointer moved by an unknown step lead to, if it fits."""
        if not self.final:
            return
        first, second = resolve(window.region, 0)[0], resolve(other.region, 0)[0]
        distance = other.lo - window.lo
        if not distance and self.fits(second, first, 0) is not False:
            self.facts.merge(first, 0, second, 0)

    def join(self, window: Window, other: Window) -> None:
        own, inner = resolve(window.region, 0)[0], resolve(other.region, 0)[0]
        distance = other.lo - window.lo
        verdict = self.fits(inner, own, distance)
        if verdict is None and not self.final:
            return
        if verdict is False:
            self.cut(window, other.lo)
            return
        if inner.modulus < own.modulus:
            end = None if other.hi is None else other.hi - window.lo
            self.facts.window(own, distance, end, inner.modulus, hard=other.hard, ring=inner)
        else:
            self.facts.merge(own, distance, inner, 0)

    def fits(self, inner: Region, own: Region, distance: int) -> bool | None:
        """Return whether the cells of one region fit another that far on."""
        verdict: bool | None = None
        for offset, cell in tuple(inner.bytes.cells.items()):
            found = self.compare_cell(find(cell), own, offset + distance)
            if found is False:
                return False
            verdict = verdict or found
        return verdict
