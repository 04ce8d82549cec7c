"""Adjoints for demanded lanes only: how products are computed where a lane may be ignored.

`select(x > 0, sqrt(x), x)` computes both sides, and vectors compute all lanes, though nobody may
look at some. Such a lane has an adjoint of zero, and a partial that is infinite, NaN or poison
must not make anything of it. The analysis is `analysis/lanes/demanded.py`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.lanes.demanded import Demands
from enzyme_cc.ir.building.constants import vector_constant
from enzyme_cc.ir.constants import InlineAsm, int_constant
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import I1, StructType, VectorType

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.emission import Style
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.reverse.writers.protocols import Sweep


def demands_of(back: Sweep) -> Demands:
    """Return the demand of all values of the function that a sweep goes back through."""

    def rule_of(call: CallBase) -> Rule | None:
        if call in back.ahead.called or isinstance(call.callee, InlineAsm):
            return None
        callee = callee_of(call)
        return None if callee is None else back.unit.program.rule(callee)

    scene, known = back.scene, back.pairs.known_demands
    return Demands(scene.function, scene.is_active, rule_of, partial(known.inside, scene.context))


def on_demand(demands: Demands, instruction: Instruction, style: Style) -> Style:
    """Leave out the lanes that nobody demands, and those that nobody did when the program ran."""
    kind = instruction.type
    lanes = demands.lanes(instruction)
    if isinstance(kind, VectorType) and not kind.scalable and not all(lanes):
        mask = vector_constant([int_constant(I1, int(each)) for each in lanes])
        style = style._replace(lanes=mask)
    can_harm = isinstance(kind, (StructType, VectorType)) or _has_pole(instruction)
    return style._replace(skips_zeros=can_harm and demands.may_be_left_out(instruction))


def _has_pole(instruction: Instruction) -> bool:
    """Return whether a partial may be infinite for finite numbers: a quotient's, a function's.

    Of a product that is what it is multiplied with.
    """
    pending: list[Value] = [instruction]
    for _ in range(_FEW):
        if not pending:
            break
        value = pending.pop()
        if isinstance(value, CallBase) or getattr(value, "opcode", "") in ("fdiv", "frem"):
            return True
        if isinstance(value, Instruction) and value.opcode in _THROUGH:
            pending += value.operands
    return False


#: What hands numbers on, or computes lane by lane.
_THROUGH = frozenset(
    "extractelement extractvalue fadd fdiv fmul fneg fpext fptrunc frem fsub insertelement select "
    "shufflevector".split()
)
#: So many values are looked at.
_FEW = 16
