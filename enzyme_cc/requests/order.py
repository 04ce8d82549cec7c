"""Order the requests: those inside what another one differentiates come first.

Each comes as late as it can: whatever is in a level before the last is differentiated again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.ir.module import module_of
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeAlias

    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.model import Request

    Runs: TypeAlias = Callable[[Iterable[Function]], Iterable[Function]]


class Nesting(NamedTuple):
    """Levels of requests, innermost first: those of one level do not need each other."""

    levels: tuple[tuple[Request, ...], ...]
    problems: tuple[Diagnostic, ...]

    @property
    def order(self) -> tuple[Request, ...]:
        """Return all requests, innermost first."""
        return tuple(each for level in self.levels for each in level)


def nesting_order(requests: Sequence[Request], runs: Runs = reached) -> Nesting:
    """Return the requests in levels; those inside themselves are problems, and in no level.

    `runs` says which functions some may run.
    """
    inside = _inside(requests, runs)
    stuck = [each for each in range(len(requests)) if each in _needs(each, inside)]
    hopeless = {each for each in range(len(requests)) if not _needs(each, inside).isdisjoint(stuck)}
    left = [each for each in range(len(requests)) if each not in hopeless and each not in stuck]
    levels: list[tuple[Request, ...]] = []
    while left:
        wanted = {need for each in left for need in inside[each]}
        levels.append(tuple(requests[each] for each in left if each not in wanted))
        left = [each for each in left if each in wanted]
    return Nesting(tuple(reversed(levels)), tuple(_complaints([requests[each] for each in stuck])))


def _inside(requests: Sequence[Request], runs: Runs) -> list[list[int]]:
    """Return for each request those that stand in what it differentiates."""
    callers: dict[Function, list[int]] = {}
    for index, request in enumerate(requests):
        callers.setdefault(request.caller, []).append(index)
    differentiated = dict.fromkeys(each for request in requests for each in request.functions)
    if callers.keys().isdisjoint(runs(differentiated)):
        return [[] for _ in requests]
    found: dict[Function, set[int]] = {}
    for function in differentiated:
        inside = (callers.get(each, ()) for each in runs([function]))
        found[function] = {index for indices in inside for index in indices}
    return [
        sorted(set().union(*(found[each] for each in request.functions))) for request in requests
    ]


def _needs(start: int, inside: list[list[int]]) -> set[int]:
    """Return everything that a request needs, through others too."""
    found: set[int] = set()
    pending = list(inside[start])
    while pending:
        each = pending.pop()
        if each not in found:
            found.add(each)
            pending += inside[each]
    return found


def _complaints(requests: list[Request]) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    for request in requests:
        complaints = Complaints(Places(module_of(request.caller)))
        name = complaints.places.name
        complaints.add(
            Kind.ENDLESS_NESTING,
            request.call,
            f"{request.mode.spelling} of {name(request.function)}: the request is in "
            f"{name(request.caller)}, which {name(request.function)} itself runs, so that its "
            "derivative would need its own derivative",
            "take the request out of what it differentiates",
        )
        found += complaints.found
    # Where a caller was inlined, one call is in several functions.
    places = {each.where: each for each in reversed(found)}
    return [each for each in found if places[each.where] is each]
