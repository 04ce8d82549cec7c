"""Adjoints of integer instructions on the bits of numbers: the transposes of what bits.py does.

Numbers whose bytes are moved whole get their adjoints moved back; one whose sign is changed gets
its adjoint with the sign changed likewise. Of a sign or an exponent alone nothing flows back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.byte_moves import constant_bits, moves_bytes, possible_bits
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.types import FloatType
from enzyme_cc.transform.emit import inserted_integers
from enzyme_cc.transform.emit.exponents import sign_of
from enzyme_cc.transform.layout.float_runs import number_leaves

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter

    _Rule: TypeAlias = Callable[[DerivativeWriter, Instruction, Value, int], Value | None]
    #: Where numbers are in an integer, by the lowest bit of each, and which.
    _Places: TypeAlias = dict[int, FloatType]


def contribution(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """Return an operand's share of a result's adjoint; None where there is no rule for it."""
    inserted = inserted_integers.contribution(writer, instruction, adjoint, index)
    if inserted is not None:
        return inserted
    signed = _OF_SIGNS.get(instruction.opcode)
    if signed is not None:
        made = signed(writer, instruction, adjoint, index)
        if made is not None:
            return made
    moved = _MOVED_BACK.get(instruction.opcode)
    if moved is None or not moves_bytes(instruction):
        return None
    return moved(writer, instruction, adjoint, index)


# -- signs -----------------------------------------------------------------------------------------


def _and(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """The magnitude, by the sign that there was; or the sign alone, from which nothing comes."""
    value, other = instruction.operands
    sign, mask = sign_of(writer, value), constant_bits(other)
    if index or not sign or mask not in (sign, sign - 1):
        return None
    if mask == sign:
        return zero(value.type)
    builder = writer.builder
    return builder.xor(adjoint, builder.and_(writer.primal(value), _sign(value, sign)))


def _xor(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """Return the number with the other sign, always or where a bit says so."""
    return _with_sign(
        writer, instruction, (adjoint, index), lambda _value, other: writer.primal(other)
    )


def _or(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """The number with a minus, always or where a bit says so: it is another sign if it had none."""
    return _with_sign(
        writer,
        instruction,
        (adjoint, index),
        lambda value, _: writer.builder.xor(writer.primal(value), writer.primal(instruction)),
    )


def _with_sign(
    writer: DerivativeWriter,
    instruction: Instruction,
    wanted: tuple[Value, int],
    changed: Callable[[Value, Value], Value],
) -> Value | None:
    """Transpose a change of sign: of the other operand only the sign bit can be set."""
    adjoint, index = wanted
    for at, (value, other) in enumerate((instruction.operands, instruction.operands[::-1])):
        sign = sign_of(writer, value) or sign_of(writer, instruction)
        bits = possible_bits(other)
        if not sign or bits is None or bits & ~sign or not writer.is_active(value):
            continue
        if at != index:  # a sign: a jump, and no slope
            return zero(value.type)
        flip = writer.builder.and_(changed(value, other), _sign(value, sign))
        return writer.builder.xor(adjoint, flip)
    return None


def _sign(value: Value, bit: int) -> Value:
    return int_constant(value.type, bit)


_OF_SIGNS: dict[str, _Rule] = {"and": _and, "or": _or, "xor": _xor}


# -- moves of whole numbers ------------------------------------------------------------------------


def _resized(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """Transpose `zext` and `trunc`: the one is the other's transpose."""
    value = instruction.operands[index]
    if _kept(writer, instruction, 0) is None:
        return None
    opcode = "trunc" if instruction.opcode == "zext" else "zext"
    return writer.builder.cast(opcode, adjoint, value.type)


def _shifted(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """Shift an adjoint back, where a shift is by whole bytes."""
    by = constant_bits(instruction.operands[1])
    if index or by is None:
        return None
    is_left = instruction.opcode == "shl"
    if _kept(writer, instruction, by if is_left else -by) is None:
        return None
    opcode = "lshr" if is_left else "shl"
    return writer.builder.binary(opcode, adjoint, instruction.operands[1])


def _masked(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """Transpose `and` with whole bytes, and `or` of what shares none, operand by operand."""
    kept = _kept(writer, instruction, 0)
    own = _places(writer, instruction.operands[index])
    if kept is None or own is None:
        return None
    bits = sum((1 << kind.width) - 1 << at for at, kind in kept.items() if own.get(at) is kind)
    return writer.builder.and_(adjoint, int_constant(adjoint.type, bits))


_MOVED_BACK: dict[str, _Rule] = {
    "and": _masked,
    "lshr": _shifted,
    "or": _masked,
    "shl": _shifted,
    "trunc": _resized,
    "zext": _resized,
}


def _kept(writer: DerivativeWriter, instruction: Instruction, distance: int) -> _Places | None:
    """The numbers in a result: all of them were in operands, so many bits lower, and are whole.

    None where a number is cut: halves of an adjoint cannot be added to each other as numbers.
    """
    found = _places(writer, instruction)
    before: _Places = {}
    for each in instruction.operands:
        places = _places(writer, each)
        if places is None:
            return None
        before |= {at + distance: kind for at, kind in places.items()}
    if found is None or any(before.get(at) is not kind for at, kind in found.items()):
        return None
    return found


def _places(writer: DerivativeWriter, value: Value) -> _Places | None:
    """Return the numbers in an integer; None where that is not known, or where one is not whole."""
    if not writer.is_active(value):
        return {}
    tree = writer.unit.types.own(value)
    leaves = number_leaves(writer.unit.layout, value.type, tree)
    if leaves is None:
        return None
    return {
        leaf.bit: leaf.type
        for leaf in leaves
        if leaf.bit is not None and isinstance(leaf.type, FloatType)
    }
