"""Numbers of which no derivative is asked: all that becomes of them is compared or rounded.

A search compares what its rounds compute; a solver sums up how far it is off, and stops. Such
numbers go from round to round by themselves, so that each of them has a use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import CallBase, Compare, Load, Return, Select
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import FloatType, scalar_of

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: What makes integers of numbers.
_ROUNDED = frozenset(("fptosi", "fptoui"))


class UnaskedValues:
    """Such numbers in the functions of a module, each looked at once."""

    def __init__(self) -> None:
        self._asked: dict[Function, frozenset[Instruction]] = {}

    def has(self, value: Value) -> bool:
        """Return whether a value is such a number; results of calls are none."""
        if not isinstance(value, Instruction) or isinstance(value, CallBase):
            return False
        if not isinstance(scalar_of(value.type), FloatType):
            return False
        function = value.function
        if function is None:
            return False
        if function not in self._asked:
            self._asked[function] = frozenset(_asked(function))
        return value not in self._asked[function]


def _asked(function: Function) -> set[Instruction]:
    """Return all that anything follows from, but by comparisons."""
    pending = [line for line in function.instructions() if _is_seen(line)]
    found = set(pending)
    while pending:
        for each in _handed_on(pending.pop()):
            if isinstance(each, Instruction) and each not in found:
                found.add(each)
                pending.append(each)
    return found


def _is_seen(line: Instruction) -> bool:
    """Return whether an instruction has effects, leaves something to others, or is not used."""
    if isinstance(line, (CallBase, Return)) or not line.is_used:
        return True
    return line.row.memory is not Accesses.NONE and not isinstance(line, Load)


def _handed_on(line: Instruction) -> list[Value]:
    """Return what may have a derivative because the result has one."""
    if isinstance(line, Compare) or line.opcode in _ROUNDED:
        return []
    return line.operands[1:] if isinstance(line, Select) else line.operands
