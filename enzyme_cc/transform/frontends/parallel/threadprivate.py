"""`threadprivate` variables of Fortran, of which libomp hands out a thread's own copy.

In what is differentiated they are variables of a thread, as clang has them: so shadows are
variables of a thread, too, and all analyses know what an address is about. In the end the copies
are asked for again, for the program's own code does so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import named_calls
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import struct_constant
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import StructConstant, null
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.types import I32, I64, POINTER, function_type, struct_type
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.thread_variables import asks_for_thread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_CACHED = "__kmpc_threadprivate_cached"
_OF_THREAD = "llvm.threadlocal.address.p0"
_ADDRESS = function_type(POINTER, (POINTER,))
_NUMBER = function_type(I32, (POINTER,))
#: What the names of variables begin with that say how to ask for a thread's copy of another.
_NOTE = "enzyme_cc.threadprivate."
#: Which arguments say which variable it is, how large it is, and where known copies are.
_VARIABLE, _HOW = 2, slice(3, 5)
_TOLD = struct_type((I64, POINTER))
#: What stands between `thread_local` and the kind of a variable.
_BEHIND = ("addrspace", "externally_initialized", "local_unnamed_addr", "unnamed_addr")
_WORD = "thread_local"


def open_threadprivate(module: Module, copies: Iterable[Function]) -> None:
    """Let copies of functions take variables of a thread for what they are."""
    if f"@{_CACHED}(" not in module.source:
        return
    for call, callee in named_calls(copies):
        variable = call.arguments[_VARIABLE] if callee.name == _CACHED else None
        if not isinstance(variable, GlobalVariable) or not call.is_used:
            continue
        if _WORD not in variable.prefix.split():
            _mark(variable, is_own=True)
            how = struct_constant(_TOLD, call.arguments[_HOW])
            new_global(module, f"{_NOTE}{variable.name}", _TOLD, how, words="constant")
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        own = builder.call(declare(module, _OF_THREAD, _ADDRESS), [variable])
        call.replace_all_uses(own)
        call.erase()
        _leave_oneself_out(own)


def _leave_oneself_out(own: Value) -> None:
    """Let the thread whose copy others begin with (copyin) not store to it what is there.

    It would take the derivative there and put it back while others add to it.
    """
    for store in [each for each in own.users if isinstance(each, Store) and each.pointer is own]:
        load = store.value
        if not isinstance(load, Load) or load.pointer is own:
            continue
        function = store.function
        assert function is not None
        first = function.entry.first_after_phis()
        assert first is not None
        aside = Builder.before(first).alloca(load.type)
        builder = Builder.before(store)
        builder.metadata = debug_of(store)
        is_same = builder.icmp("eq", load.pointer, own)
        store.set_operand(store.operands.index(own), builder.select(is_same, aside, own))


def _mark(variable: GlobalVariable, *, is_own: bool) -> None:
    """Let a variable be one of a thread, or no more."""
    words = [each for each in variable.prefix.split() if each != _WORD]
    at = next((at for at, each in enumerate(words) if each.startswith(_BEHIND)), len(words))
    variable.prefix = " ".join([*words[:at], *([_WORD] if is_own else []), *words[at:]])
    variable.changed()


def close_threadprivate(module: Module) -> None:
    """Ask for the copies again, and let the variables be what they were."""
    notes = {
        name.removeprefix(_NOTE): each
        for name, each in module.globals.items()
        if name.startswith(_NOTE) and isinstance(each, GlobalVariable)
    }
    for function in list(module.functions.values()) if notes else ():
        for call in [each for each in function.instructions() if asks_for_thread(each)]:
            variable = call.arguments[0]
            assert isinstance(variable, GlobalVariable)
            note = notes.get(variable.name)
            if note is not None:
                _ask(module, call, note)
    for name, note in notes.items():
        variable = module.globals[name]
        assert isinstance(variable, GlobalVariable)
        _mark(variable, is_own=False)
        module.remove_global(note)


def _ask(module: Module, call: CallBase, note: GlobalVariable) -> None:
    """Ask libomp where the copy of this thread is."""
    how = note.initializer
    assert isinstance(how, StructConstant)
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    number = builder.call(declare(module, "__kmpc_global_thread_num", _NUMBER), [null()])
    given = [null(), number, call.arguments[0], *how.operands]
    kind = function_type(POINTER, tuple(each.type for each in given))
    call.replace_all_uses(builder.call(declare(module, _CACHED, kind), given))
    call.erase()
