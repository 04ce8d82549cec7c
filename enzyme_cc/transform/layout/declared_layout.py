"""Tell by the declared type of memory which bytes, unused by any code, are of numbers.

Types come from use. What no code uses still has to be right where a user looks at the shadow, and
a variable, or memory passed by value or for a result, has a type of its own. Of characters and of
unions it says nothing: they may be storage for anything.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.constants import ConstantExpression, IntConstant
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, GetElementPointer
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.named_types import is_derived_type
from enzyme_cc.ir.types import I8, ArrayType, FloatType, IntType, StructType, VectorType
from enzyme_cc.requests.site import attribute_type

if TYPE_CHECKING:
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


#: Bytes by their offsets: what number each is part of, or None of what is none.
Declared = dict[int, FloatType | None]


def declared_kinds(layout: DataLayout, pointer: Value) -> Declared:
    """Return the declared kinds of bytes behind a pointer, without those that have none."""
    kind, offset = _declared_place(layout, pointer)
    found = {} if kind is None else kinds_of(layout, kind)
    return {at - offset: each for at, each in found.items()} if offset else found


def is_storage(layout: DataLayout, pointer: Value, size: int) -> bool:
    """Return whether memory is declared, as a union or characters: storage for several types."""
    kind, offset = _declared_place(layout, pointer)
    if kind is None or not 0 <= offset <= layout.alloc_size(kind) - size <= MAX_BYTES - size:
        return False
    return kinds_of(layout, kind).keys().isdisjoint(range(offset, offset + size))


def _declared_place(layout: DataLayout, pointer: Value) -> tuple[Type | None, int]:
    """Return the declared type of what a pointer leads into, and how far; None if it has none."""
    offset = 0
    while isinstance(pointer, (GetElementPointer, ConstantExpression)):
        step = _constant_step(layout, pointer)
        if step is None:
            return None, 0
        offset += step
        pointer = pointer.operands[0]
    return _declared_type(pointer), offset


def declared_kind(number: FloatType | None) -> Kind:
    """Return what a byte is that is declared, and otherwise unused."""
    return Kind.INTEGER if number is None else Kind(number.text)


def declared_numbers(layout: DataLayout, pointer: Value, size: int) -> frozenset[int] | None:
    """Return which of `size` bytes are declared as numbers; None if any byte has no declaration."""
    found = declared_kinds(layout, pointer)
    if not all(at in found for at in range(size)):
        return None
    return frozenset(at for at in range(size) if found[at] is not None)


@functools.lru_cache(maxsize=256)
def kinds_of(layout: DataLayout, kind: Type) -> Declared:
    """Return what the bytes of a type are; as above."""
    size = layout.alloc_size(kind)
    if size > MAX_BYTES:
        return {}
    found: Declared = dict.fromkeys(range(size))
    _say(found, layout, kind, 0)
    return found


def _constant_step(layout: DataLayout, step: GetElementPointer | ConstantExpression) -> int | None:
    """Return how many bytes a step goes; None where that is not constant."""
    indices = step.operands[1:]
    kind = step.source_type
    if step.opcode != "getelementptr" or kind is None:
        return None
    values = [each.value for each in indices if isinstance(each, IntConstant)]
    return layout.index_offset(kind, values) if len(values) == len(indices) else None


def _declared_type(pointer: Value) -> Type | None:
    if isinstance(pointer, Alloca):
        return None if pointer.operands or _is_words(pointer.allocated) else pointer.allocated
    if isinstance(pointer, GlobalVariable):
        return None if _is_words(pointer.value_type) else pointer.value_type
    if isinstance(pointer, Argument) and pointer.function is not None:
        module = module_of(pointer.function)
        found = (attribute_type(module, pointer.attributes, word) for word in ("sret", "byval"))
        return next((each for each in found if each is not None), None)
    return None


def _is_words(kind: Type) -> bool:
    """Return whether a type is integers alone, as C declares what carries numbers as bits."""
    if isinstance(kind, StructType):
        return bool(kind.fields) and all(map(_is_words, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return _is_words(kind.element)
    return isinstance(kind, IntType) and kind.width in _OF_NUMBERS


def _say(found: Declared, layout: DataLayout, kind: Type, at: int) -> None:
    """Put down what numbers of a type are at a place, and take out what it does not say."""
    if isinstance(kind, FloatType):
        found.update(dict.fromkeys(range(at, at + layout.store_size(kind)), kind))
    elif is_union(kind) or _is_storage(kind):
        for byte in range(at, at + layout.alloc_size(kind)):
            del found[byte]
    elif isinstance(kind, StructType):
        for index, each in enumerate(kind.fields or ()):
            if not (is_derived_type(kind) and _is_storage(each)):
                _say(found, layout, each, at + layout.field_offset(kind, index))
    elif isinstance(kind, (ArrayType, VectorType)):
        step = layout.alloc_size(kind.element)
        for index in range(kind.count):
            _say(found, layout, kind.element, at + index * step)


def is_union(kind: Type) -> bool:
    """Return whether a type is what clang writes for a union, of which it is one member only."""
    return (
        isinstance(kind, StructType)
        and kind.name is not None
        and kind.name.strip('"').startswith("union.")
    )


def _is_storage(kind: Type) -> bool:
    """Return whether a type is characters that may be storage for anything, a number for one."""
    while isinstance(kind, ArrayType) and isinstance(kind.element, ArrayType):
        kind = kind.element
    return isinstance(kind, ArrayType) and kind.element is I8 and kind.count >= _SMALLEST


#: The bits of integers that are as large as a number.
_OF_NUMBERS = frozenset((16, 32, 64, 128))
#: How many bytes a float has: padding is less than a double.
_SMALLEST = 8
