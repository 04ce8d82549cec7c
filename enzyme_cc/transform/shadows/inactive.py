"""The lane of a value that carries no derivative: 0 for numbers, else the primal itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.types.lattice import DISAGREEING, UNCLEAR, UNUSED, Kind
from enzyme_cc.ir.building.constants import rebuilt
from enzyme_cc.ir.constants import (
    Constant,
    Data,
    IntConstant,
    PoisonConstant,
    UndefConstant,
    int_constant,
    zero,
)
from enzyme_cc.ir.function import Argument, Instruction
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.types import I64, ArrayType, FloatType, IntType, StructType, VectorType, scalar_of
from enzyme_cc.transform.layout import tagged_words
from enzyme_cc.transform.layout.declared_layout import Declared, declared_kind, declared_kinds
from enzyme_cc.transform.shadows.lone_bytes import is_lone_byte
from enzyme_cc.words.refused_bytes import COPIED, UNKNOWN_VALUE
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit

_KNOWN = frozenset((Kind.INTEGER, Kind.POINTER))
#: What a constant may be that is not known; one that is a word is no address.
_UNTOLD = UNCLEAR - {Kind.IN_TURNS}
_UNDEFINED = (PoisonConstant, UndefConstant)
_WAYS = COPIED.ways


class Writer(Protocol):
    """A derivative being written, as far as inactive shadows ask for it."""

    unit: Unit
    builder: Builder
    context: Context
    current: Instruction | None

    def primal(self, value: Value) -> Value:
        """Return what stands for a value of the primal."""
        ...

    def complain(self, code: str, message: str, at: Instruction, *notes: str) -> None:
        """Report what cannot be differentiated."""
        ...


def neutral(writer: Writer, value: Value) -> Value:
    """Return the lane that says inactive."""
    kind = scalar_of(value.type)
    if isinstance(kind, FloatType):
        is_word = writer.unit.moved_doubles.holds(value)
        return _word(writer, value) if is_word else zero(value.type)
    if isinstance(kind, IntType):
        return _integer(writer, value)
    if isinstance(kind, (ArrayType, StructType)):
        return _aggregate(writer, value)
    return writer.primal(value)


def _word(writer: Writer, value: Value) -> Value:
    """Return the same of a double that is an address at other times."""
    builder = writer.builder
    address = tagged_words.address_in(builder, builder.bitcast(writer.primal(value), I64))
    return builder.bitcast(address, value.type)


def has_numbers(kind: Type) -> bool:
    """Return whether there is floating-point in a type."""
    if isinstance(kind, StructType):
        return any(map(has_numbers, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return has_numbers(kind.element)
    return isinstance(scalar_of(kind), FloatType)


def fields_of(kind: Type) -> list[Type]:
    """Return the types of the members of an aggregate."""
    if isinstance(kind, StructType):
        return list(kind.fields or ())
    assert isinstance(kind, ArrayType)
    return [kind.element] * kind.count


def _aggregate(writer: Writer, value: Value) -> Value:
    if isinstance(value, _UNDEFINED):
        return value
    if isinstance(value, Constant):
        return _packed_constant(writer, neutral_constant(value), 0)
    return _without_numbers(writer, value, writer.primal(value), ())


def _packed_constant(writer: Writer, value: Value, offset: int) -> Value:
    """Return a constant without the numbers packed into its integers, by whom it is used."""
    kind = value.type
    layout = writer.unit.layout
    if isinstance(value, Data) or not getattr(value, "operands", ()):
        return value if is_plain(value) or not _is_wide(kind) else _unpacked(writer, value, offset)
    if isinstance(kind, StructType):
        places = [layout.field_offset(kind, index) for index in range(len(fields_of(kind)))]
    elif isinstance(kind, ArrayType):
        places = [index * layout.alloc_size(kind.element) for index in range(kind.count)]
    else:
        return value
    members = zip(value.operands, places, strict=True)  # type: ignore[attr-defined]
    return rebuilt(kind, [_packed_constant(writer, each, offset + at) for each, at in members])


def _is_wide(kind: Type) -> bool:
    return isinstance(kind, IntType) and kind.width > _SMALL


def _unpacked(writer: Writer, value: Value, offset: int) -> Value:
    """Return an integer in a constant, without the numbers that its user says are in it."""
    if not isinstance(value, IntConstant):
        return value
    at, types = writer.current, writer.unit.types
    tree = types.returned(writer.context.function, 0)
    if at is not None and at.opcode != "ret":
        tree = types.own(at)
    kinds = _kinds(tree, value.type, offset)
    if not _UNTOLD.isdisjoint(kinds):
        _complain(writer, value)
    numbers = (byte for byte, each in enumerate(kinds) if each.is_float or each is Kind.IN_TURNS)
    return without_bytes(value, frozenset(numbers))


def _without_numbers(writer: Writer, value: Value, made: Value, path: tuple[int, ...]) -> Value:
    """Return an aggregate with 0 for each number, in integers too; `path` leads to a part."""
    for index, kind in enumerate(fields_of(_inside(made.type, path))):
        here = (*path, index)
        if isinstance(kind, (ArrayType, StructType)):
            made = _without_numbers(writer, value, made, here)
        elif isinstance(scalar_of(kind), FloatType):
            made = writer.builder.insertvalue(made, zero(kind), here)
        elif _is_wide(kind):
            made = _without_packed(writer, value, made, here)
    return made


def _inside(kind: Type, path: tuple[int, ...]) -> Type:
    for index in path:
        kind = fields_of(kind)[index]
    return kind


def _without_packed(writer: Writer, value: Value, made: Value, path: tuple[int, ...]) -> Value:
    """Return an aggregate without the numbers that are packed into one of its integers."""
    kind = _inside(made.type, path)
    offset = writer.unit.layout.index_offset(made.type, (0, *path))
    kinds = _kinds(writer.unit.types.own(value), kind, offset)
    kept = frozenset(byte for byte, each in enumerate(kinds) if not each.is_float)
    if len(kept) == len(kinds):
        return made
    part = writer.builder.and_(writer.builder.extractvalue(made, path), _mask(kind, kept))
    return writer.builder.insertvalue(made, part, path)


def neutral_constant(value: Value) -> Value:
    """Return a constant with 0 for every number in it."""
    kind = value.type
    if isinstance(scalar_of(kind), FloatType):
        return zero(kind)
    if not isinstance(kind, (ArrayType, StructType)) or not has_numbers(kind):
        return value
    if isinstance(value, Data) or not value.operands:  # type: ignore[attr-defined]
        return zero(kind)
    return rebuilt(kind, [neutral_constant(each) for each in value.operands])  # type: ignore[attr-defined]


# -- integers that may hold anything --------------------------------------------------------------


def _integer(writer: Writer, value: Value) -> Value:
    if isinstance(value, _UNDEFINED) or is_plain(value):
        return value
    kind = writer.unit.types.kind(value)
    primal = writer.primal(value)
    if kind in _KNOWN:
        return primal
    is_vector = isinstance(value.type, VectorType)
    is_constant = isinstance(value, Constant if is_vector else IntConstant)
    if is_constant and _is_word_where_used(writer, value):
        return zero(value.type)
    number, conflict, rest = _LEFT[is_vector, is_constant]
    if kind is Kind.IN_TURNS and value.type is I64 and not is_constant:
        return tagged_words.address_in(writer.builder, primal)
    left = number if kind.is_float else conflict if kind in DISAGREEING else rest
    return left(writer, value, primal)


#: What a word is in memory that has a number at some times only.
_IN_TURNS = ((0, Kind.IN_TURNS, tagged_words.WORD),)


def _is_word_where_used(writer: Writer, value: Value) -> bool:
    """Return whether a constant is one of several values that are numbers at some times only."""
    at, types = writer.current, writer.unit.types
    if at is None or value.type is not I64:
        return False
    if at.opcode == "ret":
        return types.returned(writer.context.function, 0).kind is Kind.IN_TURNS
    if isinstance(at, Store):
        return types.layout(at.pointer, tagged_words.WORD) == _IN_TURNS
    return at.opcode in _ONE_OF and types.kind(at) is Kind.IN_TURNS


#: What gives one of its operands.
_ONE_OF = frozenset(("freeze", "phi", "select"))


def is_plain(value: Value) -> bool:
    """Return whether a constant integer is no number in other clothes.

    A number with such bits is denormal or no number: its bits, taken for a tangent, are nothing.
    """
    if not isinstance(value, IntConstant):
        return False
    assert isinstance(value.type, IntType)
    width = value.type.width
    bits = value.value & ((1 << width) - 1)
    if width <= _SMALL or not bits:
        return True
    if width == 32:
        return _is_odd(bits, 32)
    halves = (bits & _LOW, bits >> 32)
    return width == 64 and _is_odd(bits, 64) and all(_is_odd(each, 32) for each in halves)


#: Nobody writes numbers of half precision as integers.
_SMALL = 16
_LOW = (1 << 32) - 1
#: The exponent bits of a number of that size, and how far up they are.
_EXPONENTS = {32: (0xFF, 23), 64: (0x7FF, 52)}


def _is_odd(bits: int, width: int) -> bool:
    """Return whether bits make a denormal number, an infinity, or none."""
    exponents, place = _EXPONENTS[width]
    return bits >> place & exponents in (0, exponents)


def kinds_where_stored(writer: Writer, value: Value, pointer: Value) -> Iterator[tuple[int, Kind]]:
    """Yield the offset and kind of each known byte behind a pointer where a value is stored."""
    unit = writer.unit
    size = unit.layout.store_size(value.type)
    declared = declared_kinds(unit.layout, pointer)
    otherwise = Kind.INTEGER if is_plain(value) else None
    for start, kind, length in unit.types.layout(pointer, size):
        for at in range(start, start + length):
            if kind in UNUSED:
                kind_here = _unused(declared, at, otherwise)
                if kind_here is not None:
                    yield at, kind_here
            else:
                yield at, kind


def _unused(declared: Declared, at: int, otherwise: Kind | None) -> Kind | None:
    """Return what a byte is that nobody uses but to clear it."""
    return declared_kind(declared[at]) if at in declared else otherwise


def is_clear(writer: Writer, value: Value) -> bool:
    """Return whether it is known what every byte of a value is, or can be told."""
    if value.type is I64 and writer.unit.types.kind(value) is Kind.IN_TURNS:
        return True
    return UNCLEAR.isdisjoint(_kinds(writer.unit.types.own(value), value.type))


def _kinds(tree: TypeTree, kind: Type, offset: int = 0) -> list[Kind]:
    """Return what each byte of an integer is, so far into a value."""
    return [tree.lookup(offset + at, 1) for at in range(_bytes(kind))]


def _kinds_loaded(writer: Writer, value: Value) -> list[Kind]:
    """Return the same; what nobody uses is what the memory that it comes from holds there."""
    kinds = _kinds(writer.unit.types.own(value), value.type)
    if not isinstance(value, Load) or UNUSED.isdisjoint(kinds):
        return kinds
    there = dict(kinds_where_stored(writer, value, value.pointer))
    return [there.get(at, each) if each in UNUSED else each for at, each in enumerate(kinds)]


def _bytes(kind: Type) -> int:
    """Return the size in bytes of an integer or a vector of integers; 0 of anything else."""
    element = scalar_of(kind)
    if not isinstance(element, IntType) or element.width % 8:
        return 0
    return element.width // 8 * (kind.count if isinstance(kind, VectorType) else 1)


def without_bytes(value: IntConstant, numbers: frozenset[int]) -> Value:
    """Return a constant with 0 in the bytes that are of numbers."""
    assert isinstance(value.type, IntType)
    kept = (at for at in range(value.type.width // 8) if at not in numbers)
    return int_constant(value.type, value.value & sum(0xFF << 8 * at for at in kept))


def known_numbers_where_stored(
    writer: Writer, value: Value, pointer: Value
) -> frozenset[int] | None:
    """Return which bytes of a value are of numbers where it is stored; None if any is unknown."""
    found = dict(kinds_where_stored(writer, value, pointer))
    if len(found) < _bytes(value.type) or not UNCLEAR.isdisjoint(found.values()):
        return None
    return frozenset(at for at, kind in found.items() if kind.is_float)


def _nothing(_writer: Writer, value: Value, _primal: Value) -> Value:
    return zero(value.type)


def _all(_writer: Writer, _value: Value, primal: Value) -> Value:
    return primal


def _masked(writer: Writer, value: Value, primal: Value) -> Value:
    """Clear the bytes of numbers in an integer that holds several kinds."""
    kinds = _kinds_loaded(writer, value)
    if not kinds:
        return primal
    if not UNCLEAR.isdisjoint(kinds):
        if not is_lone_byte(writer.unit, value):
            _complain(writer, value)
        return primal
    kept = frozenset(at for at, each in enumerate(kinds) if not each.is_float)
    return writer.builder.and_(primal, _mask(value.type, kept)) if kept else zero(value.type)


#: What is left of an integer that may hold numbers, by whether it is a vector and a constant:
#: where it is known to be a number, where it is used as several things, and elsewhere.
#: Of a constant for a union, the number counts.
_LEFT = {
    (False, False): (_nothing, _masked, _masked),
    (False, True): (_nothing, _nothing, _masked),
    (True, False): (_masked, _masked, _masked),
    (True, True): (_nothing, _all, _all),
}


def _mask(kind: Type, kept: frozenset[int]) -> Value:
    """Return an integer constant with all bits set in some bytes."""
    element = scalar_of(kind)
    assert isinstance(element, IntType)
    size = element.width // 8
    parts = [
        int_constant(element, sum(0xFF << 8 * at for at in range(size) if start + at in kept))
        for start in range(0, _bytes(kind), size)
    ]
    return rebuilt(kind, parts) if isinstance(kind, VectorType) else parts[0]


def _complain(writer: Writer, value: Value) -> None:
    complain_of_bytes(writer, value, value if isinstance(value, Instruction) else writer.current)


def complain_of_bytes(
    writer: Writer, value: Value, at: Instruction | None, ways: tuple[str, ...] = _WAYS
) -> None:
    """Say that it is not known what a value holds, and what to do."""
    assert at is not None
    UNKNOWN_VALUE.said(writer.complain, at, *ways, value=_called(writer, value))


def _called(writer: Writer, value: Value) -> str:
    """Return a value as its source names it, with its type; by type alone without a name."""
    # For messages alone.
    from enzyme_cc.plan.names import Names  # noqa: PLC0415

    places = writer.unit.report.places
    function = value.function if isinstance(value, (Argument, Instruction)) else None
    name = Names(function, places, places.name).of(value) if function is not None else ""
    said = spoken(value.type)
    is_name = name and not any(each in name for each in ("%", "...", "(no name)"))
    return f"'{name}' ({said})" if is_name else f"{said} here"
