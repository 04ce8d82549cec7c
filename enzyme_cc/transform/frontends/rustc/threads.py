"""Threads of Rust: copies of ours stand for what its library does to start and join them.

The copies (rules/runtime/rust.c) know how objects of that library are laid out, which no release
promises: other releases than those named here have no copies, and threads are refused (EZ0496).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import named_calls
from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.constants import InlineAsm, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.rules.bodies import COPY, PREFIX
from enzyme_cc.transform.frontends.parallel.threads import START

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: Releases of rustc whose library is laid out as the copies have it.
RELEASES = ("1.95",)
#: What starts a thread, however it is mangled.
STARTS = re.compile(r"_(?:R|ZN)\w*3std3sys\w*6thread\w*6Thread3new\w*")
_MADE_BY = re.compile(r'!\{!"rustc version (\d+\.\d+)\.')
#: What tells crates of one name apart.
_CRATE = re.compile(r"(?<=C)s[0-9A-Za-z]*_")
_THREAD = "C3std6thread"
_SYSTEM = "NtNtNtC3std3sys6thread4unixNtB5_6Thread"
#: The copies by the names of what they stand for, without what tells crates apart.
_COPIES = {
    f"_RNvMs0_{_SYSTEM}3new": "rust_start",
    f"_RNvMs0_{_SYSTEM}4join": "rust_join",
    f"_RNvXs1_{_SYSTEM}NtNtNtC4core3ops4drop4Drop4drop": "rust_let_go",
    f"_RNvMNtNt{_THREAD}2idNtB2_8ThreadId3new": "rust_number",
    f"_RNvMs_NtNt{_THREAD}6threadNtB4_6Thread3new": "rust_handle",
    f"_RNvMs_NtNt{_THREAD}6threadNtB4_6Thread4park": "rust_wait",
    f"_RNvNtNt{_THREAD}7current18current_or_unnamed": "rust_own_handle",
    f"_RNvNtNt{_THREAD}9spawnhook15run_spawn_hooks": "rust_find_hooks",
    f"_RNvMs_NtNt{_THREAD}9spawnhookNtB4_15ChildSpawnHooks3run": "rust_run_hooks",
    f"_RNvXNtNt{_THREAD}9spawnhookNtB2_10SpawnHooksNtNtNtC4core3ops4drop4Drop4drop": (
        "rust_free_hooks"
    ),
    f"_RNvMNtNt{_THREAD}6scopedNtB2_9ScopeData29increment_num_running_threads": "rust_one_more",
    f"_RNvMNtNt{_THREAD}6scopedNtB2_9ScopeData29decrement_num_running_threads": "rust_one_less",
    "_RNvMsn_NtC5alloc4syncINtB5_3ArcNtNtNtC3std6thread6thread5InnerNtNtBM_5alloc6SystemE"
    "9drop_slowBM_": "rust_free_handle",
    "_RNvMsn_NtC5alloc4syncINtB5_3ArcNtNtNtC3std6thread9spawnhook9SpawnHookE9drop_slowBM_": (
        "rust_free_hooks"
    ),
    "_RNvNvNtC3std9panicking12catch_unwind7cleanup": "rust_caught",
    "_RNvMNtNtNtNtC3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended": "rust_lock_contended",
    "_RNvMNtNtNtNtC3std3sys4sync5mutex5futexNtB2_5Mutex4wake": "rust_wake",
}
#: What marks the lowest frame of a thread, for those who print the stack.
_FRAME = "__rust_begin_short_backtrace"
_NOTHING = 'asm sideeffect "", '
#: The copy that threads run, and the arguments of `pthread_create`.
_RUN = f"{COPY}{PREFIX}.rust.run"
_ATTRIBUTES = 1
#: What never unwinds on stable Rust, though the compiler does not say so.
_NEVER_THROWS = "C5alloc5alloc18handle_alloc_error"
#: What calls a function that may panic, which it is given.
_TRY = re.compile(r"__rust_try(?:\.\d+)?\Z")
_DEALLOC = "__rust_dealloc"
_DECLARATION = f"declare void @{_DEALLOC}("
_DECLARED = re.compile(rf"@(\w+{_DEALLOC})\(")


def is_known(text: str) -> bool:
    """Return whether all of a module that is Rust's is of releases that there are copies for."""
    found = set(_MADE_BY.findall(text))
    return bool(found) and found <= {*RELEASES}


def of_rust(text: str) -> list[str]:
    """Return the names of the copies that a module needs, if it starts threads of Rust."""
    if "6Thread3new" not in text or STARTS.search(text) is None or not is_known(text):
        return []
    return sorted({*_COPIES.values()})


def as_called(copies: str, text: str) -> str:
    """Return copies that call functions of Rust by the names that a module has for them."""
    found = _DECLARED.search(text) if f"@{_DEALLOC}(" in copies else None
    if found is None:
        return copies
    lines = (each for each in copies.split("\n") if not each.startswith(_DECLARATION))
    return "\n".join(lines).replace(f"@{_DEALLOC}(", f"@{found[1]}(")


def models(module: Module) -> Iterator[tuple[Function, str]]:
    """Yield each function of Rust's library that a copy stands for, with the copy's name."""
    for name, function in module.functions.items():
        copy = _COPIES.get(_CRATE.sub("", name)) if name.startswith("_R") else None
        if copy is not None:
            yield function, copy


def follow_threads(
    module: Module,
    ready: Mapping[Function, Function],
    copies: Mapping[Function, Function],
    words: FunctionWords,
) -> None:
    """Let copies of functions call those copies, and let what only marks frames go into them.

    What tries a function is given its copy. Rules say what the library's own functions are to
    others.
    """
    if not any(_is_of_rust(each) for each in ready):
        return
    for call, callee in named_calls(copies.values()):
        for at, each in enumerate(call.arguments if is_try(callee) else ()):
            if isinstance(each, Function) and each in copies:
                call.set_operand(at, copies[each])
        copy = ready.get(callee)
        if copy is not None and _is_of_rust(callee):
            call.call_instead(copy)
    for each in module.functions.values():
        if _NEVER_THROWS in _CRATE.sub("", each.name):
            each.load()
            words.give(each, dict.fromkeys((*words.of(each), "nounwind")))
    for each in [each for each in copies.values() if _FRAME in each.name]:
        kept = [word for word in words.of(each) if word not in ("alwaysinline", "noinline")]
        words.give(each, [*kept, "alwaysinline"])
        for line in [line for line in each.instructions() if _is_mark(line)]:
            line.erase()


def is_try(callee: Function | None) -> bool:
    """Return whether a function runs one that it is given, and catches its panic."""
    return callee is not None and _TRY.search(callee.name) is not None


def direct_start(module: Module, call: CallBase) -> None:
    """Let a thread call what it runs directly, where it is known what that is (`rust_start`)."""
    start, target = call.arguments[START], call.arguments[_ATTRIBUTES]
    if not isinstance(start, Function) or start.name != _RUN:
        return
    call.set_operand(_ATTRIBUTES, null())
    if not isinstance(target, Function):
        return
    name = f"{_RUN}.{target.name}"
    made = module.functions.get(name)
    if made is None:
        made = clone_function(start, name)
        for line in made.instructions():
            if isinstance(line, CallBase) and not isinstance(line.callee, Function):
                line.call_instead(target)
    call.set_operand(START, made)


def _is_of_rust(function: Function) -> bool:
    return function.name.startswith("_R")


def _is_mark(line: Instruction) -> bool:
    """Return whether a line is assembly of nothing: it keeps a frame on the stack."""
    callee = line.callee if isinstance(line, CallBase) else None
    return isinstance(callee, InlineAsm) and callee.ref.startswith(_NOTHING)
