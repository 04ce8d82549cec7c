"""The end of differentiating a module: what `prepare` did for its time only is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import PART_ATTRIBUTE
from enzyme_cc.attributes.vocabulary import mode_of
from enzyme_cc.diagnostics import InternalError
from enzyme_cc.transform.function_words import FunctionWords
from enzyme_cc.transform.set_aside import give_back
from enzyme_cc.transform.sources import SOURCE

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

_MARK = f'"{PART_ATTRIBUTE}"'


def finish(module: Module) -> None:
    """Drop the copies, give back what was set aside, and drop requests that nobody calls."""
    words = FunctionWords(module)
    functions = [each for each in module.functions.values() if not each.is_declaration]
    sources = {each: name for each in functions if (name := words.value(each, SOURCE)) is not None}
    _drop(module, sources)
    for function in functions:
        if function not in sources:
            give_back(function, words)
            _unmark(function)
    for declaration in [each for each in module.functions.values() if each.is_declaration]:
        if mode_of(declaration.name) and not declaration.is_used:
            module.remove_global(declaration)


def _drop(module: Module, sources: dict[Function, str]) -> None:
    """Remove copies; calls of them that are left are calls of what they are copies of."""
    for copy, name in sources.items():
        original = module.functions.get(name)
        if original is None:
            raise InternalError(f"{copy.ref} is a copy of {name}, which is not there any more")
        copy.replace_all_uses(original)
    for copy in sources:
        module.remove_global(copy)


def _unmark(function: Function) -> None:
    """Take away the marks of parameters that belong together."""
    text = function.module.text
    if not function.loaded and text.find(_MARK, function.start, function.body_start) < 0:
        return
    for parameter in function.arguments:
        if _MARK in parameter.attributes:
            kept = parameter.attributes.replace(_MARK, "").split()
            parameter.attributes = " ".join(kept)
            function.module.edited = True
