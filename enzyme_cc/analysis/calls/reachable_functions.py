"""Collect the functions that a body mentions, and all that may run by that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Composite
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.instructions import Compare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.values import Value


def _any(_function: Function) -> bool:
    return True


def _itself(function: Function) -> Function:
    return function


def reached(
    roots: Iterable[Function], is_looked_into: Callable[[Function], bool] = _any
) -> dict[Function, None]:
    """Return the functions with bodies that these may run, with themselves, in order found."""
    found: dict[Function, None] = {}
    seen: set[Value] = set()
    pending = list(reversed(list(roots)))
    while pending:
        each = pending.pop()
        if each not in found and not each.is_declaration and is_looked_into(each):
            found[each] = None
            pending += reversed(list(mentioned(each, seen)))
    return found


def leading_to(
    functions: Iterable[Function],
    is_wanted: Callable[[Function], bool],
    body_of: Callable[[Function], Function] = _itself,
) -> set[Function]:
    """Return the bodies that may run one that is wanted, of all that these functions may run."""
    callers: dict[Function, list[Function]] = {}
    pending = [body_of(each) for each in functions if not each.is_declaration]
    seen = set(pending)
    while pending:
        each = pending.pop()
        for one in [body_of(named) for named in mentioned(each) if not named.is_declaration]:
            callers.setdefault(one, []).append(each)
            if one not in seen:
                seen.add(one)
                pending.append(one)
    found = {each for each in seen if is_wanted(each)}
    pending = list(found)
    while pending:
        fresh = [each for each in callers.get(pending.pop(), ()) if each not in found]
        found.update(fresh)
        pending += fresh
    return found


def mentioned(function: Function, seen: set[Value] | None = None) -> Iterator[Function]:
    """Yield the functions that a body mentions, also in constants and globals, but for `seen`.

    What is only compared with an address is not run by that.
    """
    seen = set() if seen is None else seen
    for instruction in function.instructions():
        if isinstance(instruction, Compare):
            continue
        pending = list(reversed(instruction.operands))
        while pending:
            value = pending.pop()
            if isinstance(value, Function):
                yield value
            elif isinstance(value, (Alias, Composite, GlobalVariable)) and value not in seen:
                seen.add(value)
                if isinstance(value, (Alias, GlobalVariable)):
                    value.load()
                pending += reversed(value.operands)
