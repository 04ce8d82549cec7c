"""Find runs of whole numbers, and their kinds: in memory, and in values of any type."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    StructType,
    VectorType,
    scalar_of,
)
from enzyme_cc.transform.layout.byte_layout import (
    Content,
    pieces_of_bytes,
    pieces_of_memory,
    pieces_of_type,
)
from enzyme_cc.transform.layout.tagged_words import WORD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.types.lattice import Kind
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.transform.layout.byte_layout import Memory, Pieces

# -- memory ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Run:
    """Numbers of one kind side by side; each takes as many bytes as it does in an array."""

    offset: int
    kind: FloatType
    count: int
    #: Whether something else is there at other times; see tagged_words.py.
    in_turns: bool = False


class Numbers(NamedTuple):
    """All numbers in every stretch of `period` bytes, in order."""

    period: int
    runs: tuple[Run, ...]
    #: What comes before all that repeats, one stretch.
    head: Numbers | None = None
    #: Whether nothing is said of some words among them: see `with_untold_words`.
    is_untold: bool = False

    @property
    def is_empty(self) -> bool:
        """Return whether there is no number at all."""
        return not self.runs and (self.head is None or self.head.is_empty)

    def in_turns(self) -> Numbers:
        """Return those of them that are numbers at some times only."""
        head = None if self.head is None else self.head.in_turns()
        return Numbers(self.period, tuple(each for each in self.runs if each.in_turns), head)

    def always(self) -> Numbers:
        """Return those of them that are numbers at all times."""
        head = None if self.head is None else self.head.always()
        return Numbers(self.period, tuple(each for each in self.runs if not each.in_turns), head)

    def smaller_than(self, size: int) -> Numbers:
        """Return those of them that have fewer bytes."""
        head = None if self.head is None else self.head.smaller_than(size)
        small = tuple(each for each in self.runs if each.kind.width < 8 * size)
        return Numbers(self.period, small, head)

    def content(self, layout: DataLayout) -> Content:
        """Return the same, without what numbers they are."""
        head = None if self.head is None else self.head.content(layout)
        return Content(self.period, self.spans(layout), head)

    def spans(self, layout: DataLayout) -> tuple[tuple[int, int], ...]:
        """Return their bytes in what repeats, as offset and size."""
        found: list[tuple[int, int]] = []
        for run in self.runs:
            at, size = run.offset, layout.alloc_size(run.kind) * run.count
            if found and sum(found[-1]) == at:
                at, before = found.pop()
                size += before
            found.append((at, min(size, self.period - at)))
        return tuple(found)

    def others(self, layout: DataLayout) -> tuple[tuple[int, int], ...]:
        """Return all other bytes of what repeats, as offset and size."""
        stops = [0, *(at + size for at, size in self.spans(layout))]
        starts = [*(at for at, _ in self.spans(layout)), self.period]
        rows = zip(stops, starts, strict=True)
        return tuple((stop, start - stop) for stop, start in rows if start > stop)


def numbers_of_memory(
    types: TypeResults, layout: DataLayout, memory: Memory, *, with_words: bool = False
) -> Numbers | None:
    """Return the numbers in some memory.

    None where it is not known what a byte is, or where only a part of a number is there; and where
    there are words that are numbers at some times only, unless they are to be among them.
    """
    found = pieces_of_memory(types, layout, memory)
    if found is None or found.are_told:
        return _numbers(layout, found)
    is_one = isinstance(memory.size, IntConstant) and memory.size.value == found.period
    are_aligned = found.head is None and (is_one or not found.period % WORD)
    return _numbers(layout, found) if with_words and are_aligned else None


def numbers_of_type(layout: DataLayout, kind: Type) -> Numbers | None:
    """Return the numbers in memory of a type; None where the type does not say."""
    return _numbers(layout, pieces_of_type(layout, kind))


def _numbers(layout: DataLayout, found: Pieces | None) -> Numbers | None:
    if found is None or not _are_whole(layout, found):
        return None
    places = _places(found)
    period = _smallest_period(layout, found.period, places)
    made = Numbers(period, _runs(layout, places, period))
    if found.head is None:
        return made
    if not _are_whole(layout, found.head):
        return None
    size = found.head.period
    return made._replace(head=Numbers(size, _runs(layout, _places(found.head), size)))


#: What is at each place: the kind of the number, and whether it is one at some times only.
_Places = dict[int, tuple[FloatType, bool]]


def _places(found: Pieces) -> _Places:
    return {each.offset: (each.kind, each.in_turns) for each in found.pieces}


def _runs(layout: DataLayout, places: _Places, period: int) -> tuple[Run, ...]:
    """Return the numbers of one period, those of a kind that lie side by side together."""
    runs: list[Run] = []
    for at, (kind, in_turns) in places.items():
        last = runs[-1] if runs else None
        if at >= period:
            break
        is_same = last and (last.kind, last.in_turns) == (kind, in_turns)
        if last and is_same and last.offset + last.count * layout.alloc_size(kind) == at:
            runs[-1] = replace(last, count=last.count + 1)
        else:
            runs.append(Run(at, kind, 1, in_turns))
    return tuple(runs)


def _are_whole(layout: DataLayout, found: Pieces) -> bool:
    return all(each.size >= layout.store_size(each.kind) for each in found.pieces)


def _smallest_period(layout: DataLayout, period: int, places: _Places) -> int:
    """Return a part of a period that all of it consists of: arrays of constant size are arrays."""
    if not places:
        return period
    for part in range(1, period):
        if not period % part and _repeats(layout, part, period, places):
            return part
    return period


def _repeats(layout: DataLayout, part: int, period: int, places: _Places) -> bool:
    first = {at: what for at, what in places.items() if at < part}
    if any(at + layout.alloc_size(kind) > part for at, (kind, _) in first.items()):
        return False
    return len(first) * (period // part) == len(places) and all(
        places.get(at + base) == what
        for at, what in first.items()
        for base in range(0, period, part)
    )


# -- values ----------------------------------------------------------------------------------------


class Leaf(NamedTuple):
    """A number in a value, or a vector of numbers.

    `path` leads to the member that it is, or in whose bits it is where that is an integer or a
    vector of integers; then `bit` says where in them, counted from the lowest.
    """

    offset: int
    type: Type
    path: tuple[int, ...] = ()
    #: None where the member is this number itself.
    bit: int | None = None
    #: Whether something else is there at other times; see tagged_words.py.
    in_turns: bool = False


class Bytes(Protocol):
    """The kinds of a value's bytes: a `TypeTree`, say."""

    def lookup(self, at: int, size: int, /) -> Kind:
        """Return what so many bytes there are."""


def number_leaves(layout: DataLayout, kind: Type, tree: Bytes) -> tuple[Leaf, ...] | None:
    """Return all numbers in a value of some type, of which `tree` says what each byte is.

    None where it is not known what the bytes of an integer are, or where one has part of a number.
    """
    found: list[Leaf] = []
    for offset, member, path in _members(layout, kind, 0, ()):
        leaves = _leaves_of_member(layout, member, tree, offset)
        if leaves is None:
            return None
        found += [each._replace(path=path) for each in leaves]
    return tuple(found)


def clear_leaves(layout: DataLayout, kind: Type, tree: Bytes) -> tuple[Leaf, ...]:
    """Return the same without integers of which it is not known: nobody uses them as numbers."""
    found: list[Leaf] = []
    for offset, member, path in _members(layout, kind, 0, ()):
        leaves = _leaves_of_member(layout, member, tree, offset) or []
        found += [each._replace(path=path) for each in leaves]
    return tuple(found)


def _members(
    layout: DataLayout, kind: Type, at: int, path: tuple[int, ...]
) -> Iterator[tuple[int, Type, tuple[int, ...]]]:
    """Yield all scalars in a value: where, what, and how to get there."""
    if isinstance(kind, StructType):
        for index, each in enumerate(kind.fields or ()):
            start = at + layout.field_offset(kind, index)
            yield from _members(layout, each, start, (*path, index))
    elif isinstance(kind, ArrayType):
        step = layout.alloc_size(kind.element)
        for index in range(kind.count):
            yield from _members(layout, kind.element, at + index * step, (*path, index))
    else:
        yield at, kind, path


def _leaves_of_member(layout: DataLayout, kind: Type, tree: Bytes, at: int) -> list[Leaf] | None:
    element = scalar_of(kind)
    if isinstance(element, FloatType):
        return [Leaf(at, kind)]
    if not isinstance(element, IntType) or element.width % 8:
        return []
    if isinstance(kind, VectorType) and kind.scalable:
        return None
    size = layout.store_size(kind)
    pieces = pieces_of_bytes(layout, [tree.lookup(at + byte, 1) for byte in range(size)])
    if pieces is None or not _are_whole(layout, pieces):
        return None
    return [
        Leaf(at + start, each, (), 8 * _place(layout, start, each, size), in_turns)
        for start, each, _, in_turns in pieces.pieces
    ]


def _place(layout: DataLayout, start: int, kind: FloatType, size: int) -> int:
    """Return how many bytes of an integer are lower than those of a number in it."""
    return size - start - layout.store_size(kind) if layout.is_big_endian else start
