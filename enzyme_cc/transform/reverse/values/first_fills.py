"""Memory that is cleared as soon as it is made: neither sweep has anything to do for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.constants import is_zero
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Alloca, CallBase, Compare, GetElementPointer, Store
from enzyme_cc.ir.types import PointerType

if TYPE_CHECKING:
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter


def is_first_fill(writer: ReverseWriter, call: CallBase) -> bool:
    """Return whether memory is set to zero that has just been made: nothing was there before.

    Its shadow is as new, and zero.
    """
    target, byte = call.arguments[:2]
    is_set = "memset" in getattr(call.callee, "name", "") and is_zero(byte)
    if not (is_set and isinstance(target, Instruction) and target.block is call.block):
        return False
    if isinstance(target, Alloca):
        is_new = call.block is not None and call.block.previous is None
    else:
        is_new = writer.unit.is_allocation(target)
    return is_new and _is_untouched(writer, target, call)


def _is_untouched(writer: ReverseWriter, made: Instruction, end: CallBase) -> bool:
    """Return whether nothing is written to new memory between two lines.

    To note where it is writes nothing there; who may read that, from then on, may write.
    """
    is_noted = False
    line = made.next
    while line is not None and line is not end:
        if isinstance(line, Instruction) and not _is_idle(writer, line):
            is_noting = isinstance(line, Store) and line.pointer is not made
            if made in line.operands and not is_noting:
                return False
            if is_noted and _may_know(line):
                return False
            is_noted |= made in line.operands
        line = line.next
    return line is end


def _may_know(line: Instruction) -> bool:
    """Return whether it may come by an address that was noted."""
    if isinstance(line, CallBase):
        return True
    return isinstance(line.type, PointerType) and not isinstance(line, GetElementPointer)


def _is_idle(writer: ReverseWriter, line: Instruction) -> bool:
    """Return whether it writes nothing, whatever it is given."""
    if isinstance(line, Compare):
        return True
    callee = callee_of(line) if isinstance(line, CallBase) else None
    rule = writer.unit.program.rule(callee) if callee is not None else None
    return rule is not None and (rule.until is not None or writer.unit.is_allocation(line))
