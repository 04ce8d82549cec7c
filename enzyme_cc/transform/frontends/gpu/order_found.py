"""Integers that say which thread came first, where the numbers that a kernel stores depend on them.

Before its gradient, or with its tangent, a launched kernel is computed once more, and threads come
in another order then: what a counter said to one is said to another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    Branch,
    CallBase,
    Cast,
    CompareExchange,
    GetElementPointer,
    Load,
    Store,
    Switch,
)
from enzyme_cc.ir.types import FloatType, PointerType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: The address spaces of memory that is gone when the kernel is.
_OF_BLOCK = (3, 5)


def order_that_matters(function: Function) -> Instruction | None:
    """Return an atomic operation whose result is in what is done with numbers."""
    lines = list(function.instructions())
    if not any(map(_stores_number, lines)):
        return None
    return next((each for each in lines if _is_found(each) and _matters(each)), None)


def _is_found(line: Instruction) -> bool:
    """Return whether an instruction says what was there before others came."""
    is_update = isinstance(line, (AtomicUpdate, CompareExchange))
    if isinstance(line, CallBase):
        callee = callee_of(line)
        is_update = callee is not None and callee.name.startswith("llvm.nvvm.atomic.")
    return is_update and line.is_used and not isinstance(scalar_of(line.type), FloatType)


def _matters(first: Instruction) -> bool:
    """Return whether what is said gets to numbers, their addresses, or decides on anything."""
    seen: set[Value] = {first}
    pending: list[Value] = [first]
    while pending:
        value = pending.pop()
        for user in value.users:
            if not isinstance(user, Instruction) or user in seen:
                continue
            if isinstance(user, (Branch, Switch)) or _has_number(user) or _stays(user, value):
                return True
            if not isinstance(user, Store):
                seen.add(user)
                pending.append(user)
    return False


def _has_number(line: Instruction) -> bool:
    """Return whether a number is made, read or stored there."""
    kinds: Iterable[Value] = line.operands if isinstance(line, (Store, AtomicUpdate)) else ()
    return any(isinstance(scalar_of(each.type), FloatType) for each in (line, *kinds))


def _stays(line: Instruction, value: Value) -> bool:
    """Return whether it goes to memory that is read in the kernel, as far as can be seen."""
    if not isinstance(line, Store) or line.value is not value:
        return False
    assert line.function is not None
    start = _start(line.pointer)
    kind = start.type
    if not isinstance(kind, PointerType) or kind.address_space in _OF_BLOCK:
        return True
    if "addrspace(3)" in start.ref:
        return True
    loads = (each for each in line.function.instructions() if isinstance(each, Load))
    return any(_start(each.pointer) is start for each in loads)


def _start(pointer: Value) -> Value:
    while isinstance(pointer, (GetElementPointer, Cast)):
        pointer = pointer.operands[0]
    return pointer


def _stores_number(line: Instruction) -> bool:
    if isinstance(line, (Store, AtomicUpdate)):
        return isinstance(scalar_of(line.value.type), FloatType)
    callee = callee_of(line) if isinstance(line, CallBase) else None
    return callee is not None and callee.name.startswith(("llvm.memcpy", "llvm.memmove"))
