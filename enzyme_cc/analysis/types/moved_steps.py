"""Steps by an index that is not constant, of which all that comes is moved on by constants.

LLVM writes `block->data[i]` as `(block + 8 * i) + 48` where that saves it an addition. Nobody looks
at `block + 8 * i`: the array begins 48 bytes behind the block; what is before it is no part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import GetElementPointer
from enzyme_cc.ir.types import ArrayType, PointerType, StructType
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.values import Value

#: Of how many operations an index is taken apart.
_DEEPEST = 6
#: What moves the first value of an index, and not what it becomes.
_LINEAR = frozenset("phi add sub mul shl sext zext trunc freeze".split())


def whole_step(step: GetElementPointer, layout: DataLayout) -> tuple[GetElementPointer, int | None]:
    """Return the step by an index, and how far on it leads in all; None where nobody looks."""
    if _moved_on(step, layout) is not None:
        return step, None
    inner = _moved_on(step.pointer, layout)
    return (step, 0) if inner is None else (inner, _distance_of(step, layout))


def _moved_on(pointer: Value, layout: DataLayout) -> GetElementPointer | None:
    """Return the step that makes a pointer, if nothing but its moves by constants is used."""
    if not isinstance(pointer, GetElementPointer) or not isinstance(pointer.type, PointerType):
        return None
    index = pointer.operands[1]
    if len(pointer.operands) != 2 or isinstance(index, IntConstant):
        return None
    if isinstance(pointer.source_type, (ArrayType, StructType)) or _may_be_below(index):
        return None
    users = instructions_using(pointer)
    is_moved = users and all(_moves_on(each, pointer, layout) for each in users)
    return pointer if is_moved else None


def _distance_of(step: GetElementPointer, layout: DataLayout) -> int | None:
    """Return by how many bytes a step moves a pointer; None if that is not constant."""
    index = step.operands[1]
    if len(step.operands) != 2 or not isinstance(index, IntConstant):
        return None
    if layout.layout(step.source_type).scalable:
        return None
    return index.value * layout.alloc_size(step.source_type)


def _moves_on(user: Instruction, pointer: Value, layout: DataLayout) -> bool:
    """Return whether a user is the pointer, some constant further on."""
    if not isinstance(user, GetElementPointer) or user.pointer is not pointer:
        return False
    return (_distance_of(user, layout) or 0) > 0


def _may_be_below(index: Value, depth: int = 0) -> bool:
    """Return whether an index is counted from a negative number on: then the array is before."""
    if not isinstance(index, Instruction) or index.opcode not in _LINEAR or depth > _DEEPEST:
        return False
    values = index.operands[::2] if isinstance(index, Phi) else index.operands
    is_sum = index.opcode == "add" and not any(isinstance(each, Phi) for each in values)
    if is_sum or isinstance(index, Phi):
        numbers = (each.value for each in values if isinstance(each, IntConstant))
        if any(each < 0 for each in numbers):
            return True
    return any(_may_be_below(each, depth + 1) for each in values)
