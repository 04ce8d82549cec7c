"""Choose the rule of an instruction: some hold only for values far from 0.

The reciprocal of such a number has all its digits, and is infinite only where any quotient is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.ir.constants import FloatConstant
from enzyme_cc.ir.floats import to_fraction
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import FloatType
from enzyme_cc.rules.model import Range

if TYPE_CHECKING:
    from fractions import Fraction

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule

#: How far a sum is looked into.
_DEPTH = 4
#: A number added to one that is not negative, at least so large: a half float has it, too.
_LEAST = 2**-10


def rule_of(library: Library, instruction: Instruction) -> Rule | None:
    """Return the rule of an instruction that calls nothing."""
    special = library.far.get(instruction.opcode)
    if special is not None:
        named = zip(special.arguments, instruction.operands, strict=True)
        if all(_is_far(library, value) for each, value in named if each.name in special.far):
            return special
    return library.opcode(instruction.opcode)


def _is_far(library: Library, value: Value) -> bool:
    """Return whether a number is 0, infinite, NaN, or far from 0 and infinity (`Range.FAR`).

    One that is at least a constant may be close to infinity: then the reciprocal is denormal, and
    so is what it is multiplied for.
    """
    if not isinstance(value, Instruction):
        return False
    if value.opcode == "fadd":
        first, second = value.operands
        return any(
            _least(one) >= _LEAST and _is_not_negative(library, other, _DEPTH)
            for one, other in ((first, second), (second, first))
        )
    return _range_of(library, value) is Range.FAR


def number_of(value: Value) -> Fraction | None:
    """Return what a constant is, if it is a number."""
    if isinstance(value, FloatConstant) and isinstance(value.type, FloatType):
        return to_fraction(value.type, value.bits)
    return None


def _least(value: Value) -> Fraction | int:
    """Return what a constant is; 0 of anything else."""
    return number_of(value) or 0


def _is_not_negative(library: Library, value: Value, depth: int) -> bool:
    """Return whether a number is at least 0, or a NaN."""
    if not isinstance(value, Instruction):
        return _least(value) > 0
    if not depth:
        return False
    if value.opcode == "fmul" and value.operands[0] is value.operands[1]:
        return True
    if value.opcode in _OF_POSITIVES:
        return all(_is_not_negative(library, each, depth - 1) for each in value.operands)
    # All there are so far: a root is at least -0.0.
    return _range_of(library, value) is not None


def _range_of(library: Library, value: Instruction) -> Range | None:
    if not isinstance(value, CallBase):
        return None
    callee = certain_callee_of(value)
    if callee is None or not callee.is_declaration:
        return None
    rule = library.fitting(callee.name, callee.function_type)
    return None if rule is None else rule.range


_OF_POSITIVES = frozenset("fadd fmul fdiv".split())
