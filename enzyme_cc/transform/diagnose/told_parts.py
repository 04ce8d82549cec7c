"""Integers that threads tell each other and that hold numbers with derivatives: refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from collections.abc import Container

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report

CODE = "EZ0492"


def report_told_parts(
    program: Program,
    types: TypeResults,
    report: Report,
    found: ActivityResults,
    own: Container[Context],
) -> None:
    """Refuse what tells other threads parts of numbers, of which the derivatives would be lost."""
    if not program.is_of_device:
        return
    for context in found.contexts:
        for call in context.function.instructions() if context in own else ():
            callee = callee_of(call) if isinstance(call, CallBase) else None
            rule = program.rule(callee) if callee is not None else None
            if rule is None or not rule.tells:
                continue
            assert isinstance(call, CallBase)
            value = call.arguments[rule.told]
            kinds = {types.kind(value), types.kind(call)}
            if context.is_active(value) and kinds != {Kind.INTEGER}:
                report.add(
                    CODE,
                    "threads tell each other integers that hold numbers, or parts of numbers, "
                    "which carry derivatives: these would be lost",
                    call,
                    "tell them as float or double: __shfl_sync and its kin have overloads for "
                    "both, and g.shfl(x, lane) of cooperative groups takes them as well",
                )
