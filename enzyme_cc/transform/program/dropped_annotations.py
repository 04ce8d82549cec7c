"""Annotations and registrations, which have said what they had to: they keep functions from going.

LLVM takes whatever stands in arrays for used, and would neither drop nor specialise it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.annotations import word_in
from enzyme_cc.attributes.names import REGISTERING
from enzyme_cc.ir.building.constants import array_constant
from enzyme_cc.ir.constants import Composite
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.requests.annotations import ARRAY, annotation_of, entries
from enzyme_cc.requests.trace import stripped

if TYPE_CHECKING:
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

#: What the program, or a front end, calls used.
_USED = ("llvm.used", "llvm.compiler.used")


def drop_annotations(module: Module) -> None:
    """Take our annotations out of clang's array; others stay."""
    array = module.globals.get(ARRAY)
    if not isinstance(array, GlobalVariable):
        return
    found = entries(module)
    kept = [each for each in found if word_in(annotation_of(each)) is None]
    if kept == found:
        return
    if not kept:
        module.remove_global(array)
        return
    _hold(array, kept)


def drop_registrations(module: Module) -> None:
    """Remove the globals that register something, but those that the program uses itself."""
    found = [each for each in module.globals.values() if _registers(each)]
    if not found:
        return
    for name in _USED:
        _forget(module, name, found)
    for each in found:
        if not each.is_used:
            module.remove_global(each)


def _registers(symbol: GlobalValue) -> bool:
    is_here = isinstance(symbol, GlobalVariable) and symbol.initializer is not None
    return is_here and any(word in symbol.name for word in REGISTERING)


def _forget(module: Module, name: str, gone: list[GlobalValue]) -> None:
    """Take symbols out of a list of what LLVM is to take for used."""
    array = module.globals.get(name)
    start = array.initializer if isinstance(array, GlobalVariable) else None
    if not isinstance(start, Composite) or not isinstance(array, GlobalVariable):
        return
    kept = [each for each in start.operands if stripped(each) not in gone]
    if not kept:
        module.remove_global(array)
    elif len(kept) < len(start.operands):
        _hold(array, kept)
    if not start.is_used:
        start.drop_operands()


def _hold(array: GlobalVariable, kept: list[Value]) -> None:
    rest = array_constant(kept)
    array.value_type = rest.type
    array.set_operand(0, rest)
    array.module.edited = True
