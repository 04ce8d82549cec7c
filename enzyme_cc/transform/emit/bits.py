"""Lanes of integers that hold the bits of numbers or pointers.

Bytes that are moved whole (shifts, masks, truncations by multiples of eight) are moved in the
lane just so. Of arithmetic on bits, flips and tests of the sign have a derivative; all else is
refused. What only compares or indexes never asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.byte_moves import (
    constant_bits,
    is_bool_of_byte,
    moves_bytes,
    possible_bits,
)
from enzyme_cc.analysis.types.deciding_integers import only_ends_in
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import CallBase, Load
from enzyme_cc.ir.types import I1, FloatType
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.rules.model import Kind as RuleKind
from enzyme_cc.transform.emit import inserted_integers, words_read
from enzyme_cc.transform.emit.exponents import MANTISSAS, is_exponent, sign_of
from enzyme_cc.transform.emit.integers_in_words import is_cut_to_move
from enzyme_cc.transform.emit.moves import repeated
from enzyme_cc.transform.shadows.integer_accesses import Access, is_integer_access
from enzyme_cc.words.operations import instruction_words
from enzyme_cc.words.refused_bytes import BITS_CHANGED, BITS_CONVERTED, PART_READ

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def integer(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Differentiate an integer instruction on bits that carry derivatives."""
    if _is_moved_address(writer, instruction):
        # First: where only a distance is taken of it, that of the shadows is compared with it.
        _as_far_away(writer, instruction)
        return
    if has_no_derivative(writer, instruction):
        writer.each(instruction, lambda _: writer.primal(instruction))
        return
    if inserted_integers.lanes(writer, instruction):
        return
    if _OF_SIGNS.get(instruction.opcode, _nothing)(writer, instruction):
        return
    if _is_pointer_arithmetic(writer, instruction) or moves_bytes(instruction):
        writer.each(instruction, lambda lane: repeated(writer, instruction, lane))
        return
    refuse(writer, instruction)
    writer.each(instruction, lambda _: writer.primal(instruction))


def refuse(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Refuse arithmetic on the bits of a number that has no derivative."""
    if _reads_part(instruction):
        PART_READ.said(writer.complain, instruction)
        return
    operation = instruction_words(instruction.opcode)
    BITS_CHANGED.said(writer.complain, instruction, operation=operation)


def _reads_part(instruction: Instruction) -> bool:
    """Return whether it takes some bytes out of a number, as reads of a union's other member do."""
    if instruction.opcode == "lshr":
        by = constant_bits(instruction.operands[1])
        whole = by is not None and by % 8 == 0
        return whole and all(user.opcode == "trunc" for user in _instructions(instruction.users))
    value = instruction.operands[0]
    if instruction.opcode != "trunc" or not isinstance(value, Instruction):
        return False
    if value.opcode == "lshr":
        return _reads_part(value)
    return value.opcode == "bitcast" and isinstance(value.operands[0].type, FloatType)


def _instructions(values: Iterable[object]) -> Iterator[Instruction]:
    return (each for each in values if isinstance(each, Instruction))


def has_no_derivative(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Return whether nothing of a number is in an integer that its slope could be in.

    One bit has none. What is an integer in a number's place becomes a number again where that is
    told when the program runs.
    """
    if is_bool_of_byte(instruction) or is_cut_to_move(writer.unit, instruction):
        return True
    if instruction.type is I1 or is_test_only(instruction) or is_exponent(writer, instruction):
        return True
    return words_read.is_told(writer, instruction) and _becomes_numbers(writer, instruction)


def _becomes_numbers(writer: DerivativeWriter, integer: Instruction) -> bool:
    """Return whether an integer does nothing but decide, index, and be converted in the end."""
    pending, seen = [integer], {integer}
    while pending:
        for user in instructions_using(pending.pop()):
            if user in seen or _is_end(writer, user):
                continue
            if not words_read.is_step(writer, user):
                return False
            seen.add(user)
            pending.append(user)
    return True


def _is_end(writer: DerivativeWriter, user: Instruction) -> bool:
    if isinstance(user, CallBase):
        rule = words_read.rule_of(writer, user)
        return rule is not None and rule.kind is RuleKind.INACTIVE
    return user.type is I1 or user.opcode in _TESTS or user.opcode in words_read.OF_BITS


_TESTS = frozenset(("icmp", "switch", "getelementptr"))


def is_test_only(instruction: Instruction) -> bool:
    """Return whether the result does nothing but decide or index, through other integers too."""
    return only_ends_in(instruction, lambda user: user.opcode in _TESTS, words_read.STEPS)


# -- addresses -----------------------------------------------------------------------------------


def _is_pointer_arithmetic(writer: DerivativeWriter, instruction: Instruction) -> bool:
    kinds = writer.unit.types
    active = [each for each in instruction.operands if writer.is_active(each)]
    return len(active) == 1 and kinds.kind(active[0]) is Kind.POINTER


_ADDRESS_STEPS = frozenset(("add", "and", "or", "sub", "xor"))


def _is_moved_address(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Tell if it is an address again, of an address and an integer."""
    if instruction.opcode not in _ADDRESS_STEPS or not _is_pointer_arithmetic(writer, instruction):
        return False
    if instruction.opcode == "sub" and not writer.is_active(instruction.operands[0]):
        return False
    return writer.unit.types.kind(instruction) is Kind.POINTER


def _as_far_away(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Move an address as far as the primal's was: a shadow may be aligned otherwise."""
    address = next(each for each in instruction.operands if writer.is_active(each))
    builder = writer.builder
    moved = builder.sub(writer.primal(instruction), writer.primal(address))
    writer.each(instruction, lambda lane: builder.add(writer.shadow(address, lane), moved))


# -- signs -----------------------------------------------------------------------------------------


def _nothing(_writer: DerivativeWriter, _instruction: Instruction) -> bool:
    return False


def _and(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Return the magnitude: the tangent changes its sign where the number has one. The sign: 0.

    A number whose last bytes are cleared is rounded, and changes as the number does.
    """
    value, other = instruction.operands
    sign, mask = sign_of(writer, value), constant_bits(other)
    if sign and mask is not None and moves_bytes(instruction) and _rounds(mask, sign):
        writer.each(instruction, lambda lane: writer.shadow(value, lane))
        return True
    if not sign or mask not in (sign, sign - 1):
        return False
    if mask == sign:
        writer.each(instruction, lambda _: zero(instruction.type))
        return True
    flip = writer.builder.and_(writer.primal(value), _bits(instruction, sign))
    _flip(writer, instruction, value, flip)
    return True


def _rounds(mask: int, sign: int) -> bool:
    """Return whether a mask leaves the sign and the exponent of a number."""
    width = sign.bit_length()
    kept = -1 << MANTISSAS[width]
    return mask & kept == kept & (1 << width) - 1


def _xor(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Return the number with the other sign, always or where a bit says so."""
    return _with_sign(writer, instruction, lambda _value, other: writer.primal(other))


def _or(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Change the sign of the tangent with the number's, always or where a bit says so."""
    result = writer.primal(instruction)
    return _with_sign(
        writer, instruction, lambda value, _: writer.builder.xor(writer.primal(value), result)
    )


def _with_sign(
    writer: DerivativeWriter, instruction: Instruction, changed: Callable[[Value, Value], Value]
) -> bool:
    """Differentiate a change of sign: of the other operand only the sign bit can be set."""
    for value, other in (instruction.operands, instruction.operands[::-1]):
        sign = sign_of(writer, value) or sign_of(writer, instruction)
        bits = possible_bits(other)
        if not sign or bits is None or bits & ~sign or not writer.is_active(value):
            continue
        flip = writer.builder.and_(changed(value, other), _bits(instruction, sign))
        _flip(writer, instruction, value, flip)
        return True
    return False


def _flip(writer: DerivativeWriter, instruction: Instruction, value: Value, flip: Value) -> None:
    """Flip these bits of the tangent."""
    writer.each(instruction, lambda lane: writer.builder.xor(writer.shadow(value, lane), flip))


def _bits(instruction: Instruction, bits: int) -> Value:
    return int_constant(instruction.type, bits)


_OF_SIGNS: dict[str, Callable[[DerivativeWriter, Instruction], bool]] = {
    "and": _and,
    "or": _or,
    "xor": _xor,
}


def _is_told(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether an integer is one, as what is in its place at other times is not.

    Where that is an address, it is no number; a word tells it when the program runs.
    """
    if writer.unit.types.kind(value) is Kind.POINTER:
        return True
    if words_read.is_told(writer, value):
        return True
    if not isinstance(value, Load):
        return False
    access = Access(value, value.pointer, value)
    return is_integer_access(writer.unit, writer.objects, access)


def number_of_bits(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Differentiate a number made of an integer with the bits of one: `(double)(bits & mask)`."""
    value = instruction.operands[0]
    if is_exponent(writer, value) or _is_told(writer, value):
        return
    BITS_CONVERTED.said(writer.complain, instruction)
