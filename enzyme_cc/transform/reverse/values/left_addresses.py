"""Addresses that functions leave where others, that know nothing of them, have smaller numbers.

As a double an address is next to nothing; half of one may be any `float`. So the forward sweep
clears it where a number is stored; the reverse sweep stops where one was stored later and is there
to stay. The primal has an address there as well: what is alone in the shadow is an adjoint. Where
this is differentiated again, none of it is: the words would have to be cleared in tangents as well.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.ir.instructions import CallBase, Store
from enzyme_cc.ir.types import POINTER, scalar_of
from enzyme_cc.transform.code.sizes import size_constant, wide
from enzyme_cc.transform.emit.memcpy import size_for
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.runtime_calls.given_adjoints import (
    forget_address,
    forget_addresses,
    has_addresses,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Leaf
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
    if pointer is None or unit.helpers.again or not unit.calls_by_pointers:
        return None
    if unit.smallest_number >= WORD:
        return None
    return pointer if are_words_told(unit, pointer) else None


def forget_stored(writer: ReverseWriter, store: Store, numbers: Sequence[Leaf]) -> None:
    """Clear addresses in the shadow where smaller numbers are stored, or parts of words."""
    unit, pointer = writer.unit, told_by_primal(writer.unit, store)
    size = unit.layout.store_size(store.value.type)
    if pointer is None or (size % WORD == 0 and not any(map(partial(_is_small, unit), numbers))):
        return
    builder = writer.builder
    for lane in range(writer.width):
        places = writer.primal(pointer), writer.shadow(pointer, lane)
        if numbers and size < WORD:
            forget_address(unit.helpers, builder, places, size)
        else:
            forget_addresses(unit.helpers, builder, places, size_constant(size))


def _is_small(unit: Unit, leaf: Leaf) -> bool:
    return unit.layout.store_size(scalar_of(leaf.type)) < WORD


def forget_moved(writer: ReverseWriter, call: CallBase) -> None:
    """Clear addresses in the shadow where bytes are copied to."""
    target, _, size = call.arguments[:3]
    if told_by_primal(writer.unit, call) is None:
        return
    for lane in range(writer.width):
        length = wide(writer.builder, size_for(writer, target, size, lane))
        places = writer.primal(target), writer.shadow(target, lane)
        forget_addresses(writer.unit.helpers, writer.builder, places, length)


def stop_if_left(back: ReverseWriter, line: Store | CallBase) -> None:
    """Stop in the reverse sweep where an address is left in the place of smaller numbers."""
    pointer = told_by_primal(back.unit, line)
    for lane in range(back.width if pointer is not None else 0):
        assert pointer is not None
        if isinstance(line, Store):
            length: Value = size_constant(back.unit.layout.store_size(line.value.type))
        else:
            length = wide(back.builder, size_for(back, pointer, line.arguments[2], lane))
        places = back.primal(pointer), back.shadow(pointer, lane)
        is_left = has_addresses(back.unit.helpers, back.builder, places, length)
        back.stop_if(is_left, line, _LEFT)


_LEFT = (
    "a number smaller than a double was stored here, and an address later: their shadow has room "
    "for one of the two: give numbers and addresses memory of their own"
)
