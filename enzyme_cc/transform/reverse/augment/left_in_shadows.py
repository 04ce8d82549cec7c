"""Integers and addresses that the forward sweep leaves in shadows.

Others may have numbers in the same place at other times: before, with an adjoint that the user has
put there, or later, with one that is looked for there. Functions behind pointers do not even know
of each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import FLOAT_BITS, Kind
from enzyme_cc.ir.building.constants import number, uniform
from enzyme_cc.ir.constants import Constant, IntConstant, int_constant, zero
from enzyme_cc.ir.types import I1, I64, IntType, PointerType, VectorType, scalar_of
from enzyme_cc.transform.emit import memory
from enzyme_cc.transform.layout.tagged_words import address_in
from enzyme_cc.transform.reverse.values.leaves import place_of
from enzyme_cc.transform.reverse.values.left_addresses import are_words_told, is_unlinked
from enzyme_cc.transform.reverse.values.tagged_stores import ADDRESS_MEETS_GIVEN
from enzyme_cc.transform.runtime_calls.given_adjoints import (
    given_among,
    given_at,
    large_from,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.instructions import CallBase, Store
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.leaves import Part
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter

#: What the program says where an adjoint would be lost.
_BYTES_MEET_GIVEN = (
    "bytes of which nothing tells what they are are copied over a number whose adjoint was there "
    "before the call: give numbers and what is none memory of their own"
)


def store_whole(writer: AugmentedWriter, store: Store, lane: int) -> None:
    """Store to the shadow what has no number."""
    made = _no_number(writer, store, memory.stored_lane(writer, store, lane))
    memory.store_again(writer, store, lane, made, _kept(writer, store, lane, 0, made))


def store_others(writer: AugmentedWriter, store: Store, others: Iterable[Part], lane: int) -> None:
    """Store to the shadow what is between the numbers."""
    value, pointer = store.operands
    shadow, given = writer.shadow(pointer, lane), memory.stored_lane(writer, store, lane)
    for leaf in others:
        part = leaf.read(writer.builder, given)
        own = leaf.read(writer.builder, writer.primal(value))
        kept = _kept(writer, store, lane, leaf.offset, part)
        part = writer.chosen(pointer, lane, own, part)
        place = place_of(writer.builder, shadow, leaf.offset)
        if kept is not None:
            place = memory.unless(writer, kept, place, part.type, 1)
        writer.builder.store(part, place, align=1)


def stop_if_given(
    writer: AugmentedWriter, call: CallBase, lane: int, length: Value, what: Numbers
) -> None:
    """Stop where bytes come over a number that has an adjoint, of which they know nothing."""
    unit, target = writer.unit, call.arguments[0]
    if not are_words_told(unit, target):
        return
    place = writer.shadow(target, lane)
    found = given_among(unit.helpers, writer.builder, place, length, what, unit.smallest_number)
    writer.stop_if(found, call, _BYTES_MEET_GIVEN)


def _no_number(writer: AugmentedWriter, store: Store, made: Value) -> Value:
    """Return an integer for the shadow, where it must not be taken for an adjoint: 0 if it may.

    What others put there at other times may be a number that nobody links to this store: two
    functions behind pointers, of which one stores a number and one an integer. Then the reverse of
    the one takes what the other has left. As a number, what is small is next to nothing.
    """
    scalar = scalar_of(made.type)
    if not isinstance(scalar, IntType) or scalar.width not in (8, 16, 32, 64):
        return made
    if not is_unlinked(writer, store.pointer):
        return made
    if not isinstance(store.value, Constant) and writer.may_be_number(store.value):
        return made
    large = large_from(scalar.width, writer.unit.smallest_number)
    if isinstance(made, IntConstant):
        return made if 0 <= made.value < large else zero(made.type)
    builder = writer.builder
    is_small = builder.icmp("ult", made, uniform(made.type, int_constant(scalar, large)))
    return builder.select(is_small, made, zero(made.type))


def _kept(
    writer: AugmentedWriter, store: Store, lane: int, offset: int, made: Value
) -> Value | None:
    """Return whether an adjoint stays that was put there before; None if there is none.

    It is that of a number that comes later. Stop where this is an address: it would be missed.
    """
    unit, builder, pointer = writer.unit, writer.builder, store.pointer
    scalar, size = scalar_of(made.type), unit.layout.store_size(made.type)
    if not isinstance(scalar, IntType | PointerType) or not are_words_told(unit, pointer):
        return None
    if not unit.calls_by_pointers and not _has_numbers(writer, store, offset, size):
        return None
    place = place_of(builder, writer.shadow(pointer, lane), offset)
    found = given_at(unit.helpers, builder, place, size, unit.smallest_number)
    found = writer.chosen(pointer, lane, int_constant(I1, 0), found)
    is_address = _is_address(writer, store, made)
    if is_address is not None:
        writer.stop_if(builder.and_(found, is_address), store, ADDRESS_MEETS_GIVEN)
    return found


def _has_numbers(writer: AugmentedWriter, store: Store, offset: int, size: int) -> bool:
    """Return whether some bytes of what is stored have numbers in their place at other times."""
    whole = writer.unit.layout.store_size(store.value.type)
    evidence = writer.unit.types.evidence_at(store.pointer, whole)
    return any(mask & FLOAT_BITS for mask in evidence[offset : offset + size])


def _is_address(writer: AugmentedWriter, store: Store, made: Value) -> Value | None:
    """Return whether what is stored may be an address; None if it is none."""
    builder, scalar = writer.builder, scalar_of(made.type)
    if isinstance(made.type, VectorType):
        return int_constant(I1, 1) if isinstance(scalar, PointerType) else None
    if isinstance(scalar, PointerType):
        return builder.icmp("ne", made, zero(made.type))
    is_told = writer.unit.types.kind(store.value) is Kind.INTEGER
    if scalar is not I64 or is_told or isinstance(made, Constant):
        return None
    return builder.icmp("ne", address_in(builder, made), number(I64, 0))
