"""The numbers in a value, one by one, and what else is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import UNCLEAR, Kind
from enzyme_cc.ir.constants import Constant, int_constant
from enzyme_cc.ir.instructions import Store
from enzyme_cc.ir.types import (
    I8,
    I64,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
    int_type,
    scalar_of,
)
from enzyme_cc.transform.emit.integers_in_words import is_part
from enzyme_cc.transform.layout.float_runs import Leaf, number_leaves
from enzyme_cc.transform.shadows.inactive import complain_of_bytes, kinds_where_stored

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter


def leaves_of(
    writer: ReverseWriter, value: Value, pointer: Value | None, at: Instruction
) -> tuple[Leaf, ...] | None:
    """Return the numbers in a value, perhaps one in memory; complain, and None, if unknown."""
    kind = value.type
    if isinstance(scalar_of(kind), PointerType):
        return ()
    if isinstance(scalar_of(kind), FloatType):
        is_word = writer.pairs.carrying.of(value).pointers
        return (Leaf(0, kind, in_turns=is_word and can_tell_words(writer)),)
    found = number_leaves(writer.unit.layout, kind, _Bytes(writer, value, pointer))
    are_told = found is not None and not any(each.in_turns for each in found)
    if not are_told and pointer is not None:
        carrying = writer.pairs.carrying
        if carrying.is_integer_access(at, pointer, value):
            return ()
        if isinstance(at, Store) and can_tell_words(writer) and is_part(writer.unit, at):
            return ()
        if not can_tell_words(writer):
            found = None
    if found is None:
        complain_of_bytes(writer, value, at)
    return found


def can_tell_words(writer: ReverseWriter) -> bool:
    """Return whether a sweep moves words that are numbers at one time and addresses at another.

    Tangents that are computed from what a forward sweep has left there find no addresses.
    """
    wanted = writer.wanted
    return not (wanted.lasting or wanted.replayed)


class _Bytes:
    """The kind of each byte of a value: by its own type, or by that of the memory it is in."""

    def __init__(self, writer: ReverseWriter, value: Value, pointer: Value | None) -> None:
        self.writer = writer
        self.value = value
        self.pointer = pointer
        self._tree = writer.unit.types.own(value)
        self._memory: dict[int, Kind] | None = None

    def lookup(self, at: int, _size: int) -> Kind:
        """Return the kind of one byte."""
        is_told = not isinstance(self.value, Constant)
        known = self._tree.lookup(at, 1) if is_told else Kind.UNKNOWN
        if known in UNCLEAR and self.pointer is not None:
            if self._memory is None:
                self._memory = dict(kinds_where_stored(self.writer, self.value, self.pointer))
            known = self._memory.get(at, known)
        return Kind.INTEGER if known is Kind.ANYTHING else known


# -- what is no number ----------------------------------------------------------------------------


class Part:
    """A piece of a value that is no number."""

    def __init__(self, offset: int, kind: Type, path: tuple[int, ...], byte: int = 0) -> None:
        self.offset = offset
        self.kind = kind
        self.path = path
        #: Where in an integer it lies.
        self.byte = byte

    def read(self, builder: Builder, value: Value) -> Value:
        """Return the piece of such a value."""
        if self.path:
            value = builder.extractvalue(value, self.path)
        if value.type is self.kind:
            return value
        value = _as_integer(builder, value)
        if self.byte:
            value = builder.lshr(value, int_constant(value.type, 8 * self.byte))
        return builder.trunc(value, self.kind)


def _as_integer(builder: Builder, value: Value) -> Value:
    """Return a vector of integers as one, and an address as what it is."""
    if isinstance(value.type, PointerType):
        return builder.ptrtoint(value, I64)
    if not isinstance(value.type, VectorType):
        return value
    element = scalar_of(value.type)
    assert isinstance(element, IntType)
    return builder.bitcast(value, int_type(element.width * value.type.count))


def others_of(writer: ReverseWriter, kind: Type, taken: Container[int]) -> Iterator[Part]:
    """Yield all of a value of a type but for some bytes, those of numbers."""
    layout = writer.unit.layout

    def parts(kind: Type, offset: int, path: tuple[int, ...]) -> Iterator[Part]:
        if isinstance(kind, StructType):
            for index, field in enumerate(kind.fields or ()):
                yield from parts(field, offset + layout.field_offset(kind, index), (*path, index))
        elif isinstance(kind, ArrayType):
            step = layout.alloc_size(kind.element)
            for index in range(kind.count):
                yield from parts(kind.element, offset + index * step, (*path, index))
        elif not isinstance(scalar_of(kind), FloatType):
            size = layout.store_size(kind)
            here = [at for at in range(size) if offset + at in taken]
            if not here:
                yield Part(offset, kind, path)
            else:
                yield from (Part(offset + at, I8, path, at) for at in range(size) if at not in here)

    yield from parts(kind, 0, ())


def bytes_of(writer: ReverseWriter, leaf: Leaf) -> range:
    """Return where a number lies in a value."""
    return range(leaf.offset, leaf.offset + writer.unit.layout.store_size(leaf.type))


def place_of(builder: Builder, pointer: Value, offset: int) -> Value:
    """Return the address so many bytes behind a pointer."""
    return builder.gep(I8, pointer, [int_constant(I64, offset)]) if offset else pointer
