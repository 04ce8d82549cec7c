"""Vectors without a number of lanes in memory: reverse mode would have to go through them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import Alloca, Load, Store
from enzyme_cc.ir.types import VectorType
from enzyme_cc.words.operations import instruction_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.transform.report.report import Report


def refuse_uncounted(report: Report, functions: Iterable[Function]) -> bool:
    """Report the accesses of such vectors; whether there are any."""
    found = [each for function in functions for each in function.instructions() if _is_one(each)]
    for each in found:
        report.add(
            "EZ0912",
            f"{instruction_words(each.opcode)} of a vector of which it is known only when the "
            "program runs how many numbers are in it",
            each,
            "compile this code for vectors of a fixed length",
        )
    return bool(found)


def _is_one(instruction: Instruction) -> bool:
    kind = _moved(instruction)
    return isinstance(kind, VectorType) and kind.scalable


def _moved(instruction: Instruction) -> Type | None:
    """Return the type of what is in memory; None where nothing is."""
    match instruction:
        case Load():
            return instruction.type
        case Store():
            return instruction.operands[0].type
        case Alloca():
            return instruction.allocated
    return None
