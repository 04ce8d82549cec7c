"""The reverse of where threads wait for each other: they wait there, too, the other way round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.types import VOID, function_type
from enzyme_cc.plan.quantities import primal
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.code.forks import call_library

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.quantities import Quantity
    from enzyme_cc.transform.program.roots import Program as Ruled
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

#: Of these, the reverse looks at nothing but the result.
_BY_RESULT = ("unjoin",)
#: What is called in the reverse sweep, and whether it is told the result of the call it is for.
_BACK = {
    "alone": ("together", False),
    "barrier": ("barrier", False),
    "begin_ordered": ("end_ordered_back", False),
    "end_ordered": ("begin_ordered_back", True),
    "enter": ("releave", False),
    "enter_in_turn": ("releave", False),
    "give": ("ungive", True),
    "leave": ("reenter", True),
    "join": ("unjoin", True),
    "lock": ("releave", False),
    "lock_mutex": ("releave_mutex", False),
    "lock_nested": ("releave_outermost", True),
    "meet": ("unmeet", True),
    "take": ("untake", True),
    "test": ("releave_outermost", True),
    "test_mutex": ("releave_tested", True),
    "test_nested": ("releave_outermost", True),
    "together": ("alone", False),
    "unlock": ("reenter", True),
    "unlock_mutex": ("reenter_mutex", True),
    "unlock_nested": ("reenter", True),
    "wait": ("unwait", True),
}


def _reverse(call: CallBase) -> tuple[str, bool] | None:
    callee = callee_of(call)
    if callee is None or not callee.name.startswith(FORKS):
        return None
    return _BACK.get(callee.name.removeprefix(FORKS))


def asked_to_wait(call: CallBase, program: Ruled) -> list[Quantity] | None:
    """Return what the reverse of a wait asks for; None of any other call."""
    found = _reverse(call)
    if found is None:
        mirror = mirror_of(call, program)
        if mirror is None:
            return None
        return [primal(each) for each in mirror[1] if not isinstance(each, Constant)]
    if found[0] in _BY_RESULT:
        return [primal(call)]
    given = [primal(each) for each in call.arguments if not isinstance(each, Constant)]
    return [*given, primal(call)] if found[1] else given


def wait_back(back: SweepWriter, call: CallBase) -> bool:
    """Write the reverse of a wait; return whether the call is one."""
    found = _reverse(call)
    if found is None:
        return _mirrored(back, call)
    name, is_told = found
    asked = () if name in _BY_RESULT else call.arguments
    given = [back.primal(each) for each in (*asked, *([call] if is_told else []))]
    call_library(back.unit.module, back.builder, name, VOID, given)
    return True


def mirror_of(call: CallBase, program: Ruled) -> tuple[str, list[Value]] | None:
    """Return what the reverse sweep calls where the rule of a call says so, and with what."""
    callee = callee_of(call)
    rule = program.rule(callee) if callee is not None and callee.is_declaration else None
    if rule is None or not rule.mirrored_by:
        return None
    other = program.library.callee(rule.mirrored_by)
    count = len(other.arguments) if other is not None else 0
    return rule.mirrored_by, list(call.arguments[:count])


def _mirrored(back: SweepWriter, call: CallBase) -> bool:
    """Call again what lets threads wait for each other, where the call is one of that."""
    found = mirror_of(call, back.unit.program)
    if found is None:
        return False
    name, given = found
    kind = function_type(VOID, tuple(each.type for each in given))
    function = declare(back.unit.module, name, kind, suffix="convergent nocallback nounwind")
    back.builder.call(function, [back.primal(each) for each in given])
    return True
