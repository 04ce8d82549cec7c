"""Find how much memory is behind an address, if the program says: a variable, a new block."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import ArrayType
from enzyme_cc.requests.trace import callee_of, leaves

if TYPE_CHECKING:
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_SIZES = re.compile(r"\ballocsize\((\d+)(?:,\s*(\d+))?\)")
_GROUP = re.compile(r"(?<!\S)#\d+(?!\S)")


class Extent(NamedTuple):
    """The extent of a variable, or of a block of the heap."""

    bytes: int
    #: What an array is made of in the end; None for a block.
    element: Type | None = None


def sole(value: Value) -> Value | None:
    """Return the one value it must be, through variables that hold it; None for several."""
    found = {leaf.value for leaf in leaves(value)}
    return found.pop() if len(found) == 1 else None


def extent(pointer: Value, layout: DataLayout) -> Extent | None:
    """Return the array or block that begins at an address; None where none is known.

    The address of a struct may be meant as that of its first member, so nothing is said of one.
    """
    found = sole(pointer)
    if isinstance(found, CallBase):
        size = _block(found)
        return None if size is None else Extent(size)
    kind = _kind(found)
    if not isinstance(kind, ArrayType):
        return None
    size = layout.alloc_size(kind)
    element: Type = kind
    while isinstance(element, ArrayType):
        element = element.element
    return Extent(size, element)


def _kind(variable: Value | None) -> Type | None:
    """Return the type of a variable that is as large as its type says."""
    if isinstance(variable, GlobalVariable):
        return variable.value_type if variable.initializer is not None else None
    if isinstance(variable, Alloca):
        return variable.allocated if all(map(_is_one, variable.operands)) else None
    return None


def _is_one(count: Value) -> bool:
    return isinstance(count, IntConstant) and count.value == 1


def _block(call: CallBase) -> int | None:
    """Return the bytes of a new block, by what is said of the function that makes it."""
    callee = callee_of(call)
    found = _SIZES.search(_words(callee)) if callee is not None else None
    if found is None:
        return None
    size = 1
    for index in (int(each) for each in found.groups() if each is not None):
        given = call.arguments[index] if index < len(call.arguments) else None
        if not isinstance(given, IntConstant):
            return None
        size *= given.value
    return size


def _words(function: Function) -> str:
    """Return the attributes of a function as text, groups too."""
    function.load()
    groups = (module_of(function).definition("group", key) or "" for key in _groups(function))
    return " ".join((function.suffix, *groups))


def _groups(function: Function) -> list[str]:
    return _GROUP.findall(function.suffix)
