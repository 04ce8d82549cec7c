"""Demanded lanes as text: for each vector and number the level of each lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.lanes.demanded import Demands, shape_of
from enzyme_cc.ir.types import FloatType, scalar_of
from enzyme_cc.rules.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule


def print_demand(function: Function) -> str:
    """Print the level of each lane, with everything active."""
    function.number()
    library = Library.default()

    def rule_of(call: CallBase) -> Rule | None:
        callee = certain_callee_of(call)
        return None if callee is None else library.callee(callee.name)

    demands = Demands(function, lambda _: True, rule_of)
    return "".join(f"{line}\n" for line in _lines(function, demands))


def _lines(function: Function, demands: Demands) -> Iterator[str]:
    yield f"demand in {function.ref}"
    for each in (*function.arguments, *function.instructions()):
        if isinstance(scalar_of(each.type), FloatType):
            yield f"  {each.ref}: {', '.join(_levels(demands, each))}"


def _levels(demands: Demands, value: Value) -> Iterator[str]:
    shape, found = shape_of(value.type), demands.of(value)
    lanes = zip(shape.lanes(found.some), shape.lanes(found.always), strict=True)
    for is_some, is_always in lanes:
        yield "always" if is_always else "maybe" if is_some else "never"
