"""Active values that are put where no derivative is kept: warned of, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import CallBase, Load
from enzyme_cc.transform.program.roots import only_in_globals
from enzyme_cc.words.refused_bytes import PRINTED_ELSEWHERE

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context, Deposit
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.report.report import Report


def report_losses(
    report: Report,
    found: ActivityResults,
    inactive: frozenset[str],
    contexts: Container[Context],
) -> None:
    """Say where these contexts lose derivatives.

    That is by the user's own word, or because nobody knows of memory.
    """
    parameters = _Parameters(found)
    for deposit in found.unplaced:
        if deposit.context not in contexts:
            continue
        if inactive and only_in_globals(deposit.pointer, inactive):
            continue
        if parameters.lead_to(deposit):
            report.add(
                "EZ0304",
                "a value that carries a derivative is stored in memory that the request calls "
                "constant: what is read from there counts as constant",
                deposit.instruction,
                *_called_constant(report, found),
                "mark the parameter enzyme_dup and pass a shadow, be it only for work space",
                severity="warning",
            )
        elif (caught := parameters.caught(deposit)) is not None:
            report.add(
                "EZ0305",
                "a number that carries a derivative is put in an exception that was caught, and "
                "nothing that is differentiated throws one: it has no shadow",
                caught,
                "write it to a variable, or throw another exception with it",
            )
        else:
            _report_unknown(report, deposit)


def _report_unknown(report: Report, deposit: Deposit) -> None:
    variable = _holder(deposit.pointer)
    if variable is None:
        report.add(
            "EZ0305",
            "a value that carries a derivative is stored in memory of unknown origin, which "
            "has no shadow",
            deposit.instruction,
            _OTHERWISE,
        )
        return
    name = report.places.variable(variable)
    report.add(
        "EZ0305",
        f"a value that carries a derivative is stored in memory that '{name}' points to, which is "
        "allocated outside of what is differentiated and has no shadow",
        deposit.instruction,
        "declare a shadow of it that points to as much memory, all zero: "
        f"`static T d{name}; void *__enzyme_shadow_global_{name}[] = {{&{name}, &d{name}}};`, "
        "where T is its type",
        f"or {_OTHERWISE}",
    )


#: What C++ catches exceptions by.
_CATCHES = ("__cxa_begin_catch", "__cxa_get_exception_ptr")
_OTHERWISE = (
    "pass the memory as a parameter with a shadow, or allocate it in what is differentiated"
)


def _holder(pointer: Value) -> GlobalVariable | None:
    """Return the variable that all addresses of some memory are loaded from."""
    objects = Objects()
    roots = objects.roots(pointer)
    places = [each.pointer for each in roots if isinstance(each, Load)]
    found = {each for place in places for each in objects.roots(place)}
    only = found.pop() if len(found) == 1 and len(places) == len(roots) else None
    return only if isinstance(only, GlobalVariable) else None


def report_aside(report: Report, found: ActivityResults) -> None:
    """Report methods for printing that may store a number elsewhere than in their text."""
    for method, instruction in found.aside:
        where = report.places.declared(method)
        PRINTED_ELSEWHERE.said(
            report.add,
            instruction,
            *([f"this runs when something is printed: {where}"] if where else ()),
            "compute it where it is needed, outside of what says how a type is printed",
            name=report.places.name(method),
        )


class _Parameters:
    """The memory reached from parameters that the request calls constant."""

    def __init__(self, found: ActivityResults) -> None:
        self._objects = Objects()
        #: The calls that lead to a context.
        self._callers: dict[Context, list[tuple[Context, CallBase]]] = {}
        for caller in found.contexts:
            for call, context in caller.calls_of_callees:
                self._callers.setdefault(context, []).append((caller, call))

    def lead_to(self, deposit: Deposit) -> bool:
        """Return whether all memory behind a pointer is such, in whichever way control came."""
        pending = [(deposit.context, deposit.pointer)]
        seen = set(pending)
        while pending:
            context, pointer = pending.pop()
            for root in self._objects.roots(pointer):
                if not isinstance(root, (Argument, Load)):
                    return False
                further = [each for each in self._behind(context, root) if each not in seen]
                seen.update(further)
                pending += further
        return True

    def caught(self, deposit: Deposit) -> CallBase | None:
        """Return where an exception was caught that a pointer may lead to."""
        pending = [(deposit.context, deposit.pointer)]
        seen = set(pending)
        while pending:
            context, pointer = pending.pop()
            for root in self._objects.roots(pointer):
                if isinstance(root, CallBase) and _catches(root):
                    return root
                callers = self._behind(context, root) if isinstance(root, Argument) else ()
                further = [each for each in callers if each not in seen]
                seen.update(further)
                pending += further
        return None

    def _behind(self, context: Context, root: Argument | Load) -> list[tuple[Context, Value]]:
        if isinstance(root, Load):
            return [(context, root.pointer)]
        callers = self._callers.get(context, ())
        return [(caller, call.operands[root.index]) for caller, call in callers]


def _catches(call: CallBase) -> bool:
    callee = callee_of(call)
    return callee is not None and callee.name in _CATCHES


def _called_constant(report: Report, found: ActivityResults) -> Iterator[str]:
    """Yield which parameters those are, where anything tells how they are called."""
    function = found.root.function
    names = [report.places.parameter(each) for each in found.lost]
    if names and all(names):
        said = ", ".join(f"'{each}'" for each in names)
        yield f"the request is about {report.places.name(function)}, and calls {said} constant"
