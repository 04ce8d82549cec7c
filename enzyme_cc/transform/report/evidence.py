"""Weigh evidence that a call is harmless to derivatives: attributes, declared types.

A function that nobody has seen may write wherever a pointer leads that it is given, keep that for
later, and return something computed from there. A call is harmless where something speaks against
each of these. That a pointer is declared to lead to constant numbers can be cast away, and counts
only because nobody does so to report, print or check: to where there are no further pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.attributes import (
    WRITE,
    both_pointed,
    permission_of,
    pointed_of,
)
from enzyme_cc.ir.metadata.debug_info import BasicType, CompositeType, DerivedType, SubroutineType
from enzyme_cc.ir.metadata.nodes import MAX_DEPTH, attachments
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    scalar_of,
)
from enzyme_cc.transform.code.derivative_attributes import call_attributes
from enzyme_cc.transform.code.function_attributes import FunctionWords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.memory.attributes import Pointed
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.metadata.debug_info import DebugType
    from enzyme_cc.ir.types import Type
    from enzyme_cc.requests.places import Places

#: What is in the names of requests.
_REQUEST = "__enzyme_"
#: An integer of more bits may be a struct with numbers in it, or an address.
_MOST_BITS = 32
_POINTING = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_CONST = "DW_TAG_const_type"
#: Characters may be storage for anything.
_BYTE = 8
_NO_NUMBERS = ("int", "bool", "char")
_MEMBERS = ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type")


def is_harmless(callee: Function, call: CallBase, places: Places) -> bool:
    """Return whether a call is known neither to write memory nor to return an address."""
    if gives_back(callee, places):
        return False
    return next(written(callee, call, places), None) is None


def may_come_back(callee: Function) -> bool:
    """Return whether another function without a body may return what this one has kept.

    Such as `get` of `set(x)` and `get()`: it is given no number, and computes none from one.
    """
    if only_reads(callee):
        return False
    others = (each for each in module_of(callee).functions.values() if each is not callee)
    return any(_returns_unasked(each) for each in others if each.is_declaration and each.is_used)


def _returns_unasked(callee: Function) -> bool:
    """Return whether a function returns numbers and is given none; requests are no functions."""
    kinds = callee.function_type
    if kinds.variadic or callee.name.startswith("llvm.") or _REQUEST in callee.name:
        return False
    return _has_numbers(kinds.result) and not any(map(_has_numbers, kinds.parameters))


def _has_numbers(kind: Type) -> bool:
    if isinstance(kind, StructType):
        return any(map(_has_numbers, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return _has_numbers(kind.element)
    return isinstance(scalar_of(kind), FloatType)


def gives_back(callee: Function, places: Places) -> bool:
    """Return whether a function returns what may carry a derivative."""
    result = callee.return_type
    if result is VOID:
        return False
    if isinstance(result, IntType):
        if result.width <= _MOST_BITS:
            return False
        types = declared_types(callee, places)
        kind = types[0].underlying if types and types[0] is not None else None
        return not (isinstance(kind, BasicType) and kind.kind in _NO_NUMBERS)
    return True


def written(callee: Function, call: CallBase, places: Places) -> Iterator[int]:
    """Yield the arguments through which a call may write, as far as can be told."""
    if not _may_write_at_all(call_attributes(callee, call)):
        return
    for index, given in enumerate(call.arguments):
        if may_write(callee, index, given.type, call.argument_attributes[index], places):
            yield index


def may_write(callee: Function, index: int, passed: Type, attributes: str, places: Places) -> bool:
    """Return whether a function may write through what it is given for a parameter."""
    scalar = scalar_of(passed)
    is_small = isinstance(scalar, IntType) and scalar.width <= _MOST_BITS
    if is_small or isinstance(scalar, FloatType):
        return False
    said = pointed_of(attributes)
    if index < len(callee.arguments):
        said = both_pointed(said, pointed_of(callee.arguments[index].attributes))
    if not said.access & WRITE and not said.copied:
        return False
    types = declared_types(callee, places)
    declared = types[index + 1] if index + 1 < len(types) else None
    return declared is None or not _is_no_way(declared, passed, said)


def only_reads(callee: Function) -> bool:
    """Return whether its attributes say that a function writes nothing that others see."""
    callee.load()
    return not _may_write_at_all(FunctionWords(module_of(callee)).of(callee))


def _may_write_at_all(words: list[str]) -> bool:
    allowed = permission_of(" ".join(words))
    return bool((allowed.arguments | allowed.other) & WRITE)


def declared_types(callee: Function, places: Places) -> tuple[DebugType | None, ...]:
    """Return the result's and each parameter's type in the source; nothing if others are."""
    node = attachments(callee.metadata).get("dbg")
    found = places.info.subprogram(node).type if node else None
    if not isinstance(found, SubroutineType):
        return ()
    given = found.parameters
    return (found.result, *given) if len(given) == len(callee.function_type.parameters) else ()


def _is_no_way(kind: DebugType, passed: Type, said: Pointed) -> bool:
    """Return whether its declared type allows no write: no address, or one of constants."""
    plain = kind.underlying
    if isinstance(passed, PointerType) and not said.copied:
        if not isinstance(plain, DerivedType) or plain.tag not in _POINTING:
            return False
        target = plain.base.underlying if plain.base is not None else None
        if isinstance(target, BasicType) and target.kind in _NO_NUMBERS and target.size != _BYTE:
            return True
        return _is_constant(plain.base) and not _has_pointers(target)
    return not _has_pointers(plain)


def _is_constant(kind: DebugType | None) -> bool:
    for _ in range(MAX_DEPTH):
        if not isinstance(kind, DerivedType) or kind.tag in _POINTING:
            break
        if kind.tag == _CONST:
            return True
        kind = kind.base
    return False


def _has_pointers(kind: DebugType | None, depth: int = 0) -> bool:
    """Return whether addresses may be in a value, or what is in it is not known."""
    plain = kind.underlying if kind is not None else None
    if isinstance(plain, BasicType):
        return False
    if not isinstance(plain, CompositeType) or depth > MAX_DEPTH:
        return True
    if plain.tag == "DW_TAG_array_type":
        return _has_pointers(plain.element, depth + 1)
    if plain.tag == "DW_TAG_enumeration_type":
        return False
    if plain.tag not in _MEMBERS or not plain.members:
        return True
    return any(_has_pointers(each.type, depth + 1) for each in plain.members)
