"""Tell by its type whether a value can carry a derivative or a shadow at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import DISAGREEING, UNCLEAR, Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import Alloca
from enzyme_cc.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    TargetType,
    Type,
    VectorType,
)

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.values import Value

_ADDRESSES = UNCLEAR | {Kind.POINTER}
#: Aggregates deeper than this are not looked through.
_MAX_PARTS = 64


class Kinds:
    """Answers about values and memory, remembered."""

    def __init__(self, types: TypeResults, layout: DataLayout) -> None:
        self.types = types
        self.layout = layout
        #: By type: yes, no, or None where the value itself must be looked at.
        self.by_type: dict[Type, bool | None] = {}
        self._values: dict[Value, bool] = {}

    def holds(self, value: Value) -> bool:
        """Return whether there may be floats or pointers in a value."""
        kind = value.type
        try:
            known = self.by_type[kind]
        except KeyError:
            known = self.by_type[kind] = _by_type(kind)
        if known is not None:
            return known
        found = self._values.get(value)
        if found is None:
            found = self._values[value] = self._ask(value)
        return found

    def has_number_bits(self, value: Value) -> bool:
        """Return whether an integer is, or may be, the bits of a number."""
        kind = self.types.kind(value)
        return kind.is_float or kind in DISAGREEING

    def is_cut(self, value: Value, kind: IntType) -> bool:
        """Return whether the low bytes of an integer, taken for one of a type, are of a number."""
        size = kind.width // 8
        return self.types.own(value).lookup(0, size).is_float

    def by_type_of(self, value: Value) -> bool | None:
        """Return what the type alone says; None where it does not say."""
        return _by_type(value.type)

    def _ask(self, value: Value) -> bool:
        if self.types.may_be_float(value):
            return True
        return self.types.kind(value) in _ADDRESSES

    def memory_holds(self, pointer: Value, size: Value | int | None) -> bool:
        """Return whether there may be floats or pointers in the first bytes behind a pointer."""
        length = size.value if isinstance(size, IntConstant) else size
        if not isinstance(length, int) or length < 0 or length > MAX_BYTES:
            return True
        found = self.types.layout(pointer, length)
        return any(kind is not Kind.INTEGER for _, kind, _ in found)

    def object_holds(self, made: Value) -> bool:
        """Return whether there may be floats or pointers in memory that is made here."""
        if not isinstance(made, Alloca) or _by_type(made.allocated):
            return True
        count = made.operands[0] if made.operands else None
        if count is not None and not isinstance(count, IntConstant):
            return True
        try:
            size = self.layout.alloc_size(made.allocated)
        except ValueError:
            return True
        return self.memory_holds(made, size * (count.value if count is not None else 1))


def _by_type(kind: Type) -> bool | None:
    if isinstance(kind, (FloatType, PointerType, TargetType)):
        return True
    if isinstance(kind, IntType):
        return False if kind.width == 1 else None
    if isinstance(kind, (ArrayType, VectorType)):
        return _by_type(kind.element)
    if isinstance(kind, StructType):
        inside = {_by_type(each) for each in (kind.fields or ())[:_MAX_PARTS]}
        if True in inside or kind.fields is None or len(kind.fields) > _MAX_PARTS:
            return True
        return None if None in inside else False
    # void, labels, tokens, metadata, functions
    return False
