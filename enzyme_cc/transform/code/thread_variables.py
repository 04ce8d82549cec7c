"""Variables of which each thread has its own: how their addresses are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.module import module_of

if TYPE_CHECKING:
    from typing import TypeGuard

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value

_OF_THREAD = "llvm.threadlocal.address"


def of_this_thread(builder: Builder, variable: Value) -> Value:
    """Return where a variable is in the thread that asks."""
    if not isinstance(variable, GlobalVariable) or "thread_local" not in variable.prefix:
        return variable
    found = module_of(variable).functions.get(f"{_OF_THREAD}.p0")
    return variable if found is None else builder.call(found, [variable])


def asks_for_thread(call: Value) -> TypeGuard[CallBase]:
    """Return whether a call asks where a variable is in the thread that it runs in."""
    if not isinstance(call, CallBase) or not isinstance(call.callee, Function):
        return False
    is_it = call.callee.name.startswith(_OF_THREAD)
    return is_it and isinstance(call.arguments[0], GlobalVariable)


def variable_meant(pointer: Value) -> Value:
    """Return the variable that a pointer to the one of this thread is about; any other as it is."""
    return pointer.arguments[0] if asks_for_thread(pointer) else pointer
