"""Apply the rule of a call in sweeps that read a tape: find it, and what its formulas need."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.types import StructType
from enzyme_cc.plan.quantities import Quantity, What
from enzyme_cc.rules.model import RESULT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Kind, Rule
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

_Sweep = TypeVar("_Sweep", bound="SweepWriter")


def by_kind(
    sweep: _Sweep,
    call: CallBase,
    handlers: Mapping[Kind, Callable[[_Sweep, CallBase, Rule], None]],
) -> None:
    """Do what is done for rules of this kind; nothing for calls without derivatives."""
    callee = callee_of(call)
    if callee is None or isinstance(call.callee, InlineAsm):
        return
    if not sweep.context.is_active_call(call):
        return
    rule = sweep.unit.program.rule(callee)
    handler = handlers.get(rule.kind) if rule is not None else None
    if rule is not None and handler is not None:
        handler(sweep, call, rule)


def environment(
    sweep: SweepWriter,
    call: CallBase,
    rule: Rule,
    given: Mapping[str, Value],
    needed: frozenset[str],
) -> dict[str, Value]:
    """Return what the names in the formulas stand for."""
    made: dict[str, Value] = {}
    for index, each in enumerate(rule.arguments):
        if each.name not in needed:
            continue
        if each.role.is_out:
            made[each.name] = sweep.have(Quantity(What.STORED, call, index))[0]
        else:
            made[each.name] = sweep.primal(given[each.name])
    for index, result in enumerate(rule.results):
        if result.name in needed or RESULT in needed:
            whole = sweep.primal(call)
            is_struct = isinstance(call.type, StructType)
            made[result.name] = sweep.builder.extractvalue(whole, [index]) if is_struct else whole
    return made
