"""Integers that are stored to a part of a word that is a double at other times.

A variant has an `int` where a `double` may be, a closure its captures where another has other ones.
Nothing of the shadow changes: when the double comes back, it is stored as a whole. Where a program
changes some bytes of a double, it is rounded, and has the derivative it had; if its exponent is
changed, nobody knows what it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.byte_moves import is_bool_of_byte, moves_bytes
from enzyme_cc.analysis.types.lattice import DISAGREEING, IN_A_WORD, NUMBER, POINTER, Kind
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import Constant, IntConstant, zero
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.types import DOUBLE, I1, I64, IntType, like, scalar_of
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.layout.tagged_words import (
    MANTISSA,
    PART,
    WORD,
    address_in,
    is_no_number,
    put,
    without_address,
    word_around,
)
from enzyme_cc.transform.shadows.inactive import is_plain

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit

#: No address is in the first page. An integer is that others put into the shadow as it is.
_PAGE = 4095
#: A number that is none; and one with the mark.
_NAN = 0x7FF8 << 48
SPOILT = _NAN | PART


def is_part(unit: Unit, store: Store) -> bool:
    """Return whether what is stored is an integer, and where it goes, only a part of a double."""
    value, pointer = store.operands
    if not isinstance(value.type, IntType) or unit.layout.is_big_endian:
        return False
    size = unit.layout.store_size(value.type)
    if size >= WORD or not _is_in_words(unit, pointer, size):
        return False
    return _is_integer(unit, value) or is_moved_part(unit, value) or _is_given(unit, store)


def _is_in_words(unit: Unit, pointer: Value, size: int) -> bool:
    return all(kind in IN_A_WORD for _, kind, _ in unit.types.layout(pointer, size))


def is_moved_part(unit: Unit, value: Value) -> bool:
    """Return whether a value is a part of such a word, and nothing is done but to put it elsewhere.

    Who copies a double or an address by halves does this, too: the program stops where a half of
    an address is moved, and where one comes that is the exponent of a number with an adjoint.
    """
    if unit.layout.is_big_endian or not isinstance(value.type, IntType):
        return False
    size = unit.layout.store_size(value.type)
    users = instructions_using(value)
    is_moved = all(isinstance(each, Store) and each.value is value for each in users)
    if not is_moved or size >= WORD:
        return False
    if isinstance(value, Load):
        return _may_be_either(unit, value, size) and _is_in_words(unit, value.pointer, size)
    if _word_cut(value) is None or unit.types.kind(value) is not Kind.IN_TURNS:
        return False
    places = (each.operands[1] for each in users)
    return all(_is_in_words(unit, each, size) for each in places)


def is_cut_to_move(unit: Unit, value: Instruction) -> bool:
    """Return whether nothing is done with a word but to move a part of it elsewhere."""
    users = instructions_using(value)
    if value.opcode == "lshr":
        return all(is_cut_to_move(unit, user) for user in users)
    if value.opcode != "trunc":
        return False
    return is_moved_part(unit, value) or all(map(is_bool_of_byte, users))


def _word_cut(value: Value) -> Value | None:
    """Return the word in a register that an integer is a part of; None of any other."""
    if not isinstance(value, Instruction) or value.opcode != "trunc":
        return None
    word = value.operands[0]
    if isinstance(word, Instruction) and word.opcode == "lshr" and moves_bytes(word):
        word = word.operands[0]
    return word if word.type is I64 else None


def _may_be_either(unit: Unit, load: Load, size: int) -> bool:
    """Return whether numbers and integers are read at a place, were they but compared."""
    kind = unit.types.kind(load)
    evidence = unit.types.evidence_at(load.pointer, size)
    return kind in DISAGREEING or (kind is Kind.DOUBLE and all(each & NUMBER for each in evidence))


def _is_given(unit: Unit, store: Store) -> bool:
    """Return whether a value comes from elsewhere, and may be an integer, or a part of a double.

    As such it is none of an address, and nothing is lost: see `is_moved_part`.
    """
    value, pointer = store.operands
    size = unit.layout.store_size(value.type)
    if isinstance(value, Load) or unit.types.kind(value) not in DISAGREEING:
        return False
    return not any(mask & POINTER for mask in unit.types.evidence_at(pointer, size))


def stop_if_address(writer: DerivativeWriter, store: Store) -> None:
    """Stop, in the forward sweep, where a part of an address is moved; mark what is overwritten.

    Of a word that an integer is stored to, nothing is an address any more.
    """
    builder, moved = writer.builder, store.value
    word = _word_cut(moved)
    if word is not None and writer.is_active(word):
        for each in writer.shadows(word):
            is_one = builder.icmp("ugt", address_in(builder, each), number(I64, _PAGE))
            writer.stop_if(is_one, store, _HALF)
    is_copied = isinstance(moved, Load) and writer.is_active(moved.pointer)
    if isinstance(moved, Load) and is_copied and _may_be_address(writer, moved.pointer, moved):
        writer.go_behind(moved)
        for lane in range(writer.width):
            place, _ = word_around(builder, writer.shadow(moved.pointer, lane))
            address = address_in(builder, builder.load(I64, place, align=WORD))
            is_one = builder.icmp("ugt", address, number(I64, _PAGE))
            is_one = _unless(writer, is_one, writer.same(moved.pointer, lane))
            writer.stop_if(is_one, moved, _HALF)
        writer.go_behind(store)
    mark(writer, store)


def mark(writer: DerivativeWriter, store: Store) -> None:
    """Note in the shadow that there is an integer, unless a number has something there.

    Another thread may store the other part of the word at the same time, and what is nothing may
    have a tangent where this is differentiated again: there, at most an address is cleared.
    """
    is_noted = _is_noted(writer)
    if not is_noted and not _may_be_address(writer, store.pointer, store.value):
        return
    builder = writer.builder
    for lane in range(writer.width):
        place, _ = word_around(builder, writer.shadow(store.pointer, lane))
        old = builder.load(I64, place, align=WORD)
        new = marked(writer, old) if is_noted else without_address(builder, old)
        put(builder, place, writer.chosen(store.pointer, lane, old, new))


def marked(writer: DerivativeWriter, old: Value) -> Value:
    """Return a word with the mark; a tangent keeps what it is, and has the mark in its last bit.

    Where marks are not noted, it is the word itself.
    """
    if not _is_noted(writer):
        return old
    builder, mark = writer.builder, number(I64, PART)
    kept = old if writer.backwards else builder.or_(old, mark)
    return builder.select(is_no_number(builder, old), mark, kept)


def unmarked(writer: DerivativeWriter, store: Store, made: Value) -> Value:
    """Return what a tangent is stored as where integers may be at other times: without a mark."""
    kind, unit = store.value.type, writer.unit
    if scalar_of(kind) is not DOUBLE or _may_have_mark(writer, store.value):
        return made
    size = unit.layout.store_size(kind)
    is_mixed = any(each is Kind.IN_TURNS for _, each, _ in unit.types.layout(store.pointer, size))
    return _without_mark(writer, made) if is_mixed else made


def entering(writer: DerivativeWriter, choice: Instruction, value: Value, made: Value) -> Value:
    """Return the lane of what is chosen among words that may have the mark: without one."""
    carries = writer.unit.moved_doubles.inserts.carries
    if not carries(choice) or carries(value) or _may_have_mark(writer, value):
        return made
    return _without_mark(writer, made)


def _may_have_mark(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether a word may come from where an integer is at times."""
    if writer.unit.moved_doubles.holds(value):
        return True
    if not isinstance(value, Load):
        return False
    size = writer.unit.layout.store_size(value.type)
    return any(
        each is Kind.IN_TURNS for _, each, _ in writer.unit.types.layout(value.pointer, size)
    )


def _without_mark(writer: DerivativeWriter, made: Value) -> Value:
    """Return a tangent without its last bit, which is the mark."""
    if writer.backwards or not _is_noted(writer) or isinstance(made, Constant):
        return made
    builder, words = writer.builder, like(made.type, I64)
    bits = builder.and_(builder.bitcast(made, words), number(words, ~PART))
    return builder.bitcast(bits, made.type)


def _is_noted(writer: DerivativeWriter) -> bool:
    program = writer.unit.program
    is_last = not (program.later or program.choices.makes_ir)
    return is_last and writer.context.function not in program.in_regions


def is_marked(writer: DerivativeWriter, load: Load) -> Value | None:
    """Return whether there is an integer in the word that is read from; None where none is noted.

    What a number has there, in any lane, says that there is none.
    """
    builder, found = writer.builder, None
    for lane in range(writer.width if writer.is_active(load.pointer) else 0):
        place, _ = word_around(builder, writer.shadow(load.pointer, lane))
        is_one = _has_mark(writer, builder.load(I64, place, align=WORD))
        found = is_one if found is None else builder.and_(found, is_one)
    return found


def is_carried(writer: DerivativeWriter, word: Value) -> Value | None:
    """Return whether an integer was put into a word in a register; None where none is noted."""
    builder, found = writer.builder, None
    if not writer.is_active(word) or not writer.unit.moved_doubles.inserts.carries(word):
        return None
    for lane in writer.shadows(word):
        is_one = _has_mark(writer, builder.bitcast(lane, I64))
        found = is_one if found is None else builder.and_(found, is_one)
    return found


def _has_mark(writer: DerivativeWriter, word: Value) -> Value:
    """Return whether a word of the shadow has the mark, which tangents have in their last bit."""
    builder = writer.builder
    is_one = builder.icmp("eq", word, number(I64, PART))
    if writer.backwards:
        return is_one
    is_tangent = builder.xor(is_no_number(builder, word), number(I1, 1))
    return builder.or_(is_one, builder.and_(is_tangent, builder.trunc(word, I1)))


def _may_be_address(writer: DerivativeWriter, pointer: Value, value: Value) -> bool:
    """Return whether there are addresses where so many bytes are, at other times."""
    size = writer.unit.layout.store_size(value.type)
    return any(mask & POINTER for mask in writer.unit.types.evidence_at(pointer, size))


def _unless(writer: DerivativeWriter, condition: Value, other: Value | None) -> Value:
    if other is None:
        return condition
    return writer.builder.and_(condition, writer.builder.xor(other, number(I1, 1)))


def _is_integer(unit: Unit, value: Value) -> bool:
    if isinstance(value, IntConstant):
        return is_plain(value)
    is_bool = isinstance(value, Instruction) and is_bool_of_byte(value)
    return is_bool or unit.types.kind(value) is Kind.INTEGER


def stop_if_adjoint(writer: DerivativeWriter, store: Store) -> None:
    """Stop, in the reverse sweep, where the exponent was changed of a number with an adjoint.

    That an integer was there is forgotten; where the shadow is the primal, it is there still.
    """
    builder, may_change = writer.builder, _may_change_exponent(writer, store)
    for lane in range(writer.width if may_change or _is_noted(writer) else 0):
        place, is_changed = _word_around(writer, store, lane)
        word = builder.load(I64, place, align=WORD)
        if _is_noted(writer):
            is_mark = builder.icmp("eq", word, number(I64, PART))
            new = builder.select(is_mark, zero(I64), word)
            put(builder, place, writer.chosen(store.pointer, lane, word, new))
        if not may_change:
            continue
        adjoint = without_address(builder, word)
        has_adjoint = builder.icmp("ne", adjoint, zero(I64))
        writer.stop_if(builder.and_(is_changed, has_adjoint), store, CHANGED)


def spoil_tangent(writer: DerivativeWriter, store: Store) -> None:
    """Make the tangent no number where the exponent is changed of the number it belongs to.

    Another thread may store the other part of the word at the same time.
    """
    if not _may_change_exponent(writer, store):
        mark(writer, store)
        return
    builder, is_noted = writer.builder, _is_noted(writer)
    is_among_threads = writer.context.function in writer.unit.program.in_regions
    is_integer = is_noted and _is_integer(writer.unit, store.value)
    spoilt = number(I64, SPOILT if is_integer else _NAN)
    for lane in range(writer.width):
        place, is_changed = _word_around(writer, store, lane)
        if is_among_threads:
            spoils = builder.select(is_changed, spoilt, zero(I64))
            builder.atomicrmw("or", place, spoils, "monotonic")
            continue
        old = builder.load(I64, place, align=WORD)
        kept = writer.chosen(store.pointer, lane, old, marked(writer, old)) if is_noted else old
        put(builder, place, builder.select(is_changed, spoilt, kept))


def _may_change_exponent(writer: DerivativeWriter, store: Store) -> bool:
    size = writer.unit.layout.store_size(store.value.type)
    is_aligned = store.alignment is not None and not store.alignment % WORD
    return not (is_aligned and size <= MANTISSA)


def _word_around(writer: DerivativeWriter, store: Store, lane: int) -> tuple[Value, Value]:
    """Return the word of the shadow that is stored to, and whether its exponent is changed.

    Where the shadow is the primal, there is nothing to it.
    """
    builder = writer.builder
    place, inside = word_around(builder, writer.shadow(store.pointer, lane))
    size = writer.unit.layout.store_size(store.value.type)
    end = builder.add(inside, number(I64, size))
    is_changed = builder.icmp("ugt", end, number(I64, MANTISSA))
    return place, _unless(writer, is_changed, writer.same(store.pointer, lane))


#: What the program says then.
_HALF = (
    "a part of an address is copied where a number is at other times: it cannot be told from an "
    "integer there; copy pointers as a whole"
)
CHANGED = (
    "some bytes of a floating-point number that carries a derivative are overwritten by an "
    "integer, those of its exponent among them: that has no derivative; store the number as a whole"
)
