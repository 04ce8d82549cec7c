"""Requests of which nothing can come: no number that takes part leaves what is differentiated.

The types alone may tell, and then `requests/doubtful.py` has said so. Here the bodies do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, AtomicUpdate, CallBase, CompareExchange, Store
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.doubtful import nothing, uses_globals
from enzyme_cc.requests.model import Part

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.requests.model import Arm, Request
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report


def report_fruitless(
    program: Program, report: Report, request: Request, arm: Arm, found: ActivityResults
) -> None:
    """Warn of a request whose function keeps all that is active to itself."""
    if request.mode not in (Mode.FORWARD, Mode.REVERSE) or uses_globals(program.module):
        return
    if not arm.arguments or nothing(request.mode, arm) or _result_counts(request.mode, arm):
        return
    if any(each.part is Part.PRIMAL for each in arm.result.members):
        return
    if any(_lets_out(program, context) for context in found.contexts):
        return
    name = report.places.name(arm.function)
    report.add(
        "EZ0141",
        f"{request.mode.spelling} of {name}: nothing is differentiated: the result carries no "
        "derivative, and nothing else that does leaves the function",
        request.call,
        "let it return a number, or write one to memory that is passed with a shadow",
        severity="warning",
    )


def _result_counts(mode: Mode, arm: Arm) -> bool:
    """Return whether derivatives come from the result or go to it: none comes from a pointer."""
    if arm.result_activity in (None, Activity.CONST):
        return False
    return mode is Mode.FORWARD or arm.result_activity is Activity.OUT


def _lets_out(program: Program, context: Context) -> bool:
    """Return whether active values may be in memory that others see when a function returns."""
    if context.function.is_declaration or context.function.name in program.said.custom:
        return True
    objects = Objects()
    return any(_leaves(context, each, objects) for each in context.function.instructions())


def _leaves(context: Context, line: Instruction, objects: Objects) -> bool:
    if isinstance(line, Store):
        own = (Alloca, GlobalVariable)
        is_active = context.is_active(line.value) or context.is_active(line.pointer)
        return is_active and not all(isinstance(e, own) for e in objects.roots(line.pointer))
    if isinstance(line, CallBase):
        return context.is_active_call(line) and _may_write(context, line)
    return isinstance(line, (AtomicUpdate, CompareExchange))


def _may_write(context: Context, call: CallBase) -> bool:
    """Return whether a call may write active values where others see them."""
    if context.callee(call) is not None:
        return False
    return not isinstance(call.callee, Function) or any(
        isinstance(each.type, PointerType) for each in call.arguments
    )
