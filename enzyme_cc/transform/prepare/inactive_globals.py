"""Variables that the program calls inactive: what is read from them is constant.

LLVM must not see that it is what was stored there just before, for that may carry a derivative. So
where such a variable is stored to in what is differentiated, it is read as if it were volatile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import ConstantExpression
from enzyme_cc.ir.instructions import GetElementPointer, Load, Store
from enzyme_cc.transform.code.thread_variables import asks_for_thread

if TYPE_CHECKING:
    from collections.abc import Container, Iterator
    from typing import TypeGuard

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value


def keep_apart(module: Module, names: frozenset[str], copies: Container[Function]) -> None:
    """Keep apart, in copies, what is loaded from these variables and what is stored there."""
    for name in sorted(names):
        variable = module.globals.get(name)
        accesses = list(_accesses(variable, copies)) if variable is not None else []
        if not any(isinstance(each, Store) for each in accesses):
            continue
        for each in accesses:
            if isinstance(each, Load) and not each.is_volatile:
                each.flags = f"{each.flags} volatile".strip()


def _accesses(pointer: Value, copies: Container[Function]) -> Iterator[Load | Store]:
    """Yield the loads and stores at steps from a pointer that are known."""
    for user in list(pointer.users):
        if isinstance(user, (ConstantExpression, GetElementPointer)) or asks_for_thread(user):
            yield from _accesses(user, copies)
        elif _is_access(user, pointer) and user.function in copies:
            yield user


def _is_access(user: Value, pointer: Value) -> TypeGuard[Load | Store]:
    return isinstance(user, (Load, Store)) and user.pointer is pointer
