"""Calls that an exception leaves, and that is caught: what of them there is to go back through.

The augmented function has returned no tape then. Nothing is lost where it had not stored anything
that has a derivative: a check that throws before anything is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.indirect_calls import is_variable
from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.instructions import Alloca, AtomicUpdate, CallBase, CompareExchange, Store
from enzyme_cc.ir.types import I1
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.reverse.values.called import Called
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

#: What a program says that cannot go on.
LEFT_BY_EXCEPTION = (
    "an exception left this call, and what it had stored before has no derivative: catch the "
    "exception inside of what is called"
)


def left_by_exception(back: SweepWriter, call: CallBase) -> None:
    """Stop the program where a call did not return, and may have stored what has a derivative.

    There is a way back through such a call only where the exception is caught: the user is told
    when that is compiled.
    """
    called = back.ahead.called.get(call)
    if called is None or not _may_have_stored(back, called):
        return
    back.unit.report.add(
        "EZ0310",
        "if an exception leaves this call, the gradient stops the program: what the call had "
        "stored before would have no derivative",
        call,
        "catch the exception inside of what is called, and let that return what to go on with",
        severity="warning",
    )
    back.stop_if(int_constant(I1, 1), call, LEFT_BY_EXCEPTION)


def _may_have_stored(back: SweepWriter, called: Called) -> bool:
    """Return whether a call may store where derivatives are kept, as far as its callee is known."""
    context = back.context.callee(called.call)
    if context is None:
        return True
    variables = any(map(is_variable, back.unit.roots.active_globals(back.context)))
    is_given = variables or any(each.pointers for each in called.lanes.parameters)
    return _stores(back, context, {context}, only_thrown=not is_given)


def _stores(back: SweepWriter, context: Context, seen: set[Context], *, only_thrown: bool) -> bool:
    """Return whether a function stores where its callers look, be it only in what it throws."""
    objects = Objects()

    def is_store(line: Instruction) -> bool:
        if isinstance(line, (AtomicUpdate, CompareExchange, Store)) and not only_thrown:
            roots = objects.roots(line.pointer)
            is_own = bool(roots) and all(isinstance(each, Alloca) for each in roots)
            return context.is_active(line.pointer) and not is_own
        if not isinstance(line, CallBase):
            return False
        if _does(back, line) == "rethrown":
            return _catches(back, context)
        return _call_stores(back, context, line, seen, only_thrown=only_thrown)

    return any(map(is_store, context.function.instructions()))


def _call_stores(
    back: SweepWriter, context: Context, call: CallBase, seen: set[Context], *, only_thrown: bool
) -> bool:
    if not context.is_active_call(call):
        return False
    inner = context.callee(call)
    if inner is None:
        callee = callee_of(call)
        rule = back.unit.program.rule(callee) if callee is not None else None
        if only_thrown and rule is not None:
            return rule.exception == "thrown"
        return not _only_computes(rule)
    if inner in seen:
        return False
    seen.add(inner)
    return _stores(back, inner, seen, only_thrown=only_thrown)


def _does(back: SweepWriter, call: CallBase) -> str:
    """Return what a call does with exceptions."""
    callee = callee_of(call)
    rule = back.unit.program.rule(callee) if callee is not None else None
    return rule.exception if rule is not None else ""


def _catches(back: SweepWriter, context: Context) -> bool:
    """Return whether a function catches exceptions with numbers, which it may change."""
    calls = (each for each in context.function.instructions() if isinstance(each, CallBase))
    return any(context.is_active(each) and _does(back, each) == "caught" for each in calls)


def _only_computes(rule: Rule | None) -> bool:
    """Return whether a known function stores nothing that has a derivative."""
    if rule is None or rule.overwrites or rule.stores or rule.exception == "thrown":
        return False
    return rule.kind in (Kind.PARTIALS, Kind.FOLDS, Kind.INACTIVE)
