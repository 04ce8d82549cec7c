"""Fit a value to the type that is wanted, or say why it does not; compare layouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.types import DOUBLE as PROMOTED_FLOAT
from enzyme_cc.ir.types import (
    I1,
    I32,
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    scalar_of,
)
from enzyme_cc.requests.model import Repair
from enzyme_cc.requests.trace import is_null

if TYPE_CHECKING:
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.values import Value

_AGGREGATES = (ArrayType, StructType)
#: Past this many leaves, only sizes are compared.
_MANY = 4096


class Piece(NamedTuple):
    """A scalar or vector inside a type."""

    offset: int
    size: int
    type: Type

    @property
    def kind(self) -> str:
        """Return `float`, `pointer`, `integer` or another word for what it holds."""
        return kind_of(self.type)


def kind_of(type_: Type) -> str:
    """Return what a scalar, or each lane of a vector, holds."""
    scalar = scalar_of(type_)
    if isinstance(scalar, FloatType):
        return "float"
    if isinstance(scalar, PointerType):
        return "pointer"
    return "integer" if isinstance(scalar, IntType) else scalar.text


def pieces(type_: Type, layout: DataLayout, offset: int = 0) -> list[Piece]:
    """Return the scalars and vectors in a type, in order."""
    if isinstance(type_, StructType):
        places = layout.struct_layout(type_).offsets
        fields = zip(type_.fields or (), places, strict=True)
        return [p for each, at in fields for p in pieces(each, layout, offset + at)]
    if isinstance(type_, ArrayType):
        size = layout.alloc_size(type_.element)
        places = tuple(range(offset, offset + size * min(type_.count, _MANY), size or 1))
        return [p for at in places for p in pieces(type_.element, layout, at)]
    if type_ is VOID:
        return []
    return [Piece(offset, layout.store_size(type_), type_)]


def fit(value: Value, wanted: Type, layout: DataLayout, *, is_variadic: bool) -> Repair | None:
    """Return what makes the value one of the type wanted; None if nothing honest does."""
    given = value.type
    if given is wanted:
        return Repair.NONE
    if isinstance(wanted, PointerType):
        return _fit_pointer(value)
    if isinstance(given, IntType) and isinstance(wanted, IntType):
        return _fit_integer(given, wanted, is_variadic=is_variadic)
    if is_variadic and given is PROMOTED_FLOAT and _is_narrower_float(wanted):
        return Repair.NARROW
    if isinstance(given, _AGGREGATES) or isinstance(wanted, _AGGREGATES):
        return Repair.REPACK if _same_pieces(given, wanted, layout) else None
    return _fit_bits(given, wanted, layout)


def _fit_pointer(value: Value) -> Repair | None:
    if isinstance(value.type, PointerType):
        return Repair.ADDRESS_SPACE
    return Repair.NULL if is_null(value) else None


def _fit_integer(given: IntType, wanted: IntType, *, is_variadic: bool) -> Repair | None:
    """Fit an integer: C passes small ones as ints, through `...` always and else often."""
    narrows = given.width > wanted.width
    if narrows and (wanted is I1 or (given is I32 and is_variadic)):
        return Repair.TRUNCATE
    return None


def _is_narrower_float(type_: Type) -> bool:
    return isinstance(type_, FloatType) and type_.width < PROMOTED_FLOAT.width


def _fit_bits(given: Type, wanted: Type, layout: DataLayout) -> Repair | None:
    """Fit bits: vectors may be small structs; a plain integer never is a number."""
    is_vector = isinstance(given, VectorType) or isinstance(wanted, VectorType)
    kinds = {kind_of(given), kind_of(wanted)}
    is_counted = not any(map(_is_uncounted, (given, wanted)))
    same = is_vector and is_counted and layout.size_in_bits(given) == layout.size_in_bits(wanted)
    return Repair.BITCAST if same and kinds <= {"float", "integer"} else None


def _same_pieces(one: Type, other: Type, layout: DataLayout) -> bool:
    if any(map(_is_uncounted, (one, other))):
        return False
    first = [(piece.offset, piece.type) for piece in pieces(one, layout)]
    return first == [(piece.offset, piece.type) for piece in pieces(other, layout)]


def fit_result(made: Type, declared: Type, layout: DataLayout) -> Repair | None:
    """Return what makes a result one of the type that the call returns; None if nothing does."""
    if made is declared:
        return Repair.NONE
    if VOID in (made, declared):
        return Repair.DROP if declared is VOID else None
    if any(map(_is_uncounted, (made, declared))):
        return None
    if layout.alloc_size(declared) < _size(made, layout) or _contradicts(made, declared, layout):
        return None
    if layout.alloc_size(declared) > -(-_size(made, layout) // 8) * 8:
        return Repair.PREFIX
    return Repair.REPACK


def _is_uncounted(type_: Type) -> bool:
    """Return whether only the machine knows how large it is."""
    if isinstance(type_, StructType):
        return any(map(_is_uncounted, type_.fields or ()))
    if isinstance(type_, ArrayType):
        return _is_uncounted(type_.element)
    return isinstance(type_, VectorType) and type_.scalable


def _size(type_: Type, layout: DataLayout) -> int:
    """Return the size without what pads a struct at its end."""
    return max((each.offset + each.size for each in pieces(type_, layout)), default=0)


def _contradicts(made: Type, declared: Type, layout: DataLayout) -> bool:
    """Return whether something at one place would be read as something else.

    Front ends return small structs in integers and vectors, which is no contradiction.
    """
    ours, theirs = pieces(made, layout), pieces(declared, layout)
    if len(ours) == len(theirs) == 1:
        return not _is_like(ours[0].type, theirs[0].type)
    there = {piece.offset: piece for piece in theirs}
    return any(
        {piece.kind, there[piece.offset].kind} == {"float", "pointer"}
        for piece in ours
        if piece.offset in there
    )


def _is_like(one: Type, other: Type) -> bool:
    if isinstance(one, VectorType) or isinstance(other, VectorType):
        return kind_of(one) == kind_of(other)
    return one is other or (isinstance(one, PointerType) and isinstance(other, PointerType))
