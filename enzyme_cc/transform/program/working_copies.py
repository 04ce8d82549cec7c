"""Copies of the functions that requests reach: what is simplified and differentiated.

The originals stay as they are, so that nobody's machine code depends on who asks for derivatives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.checking.globals import is_interposable
from enzyme_cc.ir.constants import BlockAddress
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.metadata.debug_info import DebugInfo
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.requests.parts import mark_parts
from enzyme_cc.requests.places import COPIED
from enzyme_cc.requests.trace import stripped
from enzyme_cc.transform.code.block_tables import copy_tables
from enzyme_cc.transform.code.debug_scopes import copy_scopes
from enzyme_cc.transform.code.function_attributes import FunctionWords, string_word

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

#: The attribute of a copy: what it is a copy of.
SOURCE = "enzyme-cc-source"
#: How the names of functions begin that do nothing but call one that a rule is for.
CALLING = "enzyme_cc.call."
#: What makes passes do less or other things at some -O levels.
_INLINED = frozenset(("alwaysinline", "noinline"))
_OF_LEVELS = frozenset("inlinehint minsize optdebug optnone optsize".split())


def without_levels(words: Iterable[str]) -> list[str]:
    """Return attributes without those of the -O level: its `noinline` comes with `optnone`."""
    given = list(words)
    dropped = _OF_LEVELS | {"noinline"} if "optnone" in given else _OF_LEVELS
    return [word for word in given if word not in dropped]


def always_inline(words: Iterable[str]) -> list[str]:
    """Return attributes of what must become part of its callers, unless its author forbids that."""
    kept = list(words)
    forbids = {"noinline", "alwaysinline"}.intersection(kept)
    return kept if forbids else [*kept, "alwaysinline"]


class Sources:
    """The copies, by what they are copies of."""

    def __init__(
        self,
        module: Module,
        words: FunctionWords,
        whole: Container[str] = (),
        ready: Mapping[Function, Function] | None = None,
        *,
        called: Container[str] = (),
    ) -> None:
        self._module = module
        self._words = words
        #: Functions whose calls stay calls of them, though they be copied.
        self._whole = whole
        #: Functions whose copies are called, and no parts of their callers.
        self._called = called
        self._debug = DebugInfo(module.metadata)
        self._takes_addresses = "blockaddress" in module.source
        self.copies: dict[Function, Function] = dict(ready or {})

    def copy(
        self,
        functions: Iterable[Function],
        wrappers: Container[Function] = (),
        inner: Container[Function] = (),
    ) -> None:
        """Copy these; calls among them go from copy to copy, wrappers go into their callers.

        So does what is `inner`, whatever its author says.
        """
        functions = [each for each in functions if not self._has_block_addresses(each)]
        for function in functions:
            mark_parts(function)
        for function in functions:
            copy = self._copied(function, is_wrapper=function in wrappers)
            if function in inner and not self._stays(function):
                self._let_in(copy)
            self.copies[function] = copy
        for copy in self.copies.values():
            self.redirect(copy)

    def _copied(self, function: Function, *, is_wrapper: bool) -> Function:
        values: dict[Value, Value] = {}
        copy = clone_function(function, f"{COPIED}{function.name}", values)
        copy_tables(function, copy, values)
        words = without_levels(self._words.of(function))
        if self._stays(function):
            words = [*(word for word in words if word not in _INLINED), "noinline"]
        elif is_wrapper:
            words = always_inline(words)
        if not is_wrapper:
            # Others may see it: so it is kept, and LLVM says about it what it finds.
            copy.prefix = " ".join(word for word in copy.prefix.split() if word != "internal")
        words.append(string_word(SOURCE, function.name))
        self._words.give(copy, words, laid_out=False)
        known = attachments(function.metadata)
        copy.metadata = f"!prof {known['prof']}" if "prof" in known else ""
        if "dbg" in known:
            name = self._debug.subprogram(known["dbg"]).name or function.name
            symbol = copy.name if function.name != name else ""
            copy_scopes(self._module, function, copy, name, symbol)
        return copy

    def _stays(self, function: Function) -> bool:
        return function.name in self._whole or function.name in self._called

    def _let_in(self, copy: Function) -> None:
        """Let a copy go into its callers."""
        words = [each for each in self._words.of(copy) if each not in _INLINED]
        self._words.give(copy, [*words, "alwaysinline"], laid_out=False)

    def _has_block_addresses(self, function: Function) -> bool:
        """Return whether its blocks' addresses are taken: a copy would jump to the original."""
        users = function.users if self._takes_addresses else ()
        return any(isinstance(user, BlockAddress) for user in users)

    def redirect(self, caller: Function, *, certain: bool = False) -> None:
        """Let direct calls go to copies; `certain`: only to those of what nobody replaces."""
        for instruction in caller.instructions():
            if isinstance(instruction, CallBase):
                called = stripped(instruction.callee)
                copy = self.copy_of(called) if isinstance(called, Function) else None
                if copy is not None and not (certain and _is_replaceable(called)):
                    instruction.call_instead(copy)

    def copy_of(self, called: Function) -> Function | None:
        """Return what calls in copies are to call instead of a function."""
        return None if called.name in self._whole else self.copies.get(called)


def _is_replaceable(function: Value) -> bool:
    """Return whether another module's body may replace it, so that facts about this one fail."""
    if not isinstance(function, Function):
        return False
    return is_interposable(function) or function.linkage == "available_externally"
