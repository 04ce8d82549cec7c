"""Stores to memory that holds numbers at one time and something else at another.

A union, a pool whose free pieces are a list, a rewound arena. A shadow there is an adjoint,
which begins at zero, and the address of a shadow. Integers are not put there at all; addresses are,
and are cleared: by the forward sweep where a number comes, by the reverse sweep where one was.
Adjoints that the user has put there before are none that are cleared; and addresses that the user
may look for later stay. To add to a number there is none the worse for them: see tagged_words.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.lattice import FLOAT_BITS, INTEGER, NUMBER, POINTER, Kind
from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.types import DOUBLE, I1, I64, PointerType, like, scalar_of
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.emit.adjoint_sums import part_of
from enzyme_cc.transform.emit.integers_in_words import is_part
from enzyme_cc.transform.emit.memory import stored_lane
from enzyme_cc.transform.emit.word_checks import stop_unless_aligned
from enzyme_cc.transform.layout import tagged_words
from enzyme_cc.transform.reverse.values.leaves import bytes_of, place_of
from enzyme_cc.transform.reverse.values.memcpy_layout import clear_bytes
from enzyme_cc.transform.runtime_calls.given_adjoints import (
    address_meets_given,
    given_among,
    meets_given,
)
from enzyme_cc.words.refused_bytes import NUMBER_FOR_ADDRESS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import CallBase, Load, Store
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Leaf, Numbers
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter

Bytes = frozenset[int]


class Mixed(NamedTuple):
    """The treatment of the bytes of one store."""

    #: Integers, of which the shadow gets nothing.
    left_out: Bytes
    #: Numbers that come where addresses may have been.
    ahead: tuple[Leaf, ...]
    #: What is no number, and comes where numbers may have been.
    back: Bytes
    #: Whether an integer comes where only a part of a number may have been.
    is_part: bool = False


def mixed_of(writer: ReverseWriter, store: Store, numbers: tuple[Leaf, ...]) -> Mixed:
    """Return what there is of it in a store with these numbers."""
    value, pointer = store.operands
    evidence = writer.unit.types.evidence_at(pointer, writer.unit.layout.store_size(value.type))
    places = [(each, bytes_of(writer, each)) for each in numbers]
    ahead = tuple(
        each
        for each, here in places
        if not each.in_turns and any(evidence[at] & _left_by(writer, each) for at in here)
    )
    taken = {at for _, here in places for at in here}
    back = frozenset(
        at for at, mask in enumerate(evidence) if at not in taken and mask & FLOAT_BITS
    )
    left_out = frozenset(at for at in back if not _is_address(writer, value, at))
    if is_part(writer.unit, store):
        return Mixed(back, ahead, frozenset(), is_part=True)
    stays = writer.unit.types.is_seen(pointer)
    return Mixed(left_out, ahead, left_out if stays else back)


def _left_by(writer: ReverseWriter, number: Leaf) -> int:
    """Return evidence of what leaves something in the shadow, where a number comes then.

    Addresses do, and integers in a part of a double (`integers_in_words.mark`).
    """
    layout = writer.unit.layout
    is_word = scalar_of(number.type) is DOUBLE and layout.pointer_size() == tagged_words.WORD
    return POINTER | INTEGER | NUMBER if is_word and not layout.is_big_endian else POINTER


def _is_address(writer: ReverseWriter, value: Value, at: int) -> bool:
    """Return whether a byte of a value is of an address."""
    if isinstance(scalar_of(value.type), PointerType):
        return True
    return writer.unit.types.own(value).lookup(at, 1) is Kind.POINTER


def clear_ahead(writer: ReverseWriter, store: Store, numbers: tuple[Leaf, ...]) -> None:
    """Clear these numbers of the shadow in the forward sweep, where they are addresses."""
    as_large = writer.unit.layout.pointer_size() == writer.unit.layout.store_size(DOUBLE)
    for each in numbers:
        if not writer.unit.types.is_seen(store.pointer):
            clear_bytes(writer, store, bytes_of(writer, each))
        elif scalar_of(each.type) is DOUBLE and as_large:
            _clear_addresses(writer, store, each)
        else:
            _complain(writer, store)


def check_words(writer: ReverseWriter, access: Load | Store, numbers: tuple[Leaf, ...]) -> None:
    """Stop the program where words are not told apart: an access has parts of two."""
    is_promised = access.alignment is not None and not access.alignment % tagged_words.WORD
    if not is_promised and any(each.in_turns for each in numbers):
        stop_unless_aligned(writer, access, access.pointer)


def check_moved_words(writer: ReverseWriter, call: CallBase, what: Numbers) -> None:
    """Stop unless tagged words that are moved as bytes are aligned."""
    if not what.in_turns().is_empty:
        stop_unless_aligned(writer, call, *call.arguments[:2])
    for lane in range(writer.width):
        if what.is_untold:
            _stop_if_numbers(writer, call, what, lane)
        _stop_if_given(writer, call, what, lane)


def _stop_if_given(writer: ReverseWriter, call: CallBase, what: Numbers, lane: int) -> None:
    """Stop where an address comes over an adjoint that was there before the call."""
    target, source, size = call.arguments[:3]
    if not isinstance(source.type, PointerType) or not writer.unit.types.is_seen(target):
        return
    places = writer.shadow(target, lane), writer.shadow(source, lane)
    length, helpers = wide(writer.builder, writer.primal(size)), writer.unit.helpers
    is_met = address_meets_given(helpers, writer.builder, places, length, what)
    is_met = writer.chosen(target, lane, int_constant(I1, 0), is_met)
    writer.stop_if(is_met, call, ADDRESS_MEETS_GIVEN)


def _stop_if_numbers(writer: ReverseWriter, call: CallBase, what: Numbers, lane: int) -> None:
    """Stop if something is in the shadow of words that nothing is said of, but an address.

    What stored there may have known of integers only, and have left one.
    """
    builder, (target, _, size) = writer.builder, call.arguments[:3]
    if not isinstance(size, IntConstant):
        length, smallest = wide(builder, writer.primal(size)), writer.unit.smallest_number
        place, words = writer.shadow(target, lane), what._replace(runs=())
        is_left = given_among(writer.unit.helpers, builder, place, length, words, smallest)
        is_left = writer.chosen(target, lane, int_constant(I1, 0), is_left)
        writer.stop_if(is_left, call, _LEFT_THERE)
        return
    for at in _words_in(what, size.value):
        place = place_of(builder, writer.shadow(target, lane), at)
        word = builder.load(I64, place, align=tagged_words.WORD)
        is_left = builder.xor(tagged_words.is_no_number(builder, word), int_constant(I1, 1))
        is_left = writer.chosen(target, lane, int_constant(I1, 0), is_left)
        writer.stop_if(is_left, call, _LEFT_THERE)


def _words_in(what: Numbers, size: int) -> Iterator[int]:
    """Yield where the words are that are told when the program runs, of so many bytes."""
    for start in range(0, size, what.period):
        for run in what.in_turns().runs:
            first = start + run.offset
            yield from range(first, first + run.count * tagged_words.WORD, tagged_words.WORD)


#: What the program says where there is no room for two.
ADDRESS_MEETS_GIVEN = (
    "what may be an address is stored over a number whose adjoint was there before the call, and "
    "its shadow has room for one of the two: give numbers and addresses memory of their own"
)
#: What the program says then.
_LEFT_THERE = (
    "words are copied of which nothing tells what they are, over memory whose shadow holds "
    "something else than an address"
)


def put_words(writer: ReverseWriter, store: Store, numbers: tuple[Leaf, ...]) -> None:
    """Store these words in the forward sweep where they are addresses now; clear others."""
    builder = writer.builder
    for each in numbers:
        for lane in range(writer.width if each.in_turns else 0):
            place = place_of(builder, writer.shadow(store.pointer, lane), each.offset)
            given = part_of(builder, _word_lane(writer, store, lane), each)
            word = builder.bitcast(given, I64)
            old, new = tagged_words.with_address(builder, place, word)
            if writer.unit.types.is_seen(store.pointer):
                is_met = meets_given(builder, old, word)
                is_met = writer.chosen(store.pointer, lane, int_constant(I1, 0), is_met)
                writer.stop_if(is_met, store, ADDRESS_MEETS_GIVEN)
            tagged_words.put(builder, place, writer.chosen(store.pointer, lane, old, new))


def _word_lane(writer: ReverseWriter, store: Store, lane: int) -> Value:
    """Return the lane of what is stored; what is a constant is no address."""
    if isinstance(store.value, IntConstant):
        return zero(store.value.type)
    return stored_lane(writer, store, lane)


def _clear_addresses(writer: ReverseWriter, store: Store, leaf: Leaf) -> None:
    """Clear addresses where an adjoint may have been put, which stays."""
    builder = writer.builder
    for lane in range(writer.width):
        place = place_of(builder, writer.shadow(store.pointer, lane), leaf.offset)
        old = builder.load(like(leaf.type, I64), place, align=1)
        new = tagged_words.without_address(builder, old)
        builder.store(writer.chosen(store.pointer, lane, old, new), place, align=1)


def _complain(writer: ReverseWriter, store: Store) -> None:
    NUMBER_FOR_ADDRESS.said(writer.complain, store)
