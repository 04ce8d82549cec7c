"""Find the globals that a constant mentions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import is_resolved_late
from enzyme_cc.ir.constants import (
    ArrayConstant,
    ConstantExpression,
    Marked,
    SplatConstant,
    StructConstant,
    VectorConstant,
)
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.values import User, Value

#: The classes of constants that globals can be in.
MENTIONING = frozenset(
    (
        Alias,
        ArrayConstant,
        ConstantExpression,
        Function,
        GlobalVariable,
        Marked,
        SplatConstant,
        StructConstant,
        VectorConstant,
    )
)


def globals_in(constant: Value) -> Iterable[GlobalValue]:
    """Return the variables and functions that a constant is made of; aliases are looked through."""
    if isinstance(constant, (GlobalVariable, Function)):
        return (constant,)
    found: dict[GlobalValue, None] = {}
    pending = [constant]
    seen: set[Value] = set()
    while pending:
        value = pending.pop()
        if isinstance(value, (GlobalVariable, Function)):
            found[value] = None
        elif value.__class__ in MENTIONING and value not in seen:
            seen.add(value)
            pending += reversed(_parts(value))  # type: ignore[arg-type]
    return found


def _parts(value: User) -> list[Value]:
    """Return what a constant is made of, numbers and texts left out."""
    if isinstance(value, Alias) and is_resolved_late(value):
        return []
    return [each for each in value.operands if each.uses is not None]
