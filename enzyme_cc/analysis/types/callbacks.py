"""Pass type evidence between a function that is passed to another and its calls there.

A function that calls what it is passed keeps what it gives to it. Where its callers name the
function that they pass, that is called with just that, and no other caller learns of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import named_by
from enzyme_cc.analysis.types.cells import SHARED, Called, Cell
from enzyme_cc.analysis.types.facts import is_float

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.types.cells import Region
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value

#: Of one pointer to a function, so many calls are kept.
MAX_CALLED = 8


def keep_call(facts: Facts, call: CallBase) -> None:
    """Note what is given to a function that is not known here."""
    if call.callee.uses is None:
        return
    region, _ = facts.place(call.callee)
    if not region.marks & SHARED:
        values = (*call.arguments, call)
        keep(region, Called(tuple(e.type for e in values), tuple(_cells(facts, values))))


def keep(region: Region, called: Called) -> None:
    """Note such a call of what a pointer leads to."""
    if len(region.called) < MAX_CALLED:
        region.called.append(called)


def _cells(facts: Facts, values: tuple[Value, ...]) -> Iterator[Cell | None]:
    for value in values:
        is_bytes = facts.size(value.type) and not is_float(value.type)
        yield facts.cell(value) if is_bytes and value.uses is not None else None


def passed_functions(call: CallBase) -> Iterator[tuple[int, Function]]:
    """Yield the functions that a call passes, with their places among its arguments."""
    for number, value in enumerate(call.arguments):
        function = named_by(value)
        if function is not None and not function.is_declaration:
            yield number, function


def pairs_of(facts: Facts, function: Function, called: Called) -> Iterator[tuple[Cell, Cell]]:
    """Yield what inside a function is what outside, where it is called so."""
    inside = [facts.values.get(each) for each in function.arguments]
    types = (*(each.type for each in function.arguments), function.return_type)
    if types == called.types:
        cells = zip((*inside, facts.returns.get(function)), called.cells, strict=True)
        yield from ((each, there) for each, there in cells if each and there)
