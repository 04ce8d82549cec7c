"""Type hints of the program's: calls that tell the analysis what memory holds, and then vanish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import TYPE_HINTS
from enzyme_cc.attributes.vocabulary import type_hint_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.instructions import CallBase, Invoke

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: What LLVM is to know of them, so that they are in nobody's way.
_WORDS = ("nocallback", "nofree", "nosync", "nounwind", "willreturn")


def has_hints(text: str) -> bool:
    """Return whether the text of a module may contain hints."""
    return any(name in text for name in TYPE_HINTS)


def hints(module: Module) -> Iterator[Function]:
    """Yield the functions that are hints: what has a body of its own is called."""
    if has_hints(module.text):
        for function in list(module.functions.values()):
            if type_hint_of(function.name) and function.is_declaration:
                yield function


def keep_out_of_the_way(module: Module, words: FunctionWords) -> None:
    """Let hints stand where they are, while LLVM's passes work around them."""
    for each in hints(module):
        words.give(each, dict.fromkeys((*words.of(each), *_WORDS)))


def drop_hints(module: Module) -> None:
    """Take all of them away."""
    for each in hints(module):
        for call in list(each.users):
            if isinstance(call, CallBase) and call.callee is each:
                _drop(call)
        if not each.is_used:
            module.remove_global(each)


def _drop(call: CallBase) -> None:
    if call.is_used:
        call.replace_all_uses(zero(call.type))
    if isinstance(call, Invoke):
        drop_unwinding(call)
    call.erase()


def drop_unwinding(call: Invoke) -> None:
    """Replace an invoke by a branch to where it returns normally."""
    assert call.block is not None
    normal, unwind = call.successors
    for phi in unwind.phis:
        phi.remove_incoming(call.block)
    block = call.block
    call.unlink()
    Builder(block).branch(normal)
