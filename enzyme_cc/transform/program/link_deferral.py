"""Decide whether a unit's requests must wait for the link, though nothing lacks here.

Functions of others may be called through pointers, if their addresses are taken here. A tape may be
made, or used, in another unit: what is kept in it must be agreed on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.address_taken import indirect_types
from enzyme_cc.attributes.vocabulary import Mode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.program.roots import Program

_LOCAL = frozenset(("internal", "private"))


def needs_others(program: Program, requests: Iterable[Request]) -> bool:
    """Return whether derivatives are better made when it is linked."""
    requests = list(requests)
    return _calls_others(program, requests) or _shares_tapes(requests)


def _calls_others(program: Program, requests: Iterable[Request]) -> bool:
    """Return whether an indirect call that is differentiated may reach a function without body."""
    wanted = {each: None for one in requests for each in one.functions}
    found: dict[Function, None] = {}
    while wanted:
        new = {each: None for each in program.bodies.reached(wanted) if each not in found}
        found.update(new)
        called = list(program.taken.of(indirect_types(new)))
        if any(each.is_declaration and not program.has_rule(each) for each in called):
            return True
        wanted = {each: None for each in called if not each.is_declaration and each not in found}
    return False


def _shares_tapes(requests: Iterable[Request]) -> bool:
    """Return whether tapes come from other units to compute tangents, or may go there.

    A local function is another one in each unit, and so is its tape.
    """
    modes: dict[Function, set[Mode]] = {}
    for request in requests:
        for function in request.functions:
            modes.setdefault(function, set()).add(request.mode)
    return any(
        _takes_tapes(found) or (_gives_tapes(found) and function.linkage not in _LOCAL)
        for function, found in modes.items()
    )


def _takes_tapes(modes: set[Mode]) -> bool:
    return Mode.FORWARD_SPLIT in modes and Mode.AUGMENTED_FORWARD not in modes


def _gives_tapes(modes: set[Mode]) -> bool:
    return Mode.AUGMENTED_FORWARD in modes and not modes & {Mode.FORWARD_SPLIT, Mode.REVERSE_SPLIT}
