"""Lend bodies from a shared library's module to a program that is differentiated.

What the library exports stays the library's: its functions have bodies here for the differentiator
only, its variables are declared. What it keeps to itself is copied where no copy can be told from
the original; variables that change cannot be copied. Linkers of IR leave out what nobody asks for
yet: until all modules are one, bodies are definitions in a section of their own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.function import DebugRecord, Function
from enzyme_cc.ir.globals import LINKAGES, Alias, GlobalVariable
from enzyme_cc.ir.instructions import CallBase, GetElementPointer, Load
from enzyme_cc.ir.unused import only

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_LINKING = LINKAGES | {"default", "hidden", "protected", "dso_local", "dso_preemptable"}
_COMDAT = re.compile(r',?\s*\bcomdat\b(?:\(\$(?:"[^"]*"|[^)]*)\))?')
_ASSEMBLY = re.compile(r"^module asm .*\n", re.MULTILINE)
_OURS = "__enzyme_"
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_SOURCE = 1
_SECTION = "enzyme_cc.lent"
_MARKED = re.compile(rf',? section "{_SECTION}"')
_LENT = re.compile(rf'^(?:define|@[^=\n]+=) .*section "{_SECTION}".*$', re.MULTILINE)
_IN_A_SECTION = re.compile(r',? section "[^"]*"')
#: What is a copy, and what a program may register, too, by the same header.
_COPIED = ("weak_odr", "hidden")
_BODY_ONLY = ("weak_odr",)


class Lent(NamedTuple):
    """The text to merge, and the names of variables that nobody but the library may have."""

    text: str
    own: tuple[str, ...]


def lend(module: Module, reached: Iterable[str], exported: Mapping[str, str]) -> Lent:
    """Return what of a module is reached by these names of its symbols, as others may have it.

    `exported` says what the library's names are called by others: those it does not export, by
    names of their own. What is not in there is the module's alone, or not the library's.
    """
    lending = _Lending(module, exported)
    symbols = [each for each in map(module.globals.get, sorted(reached)) if each]
    kept = {lending.lend(each) for each in symbols} | _for_exceptions(symbols)
    text = _ASSEMBLY.sub("", module.print())
    return Lent(only(text, module.source.name, kept), tuple(lending.own))


def _for_exceptions(symbols: Iterable[GlobalValue]) -> set[str]:
    """Return what the headers of functions name, beside what their bodies do."""
    functions = (each for each in symbols if isinstance(each, Function))
    return {each.ref for one in functions for each in one.operands if isinstance(each, Function)}


def settled(text: str) -> str:
    """Return the module that all are merged into, with bodies that are only lent as such."""
    return _LENT.sub(_settled, text)


def _settled(line: re.Match[str]) -> str:
    return _MARKED.sub("", line[0]).replace("weak_odr", "available_externally", 1)


class _Lending:
    def __init__(self, module: Module, exported: Mapping[str, str]) -> None:
        self.module = module
        self.exported = exported
        self.own: list[str] = []

    def lend(self, symbol: GlobalValue) -> str:
        """Make a symbol what others may have; how it is written then."""
        if isinstance(symbol, Alias):
            symbol = self._instead(symbol)
        name = symbol.name
        others = self.exported.get(name)
        if isinstance(symbol, Function):
            if not symbol.is_declaration and not symbol.is_local:
                _link(symbol, _BODY_ONLY if others == name else _COPIED)
        elif isinstance(symbol, GlobalVariable) and symbol.initializer is not None:
            self._lend_variable(symbol, is_exported=others == name)
        if others not in (None, name) and not symbol.is_local:
            symbol.rename(str(others))
        return symbol.ref

    def _instead(self, alias: Alias) -> GlobalValue:
        """Replace an alias by a copy of its function: one with two names is two functions here."""
        meant = alias.aliasee
        if not isinstance(meant, Function) or meant.is_declaration:
            return alias
        name = alias.name
        copy = clone_function(meant, f"{name}.copy")
        if not alias.is_local:
            copy.prefix = copy.prefix.removeprefix("internal").strip()
        alias.replace_all_uses(copy)
        self.module.remove_global(alias)
        copy.rename(name)
        return copy

    def _lend_variable(self, variable: GlobalVariable, *, is_exported: bool) -> None:
        if _OURS in variable.name:
            _link(variable, _COPIED)
        elif is_exported and variable.is_constant:
            _link(variable, _BODY_ONLY)
        elif is_exported:
            variable.drop_operands()
            _link(variable, ("external",))
        elif variable.is_constant:
            if not variable.is_local:
                _link(variable, _COPIED)
        elif variable.is_local and _is_only_read(variable):
            variable.word = "constant"
        else:
            self.own.append(variable.name)


def _link(symbol: Function | GlobalVariable, words: tuple[str, ...]) -> None:
    """Give a symbol another linkage, outside of any group."""
    others = (word for word in symbol.prefix.split() if word not in _LINKING)
    symbol.prefix = " ".join((*words, *others))
    if isinstance(symbol, Function):
        symbol.suffix = _COMDAT.sub("", symbol.suffix)
        if words is _BODY_ONLY:
            symbol.suffix = f'{_IN_A_SECTION.sub("", symbol.suffix)} section "{_SECTION}"'.strip()
    else:
        symbol.tail = _COMDAT.sub("", symbol.tail)
        if words is _BODY_ONLY:
            symbol.tail = f', section "{_SECTION}"{_IN_A_SECTION.sub("", symbol.tail)}'


def _is_only_read(value: Value) -> bool:
    """Return whether nothing is done with an address but to load from it."""
    pending = [value]
    while pending:
        each = pending.pop()
        for user in each.users:
            if isinstance(user, GetElementPointer):
                pending.append(user)
            elif not (isinstance(user, (Load, DebugRecord)) or _copies_from(user, each)):
                return False
    return True


def _copies_from(user: Value, address: Value) -> bool:
    if not isinstance(user, CallBase) or user.arguments.count(address) != 1:
        return False
    callee = user.callee
    is_copy = isinstance(callee, Function) and callee.name.startswith(_COPIES)
    return is_copy and user.arguments[_SOURCE] is address
