"""Find the numbers in memory that is moved as bytes: the same answer for both sweeps."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.lattice import UNUSED, Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.building.constants import is_zero
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I64, IntType, scalar_of
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.emit.memcpy import can_have_words, size_for
from enzyme_cc.transform.layout.byte_layout import (
    Content,
    Memory,
    kinds_behind,
    kinds_of_bytes,
    with_untold_words,
)
from enzyme_cc.transform.layout.float_runs import numbers_of_memory
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.report.type_hints import type_hint
from enzyme_cc.transform.reverse.values.leaves import can_tell_words
from enzyme_cc.transform.reverse.values.left_addresses import stop_if_moved_over
from enzyme_cc.transform.runtime_calls.byte_facts import at_most, said_of
from enzyme_cc.transform.runtime_calls.helper_base import ONLY_NUMBERS
from enzyme_cc.words.refused_bytes import COPIED

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable

    from enzyme_cc.ir.instructions import CallBase, Store
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter

#: What the forward sweep does to the shadow as to the primal.
_OTHERS = frozenset((Kind.INTEGER, Kind.POINTER))


def known_numbers(
    writer: ReverseWriter, call: CallBase, target: Value, source: Value, size: Value, *less: Value
) -> Numbers | None:
    """Return where numbers are in what is moved; None, and a complaint, if that is unknown.

    Words that are told when the program runs are among them where the two sweeps move them. If it
    is known that fewer bytes have anything in them, these are looked at where all tell nothing.
    """
    said = said_of(call)
    if said is not None:
        return said
    found = _first_known(writer, call, target, source, (size, *less))
    found = found or _untold_words(writer, call, target, source, size)
    if found is None and getattr(at_most(size), "value", 1) != 0:
        COPIED.said(writer.complain, call, *type_hint(writer.unit.report.places, call))
    return found


def _first_known(
    writer: ReverseWriter, call: CallBase, target: Value, source: Value, sizes: Iterable[Value]
) -> Numbers | None:
    told = writer.pairs.carrying.told(call)
    for size in map(at_most, sizes):
        known = kinds_behind(writer.unit.types, source, size) | told
        found = numbers_in(writer, Memory(target, size, known=known))
        found = found or numbers_in(writer, Memory(source, size, known=told))
        if found is not None:
            return found
    return None


def _untold_words(
    writer: ReverseWriter, call: CallBase, target: Value, source: Value, size: Value
) -> Numbers | None:
    """Return where numbers are in a copy with words that nothing is said of; None of no such."""
    if target in (source, call) or not _can_be_untold(writer):
        return None
    types, layout = writer.unit.types, writer.unit.layout
    told = writer.pairs.carrying.told(call)
    words = with_untold_words(types, layout, Memory(target, size, known=told), source)
    found = None if words is None else numbers_in(writer, words)
    return found and found._replace(is_untold=True)


def _can_be_untold(writer: ReverseWriter) -> bool:
    """Return whether words may be told of which nothing says what they are.

    What is no address in their shadows is none of an adjoint during the forward sweep, so that must
    not run again behind the reverse of what comes later.
    """
    program = writer.unit.program
    runs_again = bool(program.reruns or program.checkpoints)
    return not runs_again and can_tell_words(writer) and can_have_words(writer.unit)


def numbers_in(writer: ReverseWriter, memory: Memory) -> Numbers | None:
    """Return the numbers in some memory, with words that are told when the program runs."""
    types, layout = writer.unit.types, writer.unit.layout
    return numbers_of_memory(types, layout, memory, with_words=can_tell_words(writer))


def move_numbers(
    writer: ReverseWriter,
    call: CallBase,
    move: Callable[[Value, Value, Value, Numbers], None],
    looks: Callable[[Numbers], None] | None = None,
) -> None:
    """Let the numbers in shadows go as `move` does, given both places and how many bytes.

    Where nothing comes that has a derivative, they are cleared: so of a source whose shadow is
    the primal. What is copied is shown to `looks` before.
    """
    target, source, size = call.arguments[:3]
    is_set = "memset" in getattr(call.callee, "name", "")
    cleared = cleared_by_call(writer, call) if is_set else None
    if cleared is not None:
        clear(writer, (target, size), cleared.back)
        return
    what = known_numbers(writer, call, target, target if is_set else source, size)
    if what is not None and looks is not None and not is_set:
        looks(what)
    if what is None or what.is_empty:
        return
    stop_if_moved_over(writer, call, what)
    for lane in range(writer.width):
        length = wide(writer.builder, size_for(writer, target, size, lane))
        shadow = writer.shadow(target, lane)
        if is_set or not writer.is_active(source) or _is_constant(writer, source):
            _clear_numbers(writer, shadow, length, what)
            continue
        same, nothing = writer.same(source, lane), int_constant(I64, 0)
        moved = length
        if same is not None:
            moved = writer.builder.select(same, nothing, length)
            _clear_numbers(writer, shadow, writer.builder.select(same, length, nothing), what)
        move(shadow, writer.shadow(source, lane), moved, what)


def _is_constant(writer: ReverseWriter, source: Value) -> bool:
    """Return whether the source is constant: nothing is added to its shadow."""
    roots = writer.objects.roots(source)
    return bool(roots) and all(
        isinstance(each, GlobalVariable) and each.is_constant for each in roots
    )


def _clear_numbers(writer: ReverseWriter, shadow: Value, length: Value, what: Numbers) -> None:
    content = what.content(writer.unit.layout)
    writer.unit.helpers.zero_numbers(writer.builder, shadow, length, content)


class Cleared(NamedTuple):
    """The shadows that each sweep zeroes, where the primal zeroes bytes."""

    ahead: Content
    back: Content
    #: With words of which only addresses go ahead.
    words: Numbers | None = None


#: Where nothing tells what is cleared: all of it, and later the words that are no addresses.
_UNTOLD = Cleared(Content(1, ((0, 1),)), Content(WORD, (), words=((0, WORD),)))


def cleared_by_call(writer: ReverseWriter, call: CallBase) -> Cleared | None:
    """Return what a `memset` clears, and in which sweep, where its bytes have no known use."""
    target, byte, size = call.arguments[:3]
    if not is_zero(byte) or said_of(call) is not None:
        return None
    found = _cleared(writer, target, at_most(size))
    if found is not None or _first_known(writer, call, target, target, (size,)) is not None:
        return found
    if not _can_be_untold(writer):
        return None
    words = _cleared_words(writer, target, size) if isinstance(size, IntConstant) else None
    if words is not None:
        return words
    return None if writer.unit.types.is_from_outside(target, range(WORD)) else _UNTOLD


def _cleared_words(writer: ReverseWriter, target: Value, size: IntConstant) -> Cleared | None:
    """Return what is cleared where some words are told at run time, as nothing is said of them."""
    types, layout = writer.unit.types, writer.unit.layout
    words = with_untold_words(types, layout, Memory(target, size), target)
    if words is None or numbers_in(writer, words) is None:
        return None
    before, found = (
        kinds_of_bytes(types, layout, each, size.value) for each in (Memory(target, size), words)
    )
    untold = {at for at, kind in enumerate(found) if kind is not before[at]}
    told = Memory(target, size, known=dict.fromkeys(untold, Kind.INTEGER))
    in_turns = [kind is Kind.IN_TURNS for kind in found]
    others = [kind in _OTHERS or at in untold for at, kind in enumerate(found)]
    numbers = [not (each or is_word) for each, is_word in zip(others, in_turns, strict=True)]
    back = _chosen(numbers)._replace(words=_chosen(in_turns).numbers)
    return Cleared(_chosen(others), back, numbers_in(writer, told))


def cleared_by_store(writer: ReverseWriter, store: Store) -> Cleared | None:
    """Return what a stored integer 0 clears: LLVM makes one of a short `memset`."""
    value, target = store.operands
    if not (isinstance(scalar_of(value.type), IntType) and is_zero(value)):
        return None
    return _cleared(writer, target, _size_of(writer, store))


def _cleared(writer: ReverseWriter, target: Value, size: Value) -> Cleared | None:
    """Return what is cleared: bytes unused here may be numbers behind another pointer.

    The reverse sweep clears them, which harms nothing else.
    """
    if not isinstance(size, IntConstant) or not 0 < size.value <= MAX_BYTES:
        return None
    types, layout = writer.unit.types, writer.unit.layout
    found = kinds_of_bytes(types, layout, Memory(target, size), size.value)
    unused = {at: Kind.INTEGER for at, kind in enumerate(found) if kind in UNUSED}
    if not unused or numbers_of_memory(types, layout, Memory(target, size, known=unused)) is None:
        return None
    others = [kind in _OTHERS for kind in found]
    return Cleared(_chosen(others), _chosen([not each for each in others]))


def clear_stored(
    writer: ReverseWriter, store: Store, what: Content, said: str = ONLY_NUMBERS
) -> None:
    """Do as `clear` does, where it is stored."""
    clear(writer, (store.pointer, _size_of(writer, store)), what, said)


def clear_bytes(writer: ReverseWriter, store: Store, where: Container[int]) -> None:
    """Set these bytes to zero, where it is stored."""
    chosen = _chosen([at in where for at in range(_size_of(writer, store).value)])
    if chosen.numbers:
        clear_stored(writer, store, chosen)


def _size_of(writer: ReverseWriter, store: Store) -> IntConstant:
    return int_constant(I64, writer.unit.layout.store_size(store.value.type))


def clear(
    writer: ReverseWriter, where: tuple[Value, Value], what: Content, said: str = ONLY_NUMBERS
) -> None:
    """Set these bytes of shadows to zero: `where` is a pointer and a size, `said` what they are."""
    target, size = where
    for lane in range(writer.width):
        length = wide(writer.builder, size_for(writer, target, size, lane))
        place = writer.shadow(target, lane)
        writer.unit.helpers.zero_bytes(writer.builder, place, length, what, said)


def _chosen(bytes_: list[bool]) -> Content:
    """Return these bytes of all."""
    runs: list[tuple[int, int]] = []
    at = 0
    for is_chosen, group in groupby(bytes_):
        count = len(list(group))
        if is_chosen:
            runs.append((at, count))
        at += count
    return Content(at, tuple(runs))
