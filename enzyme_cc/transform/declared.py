"""What the declared type of memory says of bytes that nobody uses: which are numbers.

Types come from use. What no code uses still has to be right where a user looks at the shadow, and
a variable, or memory passed by value or for a result, has a type of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_tree import MAX_BYTES
from enzyme_cc.ir.constants import ConstantExpression, IntConstant
from enzyme_cc.ir.function import Argument, GlobalVariable
from enzyme_cc.ir.instructions import Alloca, GetElementPointer
from enzyme_cc.ir.named_types import is_derived_type
from enzyme_cc.ir.types import I8, ArrayType, FloatType, IntType, StructType, VectorType
from enzyme_cc.requests.site import attribute_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


def declared_numbers(layout: DataLayout, pointer: Value) -> frozenset[int] | None:
    """The offsets of bytes of numbers behind a pointer; None where no type is declared."""
    found = declared_kinds(layout, pointer)
    return None if found is None else frozenset(found)


def declared_kinds(layout: DataLayout, pointer: Value) -> dict[int, FloatType] | None:
    """What numbers the bytes behind a pointer are part of, by their offsets; as above."""
    offset = 0
    while isinstance(pointer, (GetElementPointer, ConstantExpression)):
        step = _constant_step(layout, pointer)
        if step is None:
            return None
        offset += step
        pointer = pointer.operands[0]
    kind = _declared_type(pointer)
    found = None if kind is None else kinds_of(layout, kind)
    return None if found is None else {at - offset: each for at, each in found.items()}


def kinds_of(layout: DataLayout, kind: Type) -> dict[int, FloatType] | None:
    """What numbers the bytes of a type are part of, by their offsets; None where it is silent."""
    if layout.alloc_size(kind) > MAX_BYTES or has_union(kind) or _has_bytes(kind):
        return None
    return dict(_bytes_of_numbers(layout, kind, 0))


def _constant_step(layout: DataLayout, step: GetElementPointer | ConstantExpression) -> int | None:
    """How many bytes a step goes; None where that is not constant."""
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
        module = pointer.function.module
        found = (attribute_type(module, pointer.attributes, word) for word in ("sret", "byval"))
        return next((each for each in found if each is not None), None)
    return None


def _is_words(kind: Type) -> bool:
    """Whether it is integers and nothing else, as what numbers travel in as bits is declared."""
    if isinstance(kind, StructType):
        return bool(kind.fields) and all(map(_is_words, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return _is_words(kind.element)
    return isinstance(kind, IntType) and kind.width in _OF_NUMBERS


def _bytes_of_numbers(layout: DataLayout, kind: Type, at: int) -> Iterator[tuple[int, FloatType]]:
    if isinstance(kind, FloatType):
        yield from ((byte, kind) for byte in range(at, at + layout.store_size(kind)))
    elif isinstance(kind, StructType):
        for index, each in enumerate(kind.fields or ()):
            yield from _bytes_of_numbers(layout, each, at + layout.field_offset(kind, index))
    elif isinstance(kind, (ArrayType, VectorType)):
        step = layout.alloc_size(kind.element)
        for index in range(kind.count):
            yield from _bytes_of_numbers(layout, kind.element, at + index * step)


def has_union(kind: Type) -> bool:
    """Whether a type is what clang writes for a union, of which it is one member only."""
    if isinstance(kind, StructType):
        named = kind.name is not None and kind.name.strip('"').startswith("union.")
        return named or any(map(has_union, kind.fields or ()))
    return isinstance(kind, ArrayType) and has_union(kind.element)


def _has_bytes(kind: Type) -> bool:
    """Whether characters are in a type that may be storage for anything, a number for one."""
    if isinstance(kind, StructType):
        return not is_derived_type(kind) and any(map(_has_bytes, kind.fields or ()))
    if not isinstance(kind, ArrayType):
        return False
    return _has_bytes(kind.element) or (kind.element is I8 and kind.count >= _SMALLEST)


#: The bits of integers that are as large as a number.
_OF_NUMBERS = frozenset((16, 32, 64, 128))
#: How many bytes a float has: padding is less than a double.
_SMALLEST = 8
