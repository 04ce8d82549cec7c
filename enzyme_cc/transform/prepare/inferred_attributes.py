"""Infer attributes of functions, for LLVM and our analyses, from what the program says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import PointerType
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.requests.registrations import Registrations
    from enzyme_cc.rules.library import Library
    from enzyme_cc.transform.code.function_attributes import FunctionWords

#: Every LLVM reads this one.
_NOT_KEPT = "nocapture"


def promise(module: Module, words: FunctionWords, found: Registrations) -> None:
    """Write down which functions free nothing, and which leave no copy of their pointers."""
    for function in _named(module, found.frees_nothing):
        words.give(function, dict.fromkeys((*words.of(function), "nofree")))
    for function in _named(module, found.keeps_no_pointer):
        for argument in function.arguments:
            given = argument.attributes
            is_new = _NOT_KEPT not in given and "captures" not in given
            if isinstance(argument.type, PointerType) and is_new:
                argument.attributes = f"{given} {_NOT_KEPT}".strip()
                module.edited = True


def promise_not_to_throw(module: Module, words: FunctionWords, library: Library) -> None:
    """Write down that functions which exchange data with other processes throw nothing."""
    for name, symbol in module.globals.items():
        rule = library.callee(name)
        if rule is not None and rule.kind is Kind.COMMUNICATION and isinstance(symbol, Function):
            symbol.load()
            words.give(symbol, dict.fromkeys((*words.of(symbol), "nounwind")))


def _named(module: Module, names: frozenset[str]) -> Iterator[Function]:
    for name in sorted(names):
        symbol = module.globals.get(name)
        if isinstance(symbol, Function):
            symbol.load()
            yield symbol
