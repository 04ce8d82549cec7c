"""Threads that a program starts and waits for: `pthread_create` and `pthread_join`.

`std::thread` of libstdc++ is made of these two (rules/runtime/cxx.c), and so are C11's threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of, named_calls
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import NullConstant, null, zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase, Invoke, Unreachable
from enzyme_cc.ir.types import I32, I64, POINTER, function_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.forks import CREATE
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.module import Module

#: Which argument is the function that a thread runs.
START = 2
#: Stands for the start of a thread: writes the handle.
STARTED = f"{FORKS}started"
_EXIT, _JOIN = "pthread_exit", "pthread_join"
_JOINING = function_type(I64, (I64, POINTER))
_CREATING = function_type(I32, (POINTER,) * 4)
#: The threads of C11, and what has the same arguments and says by 0 that it went well.
CREATE_OF_C, _JOIN_OF_C = "thrd_create", "thrd_join"
_OF_C = {
    "cnd_broadcast": "pthread_cond_broadcast",
    "cnd_signal": "pthread_cond_signal",
    "cnd_wait": "pthread_cond_wait",
    "mtx_lock": "pthread_mutex_lock",
    "mtx_unlock": "pthread_mutex_unlock",
}


def starts_threads(module: Module) -> bool:
    """Return whether threads may be started in a module."""
    return any(f"@{name}(" in module.source for name in (CREATE, CREATE_OF_C))


def call_posix(module: Module, copies: Iterable[Function]) -> None:
    """Let copies of functions call what C11's threads are in every library here, where they can."""
    if f"@{CREATE_OF_C}(" not in module.source:
        return
    for call, callee in named_calls(copies):
        name, other = callee.name, _OF_C.get(callee.name)
        kind = call.function_type
        if name == CREATE_OF_C and len(call.arguments) == len(_CREATING.parameters) - 1:
            handle, start, given = call.arguments
            builder = Builder.before(call)
            builder.metadata = debug_of(call)
            create = declare(module, CREATE, _CREATING)
            made = builder.call(create, [handle, null(), start, given])
            call.replace_all_uses(made)
            call.erase()
        elif name == _JOIN_OF_C and isinstance(call.arguments[1], NullConstant):
            call.call_instead(declare(module, _JOIN, kind))
        elif other is not None:
            call.call_instead(declare(module, other, kind))


def open_threads(
    module: Module, copies: Iterable[Function], copy_of: Callable[[Function], Function | None]
) -> None:
    """Let copies of functions start copies, and wait for threads as their reverse needs it."""
    if not starts_threads(module):
        return
    for call, callee in named_calls(copies):
        if callee.name == CREATE:
            start = call.arguments[START]
            copy = copy_of(start) if isinstance(start, Function) else None
            if copy is not None:
                call.set_operand(START, copy)
                _return(copy)
        elif callee.name == _JOIN and _is_join(call):
            _join(module, call)


def _return(start: Function) -> None:
    """Let what a thread runs return where it ends the thread."""
    for call in [each for each in start.instructions() if _is_exit(each)]:
        assert isinstance(call, CallBase)
        assert call.block is not None
        lines = list(call.block)
        if start.return_type is POINTER and isinstance(lines[-1], Unreachable):
            Builder.before(call).ret(call.arguments[0])
            for line in reversed(lines[lines.index(call) :]):
                line.erase()


def _is_exit(line: object) -> bool:
    callee = callee_of(line) if isinstance(line, CallBase) else None
    return callee is not None and callee.name == _EXIT and not isinstance(line, Invoke)


def _is_join(call: CallBase) -> bool:
    """Return whether a thread is waited for, and nothing that it returns is looked at."""
    is_like = call.function_type.parameters == _JOINING.parameters
    return is_like and isinstance(call.arguments[1], NullConstant)


def _join(module: Module, call: CallBase) -> None:
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    join = declare(module, f"{FORKS}join", _JOINING)
    call_in_place(builder, call, join, call.arguments, CallStyle(), _JOINING)
    if call.is_used:
        call.replace_all_uses(zero(call.type))
    call.erase()
