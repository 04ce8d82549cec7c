"""Find each global's address space: its type needs it before anything else is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable
from enzyme_cc.ir.reading.base import space_of
from enzyme_cc.ir.reading.cursor import NAME, OPAQUE, SPACE
from enzyme_cc.ir.reading.headers import read_header
from enzyme_cc.ir.types import POINTER, PointerType
from enzyme_cc.ir.values import canonical

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.reading.surroundings import Surroundings

#: From the name of a global to the word that says what it is.
VALUE_WORD = re.compile(rf'{SPACE}=(?:{OPAQUE}|[^"@;])*?\b(global|constant|alias|ifunc)\b')
_SYMBOL = re.compile(rf"@{NAME}")


def note_address_spaces(module: Surroundings, symbols: Mapping[str, GlobalValue]) -> None:
    """Give each global of a module the type of its address."""
    for value in symbols.values():
        if isinstance(value, GlobalVariable):
            value.type = _variable_pointer(module, value)
    for value in symbols.values():
        if isinstance(value, Function) and value.start >= 0:
            value.type = _function_pointer(module, value)
    aliases = [value for value in symbols.values() if isinstance(value, Alias)]
    _note_aliases(module, symbols, {each for each in aliases if _mentions_space(module, each)})


def _mentions_space(module: Surroundings, value: GlobalValue) -> bool:
    end = value.body_start if isinstance(value, Function) and value.body_start > 0 else value.end
    return module.text.find("addrspace", value.start, end) >= 0


def _variable_pointer(module: Surroundings, value: GlobalVariable) -> PointerType:
    if not _mentions_space(module, value):
        return POINTER
    name = _SYMBOL.search(module.text, value.start)
    found = name and VALUE_WORD.match(module.text, name.end(), value.end)
    return space_of(found[0] if found else "") or POINTER


def _function_pointer(module: Surroundings, function: Function) -> PointerType:
    if not _mentions_space(module, function):
        return module.program_pointer
    read_header(module, function)
    return space_of(function.suffix) or module.program_pointer


def _note_aliases(
    module: Surroundings, symbols: Mapping[str, GlobalValue], pending: set[Alias]
) -> None:
    """Note an alias; an alias of an alias comes after that one."""
    stack: list[Alias] = []
    while pending or stack:
        if not stack:
            stack.append(pending.pop())
        alias = stack[-1]
        names = _SYMBOL.findall(module.text, alias.start, alias.end)
        others = {symbols.get(canonical(ref)) for ref in names} & pending
        if others:
            stack.append(others.pop())  # type: ignore[arg-type]
            pending.discard(stack[-1])
        else:
            read_header(module, alias)
            alias.type = global_pointer(alias)
            stack.pop()


def global_pointer(value: GlobalValue) -> PointerType:
    """Return the type of the address of a variable or alias, by its header."""
    if isinstance(value, Alias) and isinstance(value.aliasee.type, PointerType):
        return value.aliasee.type
    return space_of(value.prefix) or POINTER
