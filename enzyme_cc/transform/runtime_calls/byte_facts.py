"""Note what bytes a derivative moves, for those who differentiate it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.types.walking_indices import values_at
from enzyme_cc.ir.building.constants import is_zero
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.function import Function, Phi
from enzyme_cc.ir.instructions import CallBase, Select
from enzyme_cc.ir.types import HALF
from enzyme_cc.transform.code.derivative_attributes import call_attributes
from enzyme_cc.transform.layout.float_runs import Numbers, Run
from enzyme_cc.transform.runtime_calls.helper_base import NO_NUMBERS, ONLY_NUMBERS

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value

#: The least of two sizes.
_LEAST = "llvm.umin."
#: Nothing but numbers are numbers of the smallest kind, to be cleared or left.
_SAID = {ONLY_NUMBERS: Numbers(2, (Run(0, HALF, 1),)), NO_NUMBERS: Numbers(1, ())}


def said_of(call: CallBase) -> Numbers | None:
    """Return where numbers are in what a call of ours moves, if it says so."""
    callee = call.callee
    if not isinstance(callee, Function) or not call.tail:
        return None
    words = call_attributes(callee, call)
    return next((found for word, found in _SAID.items() if word in words), None)


def at_most(size: Value) -> Value:
    """Return a size that is never exceeded: nothing is moved where a shadow is the primal."""
    if isinstance(size, Select):
        _, first, second = size.operands
        if is_zero(first):
            return at_most(second)
        if is_zero(second):
            return at_most(first)
    if isinstance(size, CallBase) and getattr(size.callee, "name", "").startswith(_LEAST):
        return next((each for each in size.arguments if isinstance(each, IntConstant)), size)
    most = _most_of(size) if isinstance(size, Phi) else None
    return size if most is None else int_constant(size.type, most)


def _most_of(size: Phi) -> int | None:
    """Return the largest of the constants, and of the numbers counted in loops, that meet here."""
    found = []
    for value, block in size.incoming:
        if isinstance(value, IntConstant):
            found.append(value.value)
            continue
        values = values_at(value, block, LoopNest)
        if values is None:
            return None
        found.append(values[-1])
    return max(found) if min(found) >= 0 else None
