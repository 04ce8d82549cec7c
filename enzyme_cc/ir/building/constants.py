"""Making constants of any type: numbers, lanes, elements, strings; and taking them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import (
    ArrayConstant,
    Constant,
    FloatConstant,
    IntConstant,
    NullConstant,
    SplatConstant,
    StringConstant,
    StructConstant,
    VectorConstant,
    ZeroConstant,
    float_constant,
    int_constant,
    zero,
)
from enzyme_cc.ir.floats import from_float
from enzyme_cc.ir.types import (
    I8,
    ArrayType,
    FloatType,
    StructType,
    Type,
    VectorType,
    array_type,
    scalar_of,
    vector_type,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.values import Value

#: A zero of more elements is not written out.
_MOST_ELEMENTS = 256


def number(type_: Type, value: float) -> Value:
    """Return this number of an integer or floating-point type, or in every lane of a vector."""
    scalar = scalar_of(type_)
    if isinstance(scalar, FloatType):
        return uniform(type_, float_constant(scalar, from_float(scalar, value)))
    if not isinstance(value, int):
        raise TypeError(f"{scalar} has no {value}")
    return uniform(type_, int_constant(scalar, value))


def uniform(type_: Type, scalar: Value) -> Value:
    """Return `scalar` itself, or with it in every lane if `type_` is a vector."""
    if not isinstance(type_, VectorType):
        return scalar
    if not type_.scalable:
        return vector_constant([scalar] * type_.count)
    return zero(type_) if is_zero(scalar) else SplatConstant(type_, [scalar])


def vector_constant(lanes: Sequence[Value]) -> Value:
    """Return a vector of these lanes; spelled out, as LLVM before 19 knows no `splat`."""
    type_ = vector_type(len(lanes), _one_type(lanes))
    return zero(type_) if all(map(is_zero, lanes)) else VectorConstant(type_, lanes)


def array_constant(elements: Sequence[Value]) -> Value:
    """Return an array of these elements, of which there is at least one."""
    type_ = array_type(len(elements), _one_type(elements))
    return zero(type_) if all(map(is_zero, elements)) else ArrayConstant(type_, elements)


def _one_type(values: Sequence[Value]) -> Type:
    for value in values:
        if value.type is not values[0].type:
            raise TypeError(f"{values[0].type} and {value.type} cannot be elements of one constant")
    return values[0].type


def struct_constant(type_: Type, fields: Sequence[Value]) -> Value:
    """Return a struct of this type."""
    if not isinstance(type_, StructType) or type_.fields is None:
        raise TypeError(f"{type_} has no fields")
    if tuple(field.type for field in fields) != type_.fields:
        given = ", ".join(field.type.text for field in fields)
        raise TypeError(f"the fields of {type_} are {type_.definition()}, not {given}")
    return zero(type_) if all(map(is_zero, fields)) else StructConstant(type_, fields)


def string_constant(data: bytes) -> Value:
    """Return an array of these bytes."""
    type_ = array_type(len(data), I8)
    if not any(data):
        return zero(type_)
    return StringConstant(type_, f'c"{"".join(map(_BYTES.__getitem__, data))}"')


#: Each byte as it is written in a string.
_BYTES = [
    chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\{byte:02X}"
    for byte in range(256)
]
_BYTES[ord("\\")] = "\\\\"


def is_zero(value: Value) -> bool:
    """Return whether a constant is written as the zero of its type."""
    if isinstance(value, IntConstant):
        return value.value == 0
    if isinstance(value, FloatConstant):
        return value.bits == 0
    return isinstance(value, (NullConstant, ZeroConstant))


def elements_of(value: Value) -> list[Value] | None:
    """Return the elements of a constant aggregate or vector; None where they cannot be told."""
    if isinstance(value, (ArrayConstant, StructConstant, VectorConstant)):
        return list(value.operands)
    if isinstance(value, StringConstant):
        return [int_constant(I8, byte) for byte in value.data]
    if isinstance(value, SplatConstant):
        return _repeated(value.type, value.operands[0])
    return _zeros(value.type) if isinstance(value, ZeroConstant) else None


def element_of(value: Value, index: int) -> Value | None:
    """Return one element of a constant aggregate or vector; None where it cannot be told."""
    kind = value.type
    if isinstance(value, (ArrayConstant, StructConstant, VectorConstant)):
        return value.operands[index]
    if isinstance(value, ZeroConstant) and isinstance(kind, StructType):
        return zero((kind.fields or ())[index])
    elements = elements_of(value)
    return None if elements is None else elements[index]


def same_constant(one: Value, other: Value) -> bool:
    """Return whether two constants are one to LLVM, however they are written."""
    if one is other or not isinstance(one, Constant) or not isinstance(other, Constant):
        return one is other
    if one.type is not other.type:
        return False
    if one.ref == other.ref or (is_zero(one) and is_zero(other)):
        return True
    left, right = elements_of(one), elements_of(other)
    if left is None or right is None:
        return False
    return all(map(same_constant, left, right))


def _zeros(type_: Type) -> list[Value] | None:
    if isinstance(type_, StructType):
        return [zero(field) for field in type_.fields or ()]
    if isinstance(type_, (ArrayType, VectorType)):
        return _repeated(type_, zero(type_.element))
    return None


def _repeated(type_: Type, element: Value) -> list[Value] | None:
    if isinstance(type_, VectorType) and type_.scalable:
        return None
    assert isinstance(type_, (ArrayType, VectorType))
    return [element] * type_.count if type_.count <= _MOST_ELEMENTS else None


def rebuilt(type_: Type, elements: Sequence[Value]) -> Value:
    """Return the constant of an aggregate or vector type that has these elements."""
    if isinstance(type_, StructType):
        return struct_constant(type_, elements)
    if not elements:
        return zero(type_)
    return (array_constant if isinstance(type_, ArrayType) else vector_constant)(elements)


def scalar_in(value: Value) -> Value | None:
    """Return a constant, or what all lanes of a vector are, if they are the same."""
    if not isinstance(value.type, VectorType):
        return value
    if isinstance(value, SplatConstant):
        return value.operands[0]
    if isinstance(value, ZeroConstant):
        return zero(value.type.element)
    if isinstance(value, VectorConstant):
        first = value.operands[0]
        return first if all(each is first for each in value.operands) else None
    return None
