"""Atomic exchanges of which nobody takes what was there before, as the stores that they are.

A thread that stores so wants no more than that others find the whole number. CUDA has it of
integers only: of numbers it exchanges the bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.instructions import AtomicUpdate, Cast
from enzyme_cc.ir.types import FloatType
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value


def write_exchanged_stores(functions: Iterable[Function]) -> None:
    """Write as stores of numbers what these functions exchange so."""
    for function in functions:
        lines = [each for each in function.instructions() if isinstance(each, AtomicUpdate)]
        for line in lines:
            value = _number(line)
            if line.operation == "xchg" and value is not None and not line.is_used:
                _write(line, value)


def _number(line: AtomicUpdate) -> Value | None:
    """Return the number that an update is given, or whose bits it is."""
    value = line.value
    if isinstance(value, Cast) and value.opcode == "bitcast":
        value = value.operands[0]
    is_plain = not is_ordered(line) and not line.flags
    return value if isinstance(value.type, FloatType) and is_plain else None


def _write(line: AtomicUpdate, value: Value) -> None:
    at = Builder.before(line)
    at.metadata = debug_of(line)
    at.store(value, line.pointer, align=line.alignment or 0)
    line.erase()
