"""Addresses that functions leave where others, that know nothing of them, have smaller numbers.

As a double an address is next to nothing; half of one may be any `float`. So the forward sweep
clears it where a number is stored; the reverse sweep sets it aside where it was stored, or stops
where one was stored later and is still there. The primal has an address there as well: what is
alone in the shadow is an adjoint. Where this is differentiated again, none of it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.building.constants import is_zero
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import Alloca, CallBase, Store
from enzyme_cc.ir.types import POINTER, FloatType, IntType, PointerType, scalar_of
from enzyme_cc.transform.code.sizes import size_constant, wide
from enzyme_cc.transform.emit.memcpy import size_for
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.reverse.values.leaves import place_of
from enzyme_cc.transform.runtime_calls.given_adjoints import (
    forget_address,
    forget_addresses,
    forget_addresses_among,
    has_addresses,
    has_addresses_among,
)
from enzyme_cc.transform.runtime_calls.set_aside import (
    set_aside,
    set_aside_among,
    set_word_aside,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Leaf, Numbers
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter


def is_unlinked(writer: ReverseWriter, pointer: Value) -> bool:
    """Return whether functions may put something there that know nothing of each other."""
    return writer.unit.calls_by_pointers and writer.unit.types.is_seen(pointer)


def are_words_told(unit: Unit, pointer: Value) -> bool:
    """Return whether the words behind a pointer are as those of tagged_words.py."""
    layout = unit.layout
    is_usual = layout.pointer_size() == WORD and not layout.is_big_endian
    return is_usual and pointer.type is POINTER and unit.types.is_seen(pointer)


def told_by_primal(unit: Unit, instruction: Instruction) -> Value | None:
    """Return the place where an instruction may store numbers over addresses; None if it does not.

    What the primal has there says whether it is an address that the shadow has.
    """
    pointer = None
    if isinstance(instruction, Store):
        pointer = instruction.pointer
    elif isinstance(instruction, CallBase) and is_transfer(getattr(instruction.callee, "name", "")):
        pointer = instruction.arguments[0]
    if pointer is None or not _may_meet(unit):
        return None
    return pointer if are_words_told(unit, pointer) else None


def _may_meet(unit: Unit) -> bool:
    """Return whether functions that know nothing of each other may share half a word."""
    if unit.helpers.again or not unit.calls_by_pointers:
        return False
    return unit.smallest_number < WORD


def sets_aside(unit: Unit) -> bool:
    """Return whether addresses are set aside until a derivative is done."""
    return _may_meet(unit) and not unit.program.is_of_device


def forget_stored(writer: ReverseWriter, store: Store, numbers: Sequence[Leaf]) -> None:
    """Clear addresses in the shadow where smaller numbers are stored, or parts of words."""
    unit, pointer = writer.unit, told_by_primal(writer.unit, store)
    size = unit.layout.store_size(store.value.type)
    for lane in range(writer.width if pointer is not None else 0):
        for places, length in _small(writer, store, numbers, lane):
            forget_address(unit.helpers, writer.builder, places, length)
        if size < WORD and not numbers:
            places = writer.primal(store.pointer), writer.shadow(store.pointer, lane)
            forget_addresses(unit.helpers, writer.builder, places, size_constant(size))


def forget_moved(writer: ReverseWriter, call: CallBase, what: Numbers) -> None:
    """Clear addresses in the shadow where smaller numbers are copied to."""
    helpers = writer.unit.helpers
    for places, length in _moved(writer, call):
        forget_addresses_among(helpers, writer.builder, places, length, what)


def stop_if_stored_over(back: ReverseWriter, store: Store, numbers: Iterable[Leaf]) -> None:
    """Stop in the reverse sweep where an address is left in the place of smaller numbers."""
    if told_by_primal(back.unit, store) is None:
        return
    for lane in range(back.width):
        for places, length in _small(back, store, numbers, lane):
            size = size_constant(length)
            is_left = has_addresses(back.unit.helpers, back.builder, places, size)
            back.stop_if(is_left, store, _LEFT)


def stop_if_moved_over(back: ReverseWriter, call: CallBase, what: Numbers) -> None:
    """Stop there where such numbers were copied to."""
    helpers = back.unit.helpers
    for places, length in _moved(back, call):
        is_left = has_addresses_among(helpers, back.builder, places, length, what)
        back.stop_if(is_left, call, _LEFT)


def set_stored_aside(back: ReverseWriter, store: Store, numbers: Iterable[Leaf]) -> None:
    """Set addresses aside that were stored, with the numbers around them."""
    layout, helpers = back.unit.layout, back.unit.helpers
    if not _is_set_aside(back, store) or not _may_be_address(back, store.value):
        return
    for at, size in _others(layout.store_size(store.value.type), numbers, layout):
        is_word = size == WORD and not at % WORD and not (store.alignment or 1) % WORD
        for lane in range(back.width):
            own = place_of(back.builder, back.primal(store.pointer), at)
            places = own, place_of(back.builder, back.shadow(store.pointer, lane), at)
            if is_word:
                set_word_aside(helpers, back.builder, places)
            else:
                set_aside(helpers, back.builder, places, size_constant(size))


def set_moved_aside(back: ReverseWriter, call: CallBase, what: Numbers) -> None:
    """Set addresses aside that were copied as bytes."""
    if _is_set_aside(back, call):
        for places, length in _moved(back, call):
            set_aside_among(back.unit.helpers, back.builder, places, length, what)


def _is_set_aside(back: ReverseWriter, instruction: Instruction) -> bool:
    """Return whether it stores to memory in which adjoints from before are of any use.

    Other threads may still follow what threads of a parallel region have stored.
    """
    pointer = told_by_primal(back.unit, instruction)
    if pointer is None or not sets_aside(back.unit):
        return False
    if back.context.function in back.unit.program.in_regions:
        return False
    roots = back.objects.roots(pointer)
    return not all(isinstance(each, Alloca) or back.unit.is_allocation(each) for each in roots)


def _may_be_address(back: ReverseWriter, value: Value) -> bool:
    """Return whether a part of a value may be an address; of integers it may be known."""
    scalar = scalar_of(value.type)
    if isinstance(value, Constant):
        return isinstance(scalar, PointerType) and not is_zero(value)
    is_told = isinstance(scalar, IntType) and back.unit.types.kind(value) is Kind.INTEGER
    return not (is_told or isinstance(scalar, FloatType))


def _others(size: int, numbers: Iterable[Leaf], layout: DataLayout) -> Iterator[tuple[int, int]]:
    """Yield where whole words may be between numbers, of so many bytes, and how long it is so."""
    at = 0
    taken = (each for each in numbers if not each.in_turns)
    for start, length in [*((x.offset, layout.store_size(x.type)) for x in taken), (size, 0)]:
        if start - at >= WORD:
            yield at, start - at
        at = start + length


def _small(
    writer: ReverseWriter, store: Store, numbers: Iterable[Leaf], lane: int
) -> Iterator[tuple[tuple[Value, Value], int]]:
    """Yield the two places of each smaller number that is stored, and its size."""
    layout, builder, pointer = writer.unit.layout, writer.builder, store.pointer
    for leaf in numbers:
        if layout.store_size(scalar_of(leaf.type)) < WORD:
            own = place_of(builder, writer.primal(pointer), leaf.offset)
            place = place_of(builder, writer.shadow(pointer, lane), leaf.offset)
            yield (own, place), layout.store_size(leaf.type)


def _moved(writer: ReverseWriter, call: CallBase) -> Iterator[tuple[tuple[Value, Value], Value]]:
    """Yield the two places where bytes are copied to, for each lane, and how many."""
    target = told_by_primal(writer.unit, call)
    for lane in range(writer.width if target is not None else 0):
        assert target is not None
        length = wide(writer.builder, size_for(writer, target, call.arguments[2], lane))
        yield (writer.primal(target), writer.shadow(target, lane)), length


_LEFT = (
    "a number smaller than a double was stored here, and an address later: their shadow has room "
    "for one of the two: give numbers and addresses memory of their own"
)
