"""Find integers that are counted or computed: no byte of theirs is a copy of a number's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value

_COMPUTED = frozenset("mul udiv sdiv urem srem fptosi fptoui icmp fcmp".split())
_CASTS = frozenset("zext sext trunc freeze".split())
_SUMS = frozenset(("add", "sub"))
#: Of what is counted, these make what is counted; shifts to the left make exponents, too.
_BITS = frozenset("and ashr lshr or xor".split())
#: Nobody writes the bits of a number like this.
_SMALL = 4096


def is_counted(value: Value, *, sums: bool = True) -> bool:
    """Return whether an integer is made by arithmetic alone, from small constants and the like.

    With `sums`, what is added without overflow is an integer, whatever else it is added to.
    """
    seen: set[Value] = set()
    pending = [value]
    while pending:
        each = pending.pop()
        if each in seen or (isinstance(each, IntConstant) and abs(each.value) < _SMALL):
            continue
        seen.add(each)
        if not isinstance(each, Instruction):
            return False
        made_of = _made_of(each, sums=sums)
        if made_of is None:
            return False
        pending += made_of
    return True


def _made_of(value: Instruction, *, sums: bool) -> list[Value] | None:
    """Return what must be counted so that an instruction is; None where that does not help."""
    opcode = value.opcode
    if opcode in _COMPUTED:
        return []
    if isinstance(value, Phi):
        return value.operands[::2]
    if opcode == "select":
        return value.operands[1:]
    if opcode in _CASTS or opcode in _BITS:
        return value.operands
    if opcode in _SUMS:
        is_exact = sums and (value.has_flag("nsw") or value.has_flag("nuw"))
        return [] if is_exact else value.operands
    return None
