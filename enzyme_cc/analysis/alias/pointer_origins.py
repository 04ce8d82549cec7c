"""Trace pointers to their origins: allocations, arguments, globals, loads, calls.

Flow-insensitive and within one function. Nothing is assumed of pointers that come out of memory,
calls or integers. Who else may know of them, `escapes.py` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import is_resolved_late
from enzyme_cc.ir.constants import ConstantExpression, Data, IntConstant
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.globals import Alias
from enzyme_cc.ir.instructions import Cast, GetElementPointer, Select, Unary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.values import User, Value

#: No system gives programs memory here: an access through null is to end them.
_FIRST_PAGE = 4096


class Objects:
    """The origins of the pointers of one function; answers are remembered."""

    def __init__(self) -> None:
        self._roots: dict[Value, frozenset[Value]] = {}

    def roots(self, pointer: Value) -> frozenset[Value]:
        """Return every value that a pointer may be an offset from.

        An alloca, an argument, a global, a load, a call, an inttoptr; null, undef and other
        addresses of nothing are left out.
        """
        found = self._roots.get(pointer)
        if found is None:
            found = self._roots[pointer] = frozenset(_leaves(pointer))
        return found


def _leaves(pointer: Value) -> Iterator[Value]:
    """Yield the values behind a pointer that are no steps from another."""
    pending = [pointer]
    seen = set()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        behind = steps_behind(value)
        if behind is not None:
            pending += behind
        elif not is_nowhere(value):
            yield value


def is_nowhere(pointer: Value) -> bool:
    """Return whether nothing can lie at an address: null, undef, Rust's dangling constants."""
    if not isinstance(pointer, ConstantExpression) or pointer.opcode != "inttoptr":
        return isinstance(pointer, Data)
    address = pointer.operands[0]
    return isinstance(address, IntConstant) and 0 <= address.value < _FIRST_PAGE


def steps_behind(pointer: Value) -> list[Value] | None:
    """Return the pointers that one is a step from, or one of; None where it is an origin."""
    step = _STEPS.get(pointer.__class__)
    return None if step is None else step(pointer)


def _base(value: User) -> list[Value] | None:
    """Return the pointer that this is the same as, or lies beside."""
    return value.operands[:1] if value.opcode in _BASED else None  # type: ignore[attr-defined]


_BASED = frozenset(("bitcast", "addrspacecast", "freeze", "getelementptr"))
_STEPS: dict[type[Value], Callable[..., list[Value] | None]] = {
    Alias: lambda value: None if is_resolved_late(value) else value.operands,
    Cast: _base,
    ConstantExpression: _base,
    GetElementPointer: _base,
    Phi: lambda value: value.operands[::2],
    Select: lambda value: value.operands[1:],
    Unary: _base,
}
