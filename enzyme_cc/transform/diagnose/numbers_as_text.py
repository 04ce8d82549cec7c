"""Numbers that are written as text or to a file, and read again: their derivatives stay behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report

#: What is done to numbers that come from a medium, and before to those that went there.
_SAID = {
    "file": ("reads from a file", "wrote them to one"),
    "text": ("makes of text", "turned them into text"),
}


class _Use(NamedTuple):
    """A call that is, or is handed, a function which takes numbers through a medium."""

    function: Function
    call: CallBase
    medium: str


def report_through_text(program: Program, report: Report, found: ActivityResults) -> None:
    """Warn, once for each medium, where numbers may come back without their derivatives."""
    put = {each.medium: each for context in found.contexts for each in _put(program, context)}
    if not put:
        return
    for each in reversed([one for context in found.contexts for one in _taken(program, context)]):
        before = put.pop(each.medium, None)
        if before is not None:
            _warn(report, before, each)


def _warn(report: Report, put: _Use, taken: _Use) -> None:
    writes, reads = (report.places.name(each.function) for each in (put, taken))
    taking, putting = _SAID[taken.medium]
    report.add(
        "EZ0311",
        f"numbers that {reads} {taking} are constant: if {writes} {putting}, their derivatives "
        "are lost",
        taken.call,
        "hand on the numbers themselves, beside what is written",
        severity="warning",
    )


def _put(program: Program, context: Context) -> Iterator[_Use]:
    for function, call in _handed(context):
        rule = program.rule(function)
        if rule is not None and rule.numbers_to and any(map(context.is_active, call.arguments)):
            yield _Use(function, call, rule.numbers_to)


def _taken(program: Program, context: Context) -> Iterator[_Use]:
    for function, call in _handed(context):
        rule = program.rule(function)
        if rule is not None and rule.numbers_from:
            yield _Use(function, call, rule.numbers_from)


def _handed(context: Context) -> Iterator[tuple[Function, CallBase]]:
    """Yield each function that a call calls, or hands to what it calls."""
    for line in context.function.instructions():
        if isinstance(line, CallBase):
            for each in (line.callee, *line.arguments):
                if isinstance(each, Function):
                    yield each, line
