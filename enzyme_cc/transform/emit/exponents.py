"""Integers that depend on the signs and exponents of numbers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.byte_moves import constant_bits
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter

#: What computes an integer of others.
INTEGER_STEPS = frozenset(
    ("add", "and", "ashr", "lshr", "mul", "or", "sext", "shl", "sub", "trunc", "xor", "zext")
)
#: How many bits behind the exponent a number of so many bits has.
MANTISSAS = {16: 10, 32: 23, 64: 52}
_SIGNED_WIDTHS = {Kind.HALF: 16, Kind.BFLOAT: 16, Kind.FLOAT: 32, Kind.DOUBLE: 64}


def sign_of(writer: DerivativeWriter, value: Value) -> int:
    """Return the sign bit of the number whose bits an integer is; 0 for anything else."""
    width = _SIGNED_WIDTHS.get(writer.unit.types.kind(value))
    is_it = isinstance(value.type, IntType) and value.type.width == width
    return 1 << (width - 1) if width and is_it else 0


def is_exponent(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether an integer depends on exponents and signs alone: its derivative is 0."""
    pending, seen = [value], {value}
    while pending:
        each = pending.pop()
        if isinstance(each, IntConstant) or not writer.context.is_active(each):
            continue
        if not isinstance(each, Instruction) or each.opcode not in INTEGER_STEPS:
            return False
        kept = _kept_bits(each)
        if kept is None or not sign_of(writer, each.operands[0]):
            given = [one for one in each.operands if one not in seen]
            seen.update(given)
            pending += given
        elif isinstance(each.type, IntType) and kept & ((1 << MANTISSAS[each.type.width]) - 1):
            return False
    return True


def _kept_bits(value: Instruction) -> int | None:
    """Return which bits of its operand a shift to the right or a mask lets through."""
    by = constant_bits(value.operands[1]) if value.opcode in ("and", "ashr", "lshr") else None
    if by is None or value.opcode == "and":
        return by
    assert isinstance(value.type, IntType)
    return -1 << by if by < value.type.width else None
