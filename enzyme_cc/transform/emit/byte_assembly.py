"""Numbers that are put together from bytes: nobody knows whether these carried a derivative.

Where they were taken apart, nothing may tell that they were of a number: bytes are small integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Load
from enzyme_cc.ir.types import IntType
from enzyme_cc.words.refused_bytes import PUT_TOGETHER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter

_BYTE = 8
_WORD = 32
_FEW = 64


def of_joined(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Refuse to call a number constant that is made of parts that were loaded."""
    if writer.is_active(instruction) or not isinstance(instruction.type, IntType):
        return
    if writer.unit.types.kind(instruction).is_float and _is_of_parts(instruction):
        PUT_TOGETHER.said(writer.complain, instruction)


def _is_of_parts(instruction: Instruction) -> bool:
    pending: list[Value] = [instruction]
    seen = {instruction}
    while pending and len(seen) <= _FEW:
        each = pending.pop()
        if not isinstance(each, Instruction):
            continue
        if each.opcode == "zext" and _is_part(each.operands[0]):
            return True
        further = [one for one in _behind(each) if one not in seen]
        seen.update(further)  # type: ignore[arg-type]
        pending += further
    return False


def _is_part(value: Value) -> bool:
    kind = value.type
    return isinstance(value, Load) and isinstance(kind, IntType) and kind.width <= _WORD


def _behind(value: Instruction) -> Sequence[Value]:
    """Return what a value is put together from, as it is or so many bytes further up."""
    if isinstance(value, Phi):
        return value.operands[::2]
    if value.opcode == "or":
        return value.operands
    distance = value.operands[1] if value.opcode == "shl" else None
    if distance is None or (isinstance(distance, IntConstant) and distance.value % _BYTE):
        return ()
    return value.operands[:1]
