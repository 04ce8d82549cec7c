"""Resolve the function that a call names, as far as is known before linking and loading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.checking.globals import is_interposable
from enzyme_cc.ir.constants import ConstantExpression, Marked
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import function_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value


#: How the names of intrinsics begin that only describe a variable.
_TELLING = ("llvm.dbg.", "llvm.lifetime.")


def callee_of(call: CallBase) -> Function | None:
    """Return the function that a call names, through aliases and casts, but not an ifunc."""
    return _named(call.callee, is_resolved_late)


def certain_callee_of(call: CallBase) -> Function | None:
    """Return the same, but for aliases that another module may define differently."""
    return _named(call.callee, is_uncertain)


def named_calls(functions: Iterable[Function]) -> list[tuple[CallBase, Function]]:
    """Return the calls in functions that name what they call, with that: they may be replaced."""
    return [
        (line, callee)
        for each in functions
        for line in each.instructions()
        if isinstance(line, CallBase) and (callee := callee_of(line)) is not None
    ]


def only_tells(user: object) -> bool:
    """Tell whether a user is a call that describes a variable, for debuggers or of its life."""
    callee = callee_of(user) if isinstance(user, CallBase) else None
    return callee is not None and callee.name.startswith(_TELLING)


def called_as(call: CallBase) -> FunctionType:
    """Return the type of the functions that a call may mean.

    One without a prototype, of C before C23, may mean any that takes what it is given.
    """
    kind = call.function_type
    if not kind.variadic or kind.parameters:
        return kind
    return function_type(kind.result, tuple(each.type for each in call.arguments))


def is_resolved_late(alias: Alias) -> bool:
    """Return whether it is an `ifunc`: what it is, only the loader knows."""
    return alias.word == "ifunc"


def is_uncertain(alias: Alias) -> bool:
    """Return whether only the linker or the loader knows what it is."""
    return is_resolved_late(alias) or is_interposable(alias)


def named_by(value: Value) -> Function | None:
    """Return the function that a value is, as `callee_of` has it."""
    return _named(value, is_resolved_late)


def _named(value: Value, is_unknown: Callable[[Alias], bool]) -> Function | None:
    while isinstance(value, (Alias, Marked, ConstantExpression)) and value.operands:
        if isinstance(value, Alias) and is_unknown(value):
            return None
        value = value.operands[0]
    return value if isinstance(value, Function) else None
