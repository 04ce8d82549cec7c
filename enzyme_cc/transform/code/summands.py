"""The operands that an instruction only adds: a sum's, and the last of a product and sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value

_ADDING = ("llvm.fma.", "llvm.fmuladd.")
_SUMMANDS = {"fadd": (0, 1), "fsub": (0,)}


def adds_to_product(value: Instruction) -> bool:
    """Return whether an instruction multiplies two operands and adds a third."""
    return isinstance(value, CallBase) and value.callee.ref.removeprefix("@").startswith(_ADDING)


def summands(value: Instruction) -> list[Value]:
    """Return the operands whose partial is one."""
    places = (2,) if adds_to_product(value) else _SUMMANDS.get(value.opcode, ())
    return [value.operands[place] for place in places]
