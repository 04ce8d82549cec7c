"""Lane kinds of active values in reverse mode: adjoints, shadow pointers, or both."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.types.byte_moves import is_bool_of_byte
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.analysis.types.sources import kind_of_access
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Load
from enzyme_cc.ir.metadata.nodes import MetadataError
from enzyme_cc.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    scalar_of,
)
from enzyme_cc.plan.function_facts import LaneKind
from enzyme_cc.transform.emit.integers_in_words import is_cut_to_move, is_moved_part
from enzyme_cc.transform.layout.float_runs import number_leaves
from enzyme_cc.transform.runtime_calls.byte_facts import at_most
from enzyme_cc.transform.shadows.integer_accesses import Access, is_integer_access
from enzyme_cc.transform.shadows.lone_bytes import is_lone_byte

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit

_NOTHING = LaneKind()
_NUMBERS = LaneKind(numbers=True)
_POINTERS = LaneKind(pointers=True)
_WORDS = LaneKind(numbers=True, pointers=True)
_UNCLEAR = LaneKind(unclear=True)
#: Which argument of a copy says how much.
_SIZE = 2
#: What has addresses in it, at some times at least.
_ADDRESSES = frozenset((Kind.POINTER, Kind.IN_TURNS))


class LaneKinds:
    """The answers for one module."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit
        self.types = unit.types
        self.layout = unit.layout
        self._found: dict[Value, LaneKind] = {}
        self._tags = unit.tags
        self._objects = Objects()
        self._doubles = unit.moved_doubles

    def of(self, value: Value) -> LaneKind:
        """Return what the lanes of a value are, if it is active."""
        found = self._found.get(value)
        if found is None:
            found = self._found[value] = self._of(value)
        return found

    def _of(self, value: Value) -> LaneKind:
        kind = value.type
        if isinstance(kind, PointerType):
            return _POINTERS
        if isinstance(kind, FloatType):
            return _WORDS if self._doubles.holds(value) else _NUMBERS
        in_register = self._in_register(value) if isinstance(value, Instruction) else None
        if in_register is not None:
            return in_register
        found = self._inside(kind, 0, lambda: self.types.own(value))
        is_told = not (found.unclear or self.types.kind(value) is Kind.IN_TURNS)
        if not is_told and isinstance(value, Load):
            is_integer = self.is_integer_access(value, value.pointer, value)
            return _NOTHING if is_integer or is_moved_part(self._unit, value) else found
        return found

    def _in_register(self, value: Instruction) -> LaneKind | None:
        """Return what the lanes of a word are that is put together, or of what is taken of one."""
        if is_bool_of_byte(value) or is_cut_to_move(self._unit, value):
            return _NOTHING
        inserts = self._doubles.inserts
        if inserts.carries(value):
            return _WORDS
        return _NUMBERS if inserts.is_masked(value) else None

    def is_integer_access(self, access: Instruction, pointer: Value, value: Value) -> bool:
        """Return whether what is accessed can be nothing but an integer."""
        by_rules = is_integer_access(self._unit, self._objects, Access(access, pointer, value))
        return by_rules or is_lone_byte(self._unit, access)

    def told(self, call: CallBase) -> dict[int, Kind]:
        """Return what bytes are by what a copy says of them itself.

        A copy of a struct lists its members: what is not in any is padding, and numbers and
        pointers are told by name.
        """
        if len(call.arguments) <= _SIZE:
            return {}
        node = call.attachment("tbaa.struct")
        size = at_most(call.arguments[_SIZE])
        if not isinstance(size, IntConstant) or not 0 < size.value <= MAX_BYTES:
            return {}
        try:
            members = () if node is None else self._tags.copied(node)
        except MetadataError:
            return {}
        found = dict.fromkeys(range(size.value), Kind.INTEGER) if members else {}
        for each in members:
            bytes_ = range(each.offset, each.offset + each.size)
            kind = kind_of_access(each.tag.access, each.size)
            if kind.is_float or kind is Kind.POINTER:
                found.update(dict.fromkeys(bytes_, kind))
            elif each.size % 2 == 0:  # no number has an odd size
                for at in bytes_:
                    found.pop(at, None)
        return found

    def result(self, function: Function) -> LaneKind:
        """Return what the lanes of what a function returns are."""
        return self._inside(function.return_type, 0, lambda: self.types.returned(function, 0))

    def _inside(self, kind: Type, offset: int, tree: Callable[[], TypeTree]) -> LaneKind:
        """Return what is in a value of a type, so far into one whose bytes are known."""
        if isinstance(kind, StructType):
            fields = enumerate(kind.fields or ())
            at = self.layout.field_offset
            return _all(self._inside(each, offset + at(kind, i), tree) for i, each in fields)
        if isinstance(kind, ArrayType):
            step = self.layout.alloc_size(kind.element)
            each = kind.element
            return _all(self._inside(each, offset + i * step, tree) for i in range(kind.count))
        scalar = scalar_of(kind)
        if isinstance(scalar, IntType):
            return _of_bytes(self.layout, kind, scalar, offset, tree())
        if isinstance(scalar, FloatType):
            return _NUMBERS
        return _POINTERS if isinstance(scalar, PointerType) else _NOTHING


def by_type(kind: Type) -> LaneKind:
    """Return what lanes are where nothing but the type is known: integers have none."""
    if isinstance(kind, StructType):
        return _all(map(by_type, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return by_type(kind.element)
    scalar = scalar_of(kind)
    if isinstance(scalar, FloatType):
        return _NUMBERS
    return _POINTERS if isinstance(scalar, PointerType) else _NOTHING


class _Further(NamedTuple):
    """The kinds of bytes from an offset on."""

    tree: TypeTree
    offset: int

    def lookup(self, at: int, size: int) -> Kind:
        """Return the kind of so many bytes."""
        found = self.tree.lookup(self.offset + at, size)
        return Kind.INTEGER if found is Kind.ANYTHING else found


def _of_bytes(
    layout: DataLayout, kind: Type, scalar: IntType, offset: int, tree: TypeTree
) -> LaneKind:
    """Return what is in an integer, or in several side by side."""
    if scalar.width % 8:
        return _NOTHING
    known = _Further(tree, offset)
    numbers = number_leaves(layout, kind, known)
    if numbers is None:
        return _UNCLEAR
    size = layout.store_size(kind)
    has_addresses = any(known.lookup(at, 1) in _ADDRESSES for at in range(size))
    return LaneKind(bool(numbers), has_addresses)


def _all(parts: Iterable[LaneKind]) -> LaneKind:
    numbers = pointers = unclear = False
    for part in parts:
        numbers |= part.numbers
        pointers |= part.pointers
        unclear |= part.unclear
    return LaneKind(numbers, pointers, unclear)
