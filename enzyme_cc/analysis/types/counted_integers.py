"""Find integers that are counted or computed: no byte of theirs is a copy of a number's.

Nor are those the bits of a number that others are counted from, where a number is made of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value

_COMPUTED = frozenset("mul udiv sdiv urem srem fptosi fptoui icmp fcmp".split())
_CASTS = frozenset("zext sext trunc freeze".split())
_SUMS = frozenset(("add", "sub"))
#: Of what is counted, these make what is counted; shifts to the left make exponents, too.
_BITS = frozenset("and ashr lshr or xor".split())
#: Nobody writes the bits of a number like this.
_SMALL = 4096
#: By fewer bits a shift multiplies or divides by something small.
_SHIFTS = 12


def is_counted(value: Value, *, sums: bool = True) -> bool:
    """Return whether an integer is made by arithmetic alone, from small constants and the like.

    With `sums`, what is added without overflow is an integer, whatever else it is added to.
    """
    seen: set[Value] = set()
    pending = [value]
    while pending:
        each = pending.pop()
        if each in seen or _is_small(each):
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


def summands(value: Value) -> set[Value]:
    """Return what an integer is a sum or a product of, and so on, as those of bits are not."""
    found: set[Value] = set()
    pending = [value]
    while pending:
        for each in _summed(pending.pop()):
            if each.uses is not None and each not in found:
                found.add(each)
                pending.append(each)
    return found


def _summed(value: Value) -> list[Value]:
    """Return what is added or multiplied here, by a checked operation too, or handed on."""
    given = _SUMMED.get(getattr(value, "opcode", ""))
    return given(value) if given is not None else []  # type: ignore[arg-type]


def _of_sum(value: Instruction) -> list[Value]:
    is_exact = value.has_flag("nsw") or value.has_flag("nuw")
    is_sum = is_exact or any(map(_is_small, value.operands))
    return value.operands if is_sum else []


def _of_bits(value: Instruction) -> list[Value]:
    """Take bits that are changed or asked for by a small constant for those of an integer."""
    return value.operands if any(map(_is_small, value.operands)) else []


def _of_shift(value: Instruction) -> list[Value]:
    shifted, by = value.operands
    is_product = isinstance(by, IntConstant) and 0 <= by.value < _SHIFTS
    return [shifted] if is_product else []


def _of_checked(value: Instruction) -> list[Value]:
    call = value.operands[0]
    return _of_call(call) if isinstance(call, CallBase) else []


def _of_call(call: Instruction) -> list[Value]:
    assert isinstance(call, CallBase)
    name = getattr(call.callee, "name", "")
    is_computed = name.startswith(_CHOOSING) or ".with.overflow." in name
    return call.arguments if is_computed else []


#: Functions of LLVM that choose among integers.
_CHOOSING = ("llvm.abs.", "llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.")


_SUMMED: dict[str, Callable[[Instruction], list[Value]]] = {
    **dict.fromkeys(("add", "sub"), _of_sum),
    **dict.fromkeys(("and", "or", "xor"), _of_bits),
    **dict.fromkeys(("ashr", "lshr", "shl"), _of_shift),
    **dict.fromkeys(
        ("freeze", "mul", "sdiv", "sext", "srem", "udiv", "urem", "zext"),
        lambda each: each.operands,
    ),
    "call": _of_call,
    "extractvalue": _of_checked,
    "phi": lambda each: each.operands[::2],
    "select": lambda each: each.operands[1:],
}


def _is_small(value: Value) -> bool:
    return isinstance(value, IntConstant) and abs(value.value) < _SMALL
