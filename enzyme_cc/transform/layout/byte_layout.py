"""Find which bytes of memory that is copied as bytes belong to which numbers."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.heuristics import Heuristic
from enzyme_cc.analysis.types.lattice import IN_A_WORD, POINTER, UNCLEAR, UNUSED, Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.types import DOUBLE, ArrayType, FloatType
from enzyme_cc.transform.layout.declared_layout import (
    Declared,
    declared_kind,
    declared_kinds,
    kinds_of,
)
from enzyme_cc.transform.layout.layout_period import (
    ALIGNED,
    padded,
    padded_end,
    rounds_of,
    shape_of,
)
from enzyme_cc.transform.layout.tagged_words import MANTISSA, WORD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_NOTHING_KNOWN: Mapping[int, Kind] = MappingProxyType({})
#: What may stand for the padding of a number.
_PADDING = UNUSED | {Kind.INTEGER}
#: So many of what repeats are looked at.
_ROUNDS = 3


class Piece(NamedTuple):
    """Some bytes of one number: all of them, with its padding, or what there is of it."""

    offset: int
    kind: FloatType
    size: int
    #: Whether something else is there at other times; see tagged_words.py.
    in_turns: bool = False


class Pieces(NamedTuple):
    """Everything there is of numbers in every stretch of `period` bytes, in order."""

    period: int
    pieces: tuple[Piece, ...]
    #: What comes before all that repeats, one stretch: the members before a flexible array.
    head: Pieces | None = None

    @property
    def are_told(self) -> bool:
        """Return whether they are numbers at all times."""
        inside = self.head is None or self.head.are_told
        return inside and not any(each.in_turns for each in self.pieces)


class Content(NamedTuple):
    """The offsets and sizes of the numbers in every stretch of `period` bytes."""

    period: int
    numbers: tuple[tuple[int, int], ...]
    #: What comes before all that repeats, one stretch.
    head: Content | None = None
    #: Words that are numbers at some times only; see tagged_words.py.
    words: tuple[tuple[int, int], ...] = ()

    @property
    def has_only_numbers(self) -> bool:
        """Return whether nothing but numbers is there."""
        is_so = self.numbers == ((0, self.period),)
        return is_so and (self.head is None or self.head.has_only_numbers)


class Memory(NamedTuple):
    """So many bytes behind a pointer, and what is said of them otherwise than by their uses."""

    pointer: Value
    size: Value
    #: The declared type, where that is known otherwise than by the pointer.
    kind: Type | None = None
    #: What bytes are that nobody uses behind this pointer, or in several ways.
    known: Mapping[int, Kind] = _NOTHING_KNOWN
    #: Whether all of it are words that are told when the program runs, however many.
    is_of_words: bool = False


def content_of(types: TypeResults, layout: DataLayout, memory: Memory) -> Content | None:
    """Return what some memory holds; None where that is not known."""
    return _content(pieces_of_memory(types, layout, memory))


def content_of_type(layout: DataLayout, kind: Type) -> Content | None:
    """Return what memory of a type holds, as far as the type says it."""
    return _content(pieces_of_type(layout, kind))


def _content(found: Pieces | None) -> Content | None:
    if found is None:
        return None
    numbers = _spans(each for each in found.pieces if not each.in_turns)
    words = _spans(each for each in found.pieces if each.in_turns)
    return Content(found.period, numbers, _content(found.head), words)


def _spans(pieces: Iterable[Piece]) -> tuple[tuple[int, int], ...]:
    """Return where some of them are, those together that lie side by side."""
    runs: list[tuple[int, int]] = []
    for each in pieces:
        at, size = each.offset, each.size
        if runs and sum(runs[-1]) == at:
            at, before = runs.pop()
            size += before
        runs.append((at, size))
    return tuple(runs)


# -- byte by byte ----------------------------------------------------------------------------------


def pieces_of_memory(types: TypeResults, layout: DataLayout, memory: Memory) -> Pieces | None:
    """Return the numbers in some memory; as for `content_of`."""
    pointer, size = memory.pointer, memory.size
    if memory.is_of_words:
        return Pieces(WORD, (Piece(0, DOUBLE, WORD, in_turns=True),))
    if isinstance(size, IntConstant) and 0 < size.value <= MAX_BYTES:
        found = kinds_of_bytes(types, layout, memory, size.value)
        if types.are_declared:
            behind = _next_element(types, pointer, size.value)
            found = _padded(types, pointer, [*found, *behind])[: size.value]
        else:
            found = _with_end(types, pointer, found)
        return pieces_of_bytes(layout, _with_last_integer(types, layout, pointer, found))
    fields = types.behind(pointer).fields
    shape = shape_of(fields)
    if shape is None:
        return None
    head, period = shape
    # What is behind the last element says that it ends in padding, as what is behind others does.
    rounds = rounds_of(fields, shape, _ROUNDS)
    found = _bytes(types, pointer, head + rounds * period)
    found += found[-period:] * (_ROUNDS - rounds)
    made = _padded(types, pointer, found) if types.are_declared else found
    return _pieces_of_shape(layout, made[: head + 2 * period], head)


def _padded(types: TypeResults, pointer: Value, found: list[Kind]) -> list[Kind]:
    """Return kinds with padding as no number, where that may be guessed."""
    made = padded(found, types.smallest_number)
    if made == found or types.guesses.may(Heuristic.ALIGNED_PADDING, pointer):
        return made
    return found


def _with_end(types: TypeResults, pointer: Value, found: list[Kind]) -> list[Kind]:
    """Return kinds with padding at the end as no number, where nobody else may have put one."""
    end = padded_end(found, types.smallest_number)
    if not end or types.is_from_outside(pointer, end):
        return found
    if not types.guesses.may(Heuristic.ALIGNED_PADDING, pointer):
        return found
    return [*found[: end.start], *[Kind.INTEGER] * len(end)]


def kinds_of_bytes(types: TypeResults, layout: DataLayout, memory: Memory, size: int) -> list[Kind]:
    """Return what each byte of some memory is, which has so many."""
    pointer, kind, known = memory.pointer, memory.kind, memory.known
    found = _bytes(types, pointer, size)
    found = [_told(one, known.get(at, one)) for at, one in enumerate(found)]
    if UNUSED.isdisjoint(found):
        return found
    declared = declared_kinds(layout, pointer) if kind is None else kinds_of(layout, kind)
    return _completed(found, declared)


def kinds_behind(types: TypeResults, pointer: Value, size: Value) -> dict[int, Kind]:
    """Return what is known of bytes by their use behind a pointer."""
    if not isinstance(size, IntConstant) or not 0 < size.value <= MAX_BYTES:
        return {}
    found = enumerate(_bytes(types, pointer, size.value))
    return {at: kind for at, kind in found if kind not in UNUSED}


def with_untold_words(
    types: TypeResults, layout: DataLayout, memory: Memory, source: Value
) -> Memory | None:
    """Return where a copy goes, with the words that nothing is said of as words told at run time.

    Functions that are called through pointers may have anything there: those are differentiated,
    too. None where there is no such word, where what is not differentiated may have put something
    there. Numbers of the program that are no words must have no derivatives. However many bytes it
    are, it may be known that nothing else is there.
    """
    target, size = memory.pointer, memory.size
    if not isinstance(size, IntConstant):
        are_words = all(map(types.has_only_words, (target, source)))
        return memory._replace(is_of_words=True) if are_words else None
    if not 0 < size.value <= MAX_BYTES:
        return None
    known = {**kinds_behind(types, source, size), **memory.known}
    found = kinds_of_bytes(types, layout, memory._replace(known=known), size.value)
    places = [range(at, at + WORD) for at in range(0, len(found) - WORD + 1, WORD)]
    untold = [each for each in places if UNUSED.issuperset(found[each.start : each.stop])]
    if any(types.is_from_outside(each, where) for each in (target, source) for where in untold):
        return None
    known.update((at, Kind.IN_TURNS) for where in untold for at in where)
    return memory._replace(known=known) if untold else None


def _with_last_integer(
    types: TypeResults, layout: DataLayout, pointer: Value, found: Sequence[Kind]
) -> Sequence[Kind]:
    """Return the same with an integer at the end, where the lowest bytes of a double may be.

    To copy these rounds a number, and changes no derivative; addresses are never there. That they
    are the lowest, all words before and the rest of this one say.
    """
    end = len(found) - len(found) % WORD
    last = set(found[end:])
    if not 0 < len(found) - end <= MANTISSA or Kind.IN_TURNS not in last or layout.is_big_endian:
        return found
    whole = _bytes(types, pointer, end + WORD)[end:]
    evidence = types.evidence_at(pointer, end + WORD)[end:]
    if not end or any(mask & POINTER for mask in evidence) or not set(whole) <= set(IN_A_WORD):
        return found
    return [*found[:end], *[Kind.INTEGER] * (len(found) - end)]


def _told(found: Kind, known: Kind) -> Kind:
    """Return what a byte is by its uses, and by what is known of it otherwise."""
    return known if found in UNUSED else found


def _pieces_of_shape(layout: DataLayout, found: Sequence[Kind], head: int) -> Pieces | None:
    """Return what is told by the head, and two stretches of what repeats behind it."""
    period = (len(found) - head) // 2
    first, rest = found[:head], found[head : head + period]
    if rest != found[head + period :]:
        return None
    if all(kind is rest[(at - head) % period] for at, kind in enumerate(first)):
        return pieces_of_bytes(layout, found[:period])
    repeats = pieces_of_bytes(layout, rest)
    if repeats is None:
        return None
    before = pieces_of_bytes(layout, first)
    return None if before is None else repeats._replace(head=before)


def pieces_of_type(layout: DataLayout, kind: Type) -> Pieces | None:
    """Return the numbers in memory of a type, as far as the type says it."""
    while isinstance(kind, ArrayType):
        kind = kind.element
    declared = kinds_of(layout, kind)
    if not declared:
        return None
    nothing = [Kind.UNKNOWN] * layout.alloc_size(kind)
    return pieces_of_bytes(layout, _completed(nothing, declared))


def _bytes(types: TypeResults, pointer: Value, size: int) -> list[Kind]:
    return [kind for _, kind, count in types.layout(pointer, size) for _ in range(count)]


def _next_element(types: TypeResults, pointer: Value, size: int) -> list[Kind]:
    """Return the kinds at the start of an array's next element, which tell how this one ends."""
    strides = {each.stride for each in types.behind(pointer).fields}
    is_whole = len(strides) == 1 and all(each and not size % each for each in strides)
    return _bytes(types, pointer, size + ALIGNED)[size:] if is_whole else []


def _completed(found: Sequence[Kind], declared: Declared) -> list[Kind]:
    """Return what nobody uses, as the declared type of the memory has it."""
    return [
        declared_kind(declared[at]) if each in UNUSED and at in declared else each
        for at, each in enumerate(found)
    ]


def pieces_of_bytes(layout: DataLayout, found: Sequence[Kind]) -> Pieces | None:
    """Return the numbers that some bytes make; None where one of the bytes is not known."""
    found = _with_whole_words(layout, found)
    pieces = tuple(_pieces(layout, found))
    inside = {byte for at, _, size, _ in pieces for byte in range(at, at + size)}
    if any(kind in UNCLEAR for at, kind in enumerate(found) if at not in inside):
        return None
    return Pieces(len(found), pieces)


def _with_whole_words(layout: DataLayout, found: Sequence[Kind]) -> Sequence[Kind]:
    """Return the same where a double shares its word with smaller integers: all of it is told."""
    if Kind.IN_TURNS not in found or layout.pointer_size() != WORD:
        return found
    made = list(found)
    for at in range(0, len(made) - WORD + 1, WORD):
        word = set(made[at : at + WORD])
        if Kind.IN_TURNS in word and word.issubset(IN_A_WORD):
            made[at : at + WORD] = [Kind.IN_TURNS] * WORD
    return made


def _pieces(layout: DataLayout, found: Sequence[Kind]) -> Iterator[Piece]:
    at = 0
    while at < len(found):
        kind = found[at].type
        if isinstance(kind, FloatType):
            size = _extent(layout, found[at:], kind)
            yield Piece(at, kind, size)
            at += size
        elif _is_word(layout, found, at):
            yield Piece(at, DOUBLE, WORD, in_turns=True)
            at += WORD
        else:
            at += 1


def _is_word(layout: DataLayout, found: Sequence[Kind], at: int) -> bool:
    """Return whether a word begins here that is told when the program runs."""
    is_so = found[at] is Kind.IN_TURNS and not at % WORD and layout.pointer_size() == WORD
    return is_so and found[at : at + WORD] == [Kind.IN_TURNS] * WORD


def _extent(layout: DataLayout, found: Sequence[Kind], kind: FloatType) -> int:
    """Return how many of these bytes the number has that begins with the first of them."""
    value, all_of_it = layout.store_size(kind), layout.alloc_size(kind)
    size = 1
    while size < min(all_of_it, len(found)) and (
        found[size] is found[0] or (size >= value and found[size] in _PADDING)
    ):
        size += 1
    return size
