"""Activity as text: for each request of a module what is active, context by context."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.analysis import analyse_activity, analysis_roots
from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.printer import print_line
from enzyme_cc.requests.find import find_requests
from enzyme_cc.rules.library import Library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Arm, Request


def report_activity(
    module: Module, is_chosen: Callable[[str], bool] = lambda _: True
) -> tuple[str, list[Diagnostic]]:
    """Return a block for each request in a chosen caller, and what is wrong with requests."""
    found = find_requests(module, is_chosen=is_chosen)
    requests = [each for each in found.found if each.mode is not Mode.BATCH]
    blocks = ["\n".join(_arm(module, each, arm)) for each in requests for arm in each.arms]
    return "\n".join(f"{each}\n" for each in blocks), list(found.problems)


def active_arguments(arm: Arm) -> tuple[bool, ...]:
    """Return which parameters of its function a request says are active."""
    active = {
        each.parameter.index
        for each in arm.arguments
        if each.activity.has_shadow or each.activity is Activity.OUT
    }
    return tuple(each.index in active for each in arm.function.arguments)


def _arm(module: Module, request: Request, arm: Arm) -> Iterator[str]:
    library = Library.default()
    types = analyse_types(module, analysis_roots(arm.function, library))
    results = analyse_activity(module, arm.function, active_arguments(arm), types, library)
    place = f"{request.mode.short} in {request.caller.ref} at {request.location}"
    yield f"activity of {arm.function.ref} for {place}"
    yield from print_results(results)


def print_results(results: ActivityResults) -> Iterator[str]:
    """Yield the lines of one root: what all contexts share, then each context."""
    for context in results.contexts:
        context.function.number()
    shared: tuple[tuple[str, Iterable[Value]], ...] = (
        ("active globals", results.active_globals),
        ("active functions", results.active_functions),
        ("lost", results.lost),
    )
    for words, values in shared:
        if values:
            yield f"  {words}: {_refs(values)}"
    for context in results.contexts:
        yield from _context(context)
    for each in results.unplaced:
        yield f"  unplaced in {each.context.label}: {print_line(each.instruction).strip()}"


def _refs(values: Iterable[Value]) -> str:
    return ", ".join(sorted(each.ref for each in values))


def _context(context: Context) -> Iterator[str]:
    function = context.function
    yield f"  {context.label}: result {'active' if context.result else 'inactive'}"
    for argument in function.arguments:
        if context.is_active(argument):
            yield f"    {argument.ref}: active"
    for block in function.blocks:
        for line in block:
            words = []
            if context.is_active(line):
                words.append("active")
            if context.is_active_call(line):  # type: ignore[arg-type]
                words.append("active call")
            if words:
                yield f"    {print_line(line).strip()}: {', '.join(words)}"
