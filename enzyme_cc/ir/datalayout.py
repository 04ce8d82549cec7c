"""LLVM's data layout: how big each type is, how it is aligned, and where its parts lie.

Sizes, alignments and offsets are in bytes unless a name says bits. What is wrong with a layout
string is said in LLVM 22's words.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import takewhile
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from enzyme_cc.ir import types

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from enzyme_cc.ir.types import StructType, TargetType, Type

_NUMBER = re.compile(r"[0-9]+\Z")
_PREDEFINED_SPACES = ("A", "G", "P")
_MANGLINGS = "elomwxa"


class TypeLayout(NamedTuple):
    """All the numbers of one type; of a scalable one, the sizes are to be multiplied by vscale."""

    size_in_bits: int
    store_size: int
    alloc_size: int
    abi_alignment: int
    preferred_alignment: int
    scalable: bool


class StructLayout(NamedTuple):
    """The offsets of the fields of a struct.

    As in LLVM, `alignment` leaves out what the layout's `a` adds for aggregates, and
    `has_padding` says nothing of gaps inside the fields.
    """

    size: int
    alignment: int
    offsets: tuple[int, ...]
    has_padding: bool
    #: The size and the offsets are to be multiplied by vscale.
    scalable: bool


class _Alignment(NamedTuple):
    abi: int
    preferred: int


class _Pointer(NamedTuple):
    bits: int
    alignment: _Alignment
    index_bits: int
    non_integral: bool
    name: str


class _Rows:
    """The rows of a layout string, starting from LLVM's defaults."""

    def __init__(self) -> None:
        self.big_endian = False
        self.mangling = ""
        self.stack_alignment = 0
        self.spaces = {"A": 0, "G": 0, "P": 0}
        self.native_integers: list[int] = []
        self.aggregate = _Alignment(1, 8)
        self.pointers = {0: _Pointer(64, _Alignment(8, 8), 64, non_integral=False, name="")}
        self.non_integral: list[int] = []
        #: Names stay taken even when a later row of their address space drops them.
        self.space_names: set[str] = set()
        self.scalars: dict[str, dict[int, _Alignment]] = {
            "i": {8: _both(1), 16: _both(2), 32: _both(4), 64: _Alignment(4, 8)},
            "f": {16: _both(2), 32: _both(4), 64: _both(8), 128: _both(16)},
            "v": {64: _both(8), 128: _both(16)},
        }


class DataLayout:
    """One data layout; it never changes, and remembers what it has computed for each type."""

    def __init__(self, text: str = "") -> None:
        rows = _parse(text)
        self.text: Final = text
        self.is_big_endian: Final = rows.big_endian
        #: The letter after `m:`, or nothing.
        self.mangling: Final = rows.mangling
        #: 0: unspecified.
        self.stack_alignment: Final = rows.stack_alignment
        self.native_integers: Final = tuple(rows.native_integers)
        self.alloca_address_space: Final = rows.spaces["A"]
        self.globals_address_space: Final = rows.spaces["G"]
        self.program_address_space: Final = rows.spaces["P"]
        self._aggregate: Final = rows.aggregate
        self._pointers: Final = rows.pointers
        self._named_spaces: Final = _named_spaces(rows)
        self._scalars: Final = rows.scalars
        self._int_widths: Final = sorted(rows.scalars["i"])
        self._layouts: Final[dict[Type, TypeLayout]] = {}
        self._structs: Final[dict[StructType, StructLayout]] = {}

    def __repr__(self) -> str:
        return f"DataLayout({self.text!r})"

    def layout(self, kind: Type) -> TypeLayout:
        """Return every number of a type at once; the way to ask about a scalable one."""
        found = self._layouts.get(kind)
        if found is None:
            found = self._layouts[kind] = self._RULES.get(type(kind), _no_rule)(self, kind)
        return found

    def size_in_bits(self, kind: Type) -> int:
        """Return how many bits a value has: 1 for `i1`, 80 for `x86_fp80`."""
        return self._fixed(kind).size_in_bits

    def store_size(self, kind: Type) -> int:
        """Return how many bytes a store of it may write."""
        return self._fixed(kind).store_size

    def alloc_size(self, kind: Type) -> int:
        """Return how far apart neighbours lie in an array of it."""
        return self._fixed(kind).alloc_size

    def abi_alignment(self, kind: Type) -> int:
        """Return the alignment of loads, stores and struct fields that do not say another."""
        return self.layout(kind).abi_alignment

    def preferred_alignment(self, kind: Type) -> int:
        """Return the alignment that an alloca has unless it says another."""
        return self.layout(kind).preferred_alignment

    def struct_layout(self, struct: StructType) -> StructLayout:
        """Return where the fields of a struct lie."""
        found = self._structs.get(struct)
        if found is None:
            found = self._structs[struct] = _place_fields(self, struct)
        return found

    def field_offset(self, struct: StructType, index: int) -> int:
        """Return how far from its start a struct has that field."""
        layout = self.struct_layout(struct)
        if not 0 <= index < len(layout.offsets):
            raise ValueError(f"{struct} has no field {index}: it has {len(layout.offsets)}")
        offset = layout.offsets[index]
        if layout.scalable and offset:
            raise ValueError(f"field {index} of {struct} is {offset} x vscale bytes in")
        return offset

    def index_offset(self, source: Type, indices: Sequence[int]) -> int:
        """Return how many bytes a getelementptr with these indices moves on.

        The exact number: LLVM's own is this one modulo 2 to the power of `index_width`.
        """
        if not indices:
            return 0
        offset = self._stride(source, indices[0], self.layout(source).alloc_size)
        for index in indices[1:]:
            step, source = self._STEPS.get(type(source), _no_step)(self, source, index)
            offset += step
        return offset

    def address_space(self, space: int | str) -> int:
        """Return the number of an address space, which the layout may have given a name."""
        if isinstance(space, int):
            return space
        found = self._named_spaces.get(space)
        if found is None:
            raise ValueError(f'no address space "{space}" in the data layout "{self.text}"')
        return found

    def pointer_size(self, address_space: int | str = 0) -> int:
        """Return how many bytes a pointer has."""
        return _bytes(self._pointer(address_space).bits)

    def pointer_alignment(self, address_space: int | str = 0) -> int:
        """Return the ABI alignment of a pointer."""
        return self._pointer(address_space).alignment.abi

    def index_width(self, address_space: int | str = 0) -> int:
        """Return how many bits address arithmetic has."""
        return self._pointer(address_space).index_bits

    def is_non_integral(self, address_space: int | str) -> bool:
        """Return whether its pointers are more, or other, than a number that stays the same."""
        return self._pointer(address_space).non_integral

    def _fixed(self, kind: Type) -> TypeLayout:
        layout = self._layouts.get(kind) or self.layout(kind)
        if layout.scalable:
            raise ValueError(f"{kind} has no fixed size: {layout.alloc_size} x vscale bytes")
        return layout

    def _pointer(self, space: int | str) -> _Pointer:
        return self._pointers.get(self.address_space(space)) or self._pointers[0]

    # One rule for each class of type; _RULES and _STEPS say which.

    def _int(self, kind: types.IntType) -> TypeLayout:
        rows, widths = self._scalars["i"], self._int_widths
        next_larger = min(bisect_left(widths, kind.width), len(widths) - 1)
        return _of_bits(kind.width, rows[widths[next_larger]])

    def _float(self, kind: types.FloatType) -> TypeLayout:
        natural = _both(_power_of_two(_bytes(kind.width)))
        return _of_bits(kind.width, self._scalars["f"].get(kind.width, natural))

    def _pointer_type(self, kind: types.PointerType) -> TypeLayout:
        row = self._pointer(kind.address_space)
        return _of_bits(row.bits, row.alignment)

    def _vector(self, kind: types.VectorType) -> TypeLayout:
        bits = kind.count * self._fixed(kind.element).size_in_bits
        natural = _both(_power_of_two(_bytes(bits)))
        return _of_bits(bits, self._scalars["v"].get(bits, natural), scalable=kind.scalable)

    def _array(self, kind: types.ArrayType) -> TypeLayout:
        element = self.layout(kind.element)
        alignment = _Alignment(element.abi_alignment, element.preferred_alignment)
        bits = 8 * kind.count * element.alloc_size
        return _of_bits(bits, alignment, scalable=element.scalable)

    def _struct(self, kind: StructType) -> TypeLayout:
        layout = self.struct_layout(kind)
        abi = 1 if kind.packed else max(self._aggregate.abi, layout.alignment)
        alignment = _Alignment(abi, max(self._aggregate.preferred, layout.alignment))
        return _of_bits(8 * layout.size, alignment, scalable=layout.scalable)

    def _target(self, kind: TargetType) -> TypeLayout:
        return self.layout(_target_layout(kind))

    def _stride(self, kind: Type, index: int, size: int) -> int:
        """Return the bytes between the first and the `index`th of several of a type."""
        if index and self.layout(kind).scalable:
            raise ValueError(f"the distance to {kind} number {index} depends on vscale")
        return index * size

    def _into_array(self, kind: types.ArrayType, index: int) -> tuple[int, Type]:
        return self._stride(kind.element, index, self.layout(kind.element).alloc_size), kind.element

    def _into_vector(self, kind: types.VectorType, index: int) -> tuple[int, Type]:
        # A vector's elements have no gaps between them, whatever their alignment.
        return index * self.store_size(kind.element), kind.element

    def _into_struct(self, kind: StructType, index: int) -> tuple[int, Type]:
        offset = self.field_offset(kind, index)
        return offset, (kind.fields or ())[index]

    def _keyword(self, kind: Type) -> TypeLayout:
        if kind is types.MMX:
            return _of_bits(64, _both(8))
        return _of_bits(8192, _both(64)) if kind is types.AMX else _no_rule(self, kind)

    _RULES: ClassVar[Mapping[type[Type], Callable[[DataLayout, Any], TypeLayout]]] = {
        types.IntType: _int,
        types.FloatType: _float,
        types.PointerType: _pointer_type,
        types.VectorType: _vector,
        types.ArrayType: _array,
        types.StructType: _struct,
        types.TargetType: _target,
        types.KeywordType: _keyword,
    }
    _STEPS: ClassVar[Mapping[type[Type], Callable[[DataLayout, Any, int], tuple[int, Type]]]] = {
        types.ArrayType: _into_array,
        types.VectorType: _into_vector,
        types.StructType: _into_struct,
    }


def _no_rule(_layout: DataLayout, kind: Type) -> TypeLayout:
    raise ValueError(f"{kind} has no size")


def _no_step(_layout: DataLayout, kind: Type, index: int) -> tuple[int, Type]:
    raise ValueError(f"{kind} has no element {index}: it is no aggregate")


def _both(alignment: int) -> _Alignment:
    return _Alignment(alignment, alignment)


def _bytes(bits: int) -> int:
    return (bits + 7) // 8


def _power_of_two(number: int) -> int:
    """Return the least one that is not smaller."""
    return 1 << (number - 1).bit_length()


def _round_up(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment


def _of_bits(bits: int, alignment: _Alignment, *, scalable: bool = False) -> TypeLayout:
    store = _bytes(bits)
    return TypeLayout(bits, store, _round_up(store, alignment.abi), *alignment, scalable)


def _place_fields(layout: DataLayout, struct: StructType) -> StructLayout:
    fields = _sized_fields(layout, struct)
    size, alignment, padded, offsets = 0, 1, False, []
    scalable = bool(fields) and fields[0].scalable
    for field in fields:
        own = 1 if struct.packed else field.abi_alignment
        alignment = max(alignment, own)
        start = _round_up(size, own)
        padded |= start != size
        offsets.append(start)
        size = start + field.alloc_size
    end = _round_up(size, alignment)
    return StructLayout(end, alignment, tuple(offsets), padded or end != size, scalable)


def _sized_fields(layout: DataLayout, struct: StructType) -> list[TypeLayout]:
    if struct.fields is None:
        raise ValueError(f"{struct} has no size: it is opaque")
    fields = [layout.layout(field) for field in struct.fields]
    if any(field.scalable for field in fields) and not _is_one_scalable_vector(struct.fields):
        raise ValueError(f"{struct} has no size: its fields are not all the same scalable vector")
    return fields


def _is_one_scalable_vector(fields: tuple[Type, ...]) -> bool:
    return isinstance(fields[0], types.VectorType) and all(field is fields[0] for field in fields)


# The types by which LLVM lays out the target types it knows; it knows no others.


def _target_layout(kind: TargetType) -> Type:
    family = kind.name[: kind.name.find(".") + 1]
    maker = _TARGET_LAYOUTS.get(kind.name, _TARGET_LAYOUTS.get(family))
    if maker is None:
        raise ValueError(f"{kind} has no size that LLVM knows")
    try:
        return maker(kind)
    except (IndexError, TypeError, ValueError) as error:
        raise ValueError(f"{kind} has no size: its parameters are wrong") from error


def _padding(kind: TargetType) -> Type:
    return types.array_type(kind.integers[0], types.I8)


def _spirv_type(kind: TargetType) -> Type:
    """Return the integers: which SPIR-V operation, the size in bytes, the alignment in bits."""
    _, size, alignment = kind.integers
    if not size or not alignment:
        return types.I32
    return types.array_type(8 * size // alignment, types.int_type(alignment))


def _riscv_tuple(kind: TargetType) -> Type:
    """Return as many registers of 8 bytes, or of what one field needs, as there are fields."""
    field = kind.types[0]
    if not isinstance(field, types.VectorType):
        raise TypeError(f"{field} is no vector")
    count = max(field.count, 8)
    return types.vector_type(count * kind.integers[0], types.I8, scalable=True)


_TARGET_LAYOUTS: Mapping[str, Callable[[TargetType], Type] | None] = {
    "aarch64.svcount": lambda _: types.vector_type(16, types.I1, scalable=True),
    "amdgcn.named.barrier": lambda _: types.vector_type(4, types.I32),
    "dx.": lambda _: types.POINTER,
    "dx.Padding": _padding,
    "llvm.test.vectorelement": lambda _: types.I32,
    "riscv.vector.tuple": _riscv_tuple,
    "spirv.": lambda _: types.POINTER,
    "spirv.IntegralConstant": None,
    "spirv.Literal": None,
    "spirv.Padding": _padding,
    "spirv.Type": _spirv_type,
}


# Reading the layout string.


def _parse(text: str) -> _Rows:
    rows = _Rows()
    for component in text.split("-") if text else ():
        try:
            _component(rows, component)
        except ValueError as error:
            raise ValueError(f'data layout "{text}": "{component}": {error}') from None
    for space in rows.non_integral:
        row = rows.pointers.get(space) or rows.pointers[0]
        rows.pointers[space] = row._replace(non_integral=True)
    return rows


def _component(rows: _Rows, component: str) -> None:
    if not component:
        raise ValueError("empty specification is not allowed")
    specifier = "ni" if component.startswith("ni") else component[0]
    reader = _READERS.get(specifier)
    if reader is None:
        raise ValueError(f"unknown specifier '{specifier}'")
    reader(rows, component)


def _endianness(rows: _Rows, component: str) -> None:
    if len(component) > 1:
        raise ValueError("malformed specification, must be just 'e' or 'E'")
    rows.big_endian = component == "E"


def _ignored(_rows: _Rows, _component: str) -> None:
    """Ignore `s`: what old layouts say about stack objects."""


def _stack(rows: _Rows, component: str) -> None:
    size = _rest(component, "S<size>")
    rows.stack_alignment = _alignment(size, "stack natural")


def _space(rows: _Rows, component: str) -> None:
    space = _rest(component, f"{component[0]}<address space>")
    rows.spaces[component[0]] = _address_space(space)


def _function_alignment(_rows: _Rows, component: str) -> None:
    """Check a function's alignment, which no type's layout depends on."""
    rest = _rest(component, "F<type><abi>")
    if rest[0] not in "in":
        raise ValueError(f"unknown function pointer alignment type '{rest[0]}'")
    _alignment(rest[1:], "ABI")


def _mangling(rows: _Rows, component: str) -> None:
    if not component.startswith("m:") or component == "m:":
        raise _malformed("m:<mangling>")
    if component[2:] not in tuple(_MANGLINGS):
        raise ValueError("unknown mangling mode")
    rows.mangling = component[2:]


def _native_integers(rows: _Rows, component: str) -> None:
    rows.native_integers += [_size(width) for width in component[1:].split(":")]


def _non_integral(rows: _Rows, component: str) -> None:
    if not component.startswith("ni:"):
        raise _malformed("ni:<address space>[:<address space>]...")
    for part in component[3:].split(":"):
        space = _address_space(part)
        if not space:
            raise ValueError("address space 0 cannot be non-integral")
        rows.non_integral.append(space)


def _scalar(rows: _Rows, component: str) -> None:
    specifier = component[0]
    parts = _parts(component, 2, 3, f"{specifier}<size>:<abi>[:<pref>]")
    width = _size(parts[0])
    alignment = _alignments(parts[1:])
    if specifier == "i" and width == 8 and alignment.abi != 1:
        raise ValueError("i8 must be 8-bit aligned")
    rows.scalars[specifier][width] = alignment


def _aggregate(rows: _Rows, component: str) -> None:
    parts = _parts(component, 2, 3, "a:<abi>[:<pref>]")
    if parts[0] and not (_NUMBER.match(parts[0]) and int(parts[0]) == 0):
        raise ValueError("size must be zero")
    rows.aggregate = _alignments(parts[1:], allow_zero=True)


def _pointer(rows: _Rows, component: str) -> None:
    parts = _parts(component, 3, 5, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
    space, flags, name = _pointer_space(rows, parts[0])
    bits = _size(parts[1], "pointer size")
    alignment = _alignments(parts[2:4])
    index_bits = _size(parts[4], "index size") if len(parts) == 5 else bits
    if index_bits > bits:
        raise ValueError("index size cannot be larger than the pointer size")
    rows.pointers[space] = _Pointer(bits, alignment, index_bits, bool(flags), name)


def _pointer_space(rows: _Rows, prefix: str) -> tuple[int, str, str]:
    """Return the address space of a `p`, its flags, and its name, which is then taken."""
    number, parenthesis, name = prefix.partition("(")
    flags = "".join(takewhile(str.isalpha, number))
    for flag in flags:
        if flag not in "eu":
            raise ValueError(f"'{flag}' is not a valid pointer specification flag")
    number = number[len(flags) :]
    space = _address_space(number) if number else 0
    if flags and not space:
        raise ValueError("address space 0 cannot be unstable or have external state")
    return space, flags, _take_name(rows, name) if parenthesis else ""


def _take_name(rows: _Rows, rest: str) -> str:
    name = rest[:-1]
    if not rest.endswith(")") or not name:
        raise ValueError("expected `( address space name )`")
    if name in _PREDEFINED_SPACES:
        raise ValueError("cannot use predefined address space names P/G/A in data layout")
    if name in rows.space_names:
        raise ValueError(f"address space name `{name}` already used")
    rows.space_names.add(name)
    return name


_READERS: Mapping[str, Callable[[_Rows, str], None]] = {
    "A": _space,
    "E": _endianness,
    "F": _function_alignment,
    "G": _space,
    "P": _space,
    "S": _stack,
    "a": _aggregate,
    "e": _endianness,
    "f": _scalar,
    "i": _scalar,
    "m": _mangling,
    "n": _native_integers,
    "ni": _non_integral,
    "p": _pointer,
    "s": _ignored,
    "v": _scalar,
}


def _malformed(form: str) -> ValueError:
    return ValueError(f'malformed specification, must be of the form "{form}"')


def _rest(component: str, form: str) -> str:
    if len(component) == 1:
        raise _malformed(form)
    return component[1:]


def _parts(component: str, least: int, most: int, form: str) -> list[str]:
    parts = component[1:].split(":")
    if not least <= len(parts) <= most:
        raise _malformed(form)
    return parts


def _number(text: str, bits: int, complaint: str, what: str) -> int:
    if not text:
        raise ValueError(f"{what} component cannot be empty")
    value = int(text) if _NUMBER.match(text) else -1
    if not 0 <= value < 1 << bits:
        raise ValueError(complaint)
    return value


def _size(text: str, what: str = "size") -> int:
    complaint = f"{what} must be a non-zero 24-bit integer"
    value = _number(text, 24, complaint, what)
    if not value:
        raise ValueError(complaint)
    return value


def _address_space(text: str) -> int:
    return _number(text, 24, "address space must be a 24-bit integer", "address space")


def _alignment(text: str, what: str, *, allow_zero: bool = False) -> int:
    """Return the bytes of an alignment that is written in bits."""
    what += " alignment"
    bits = _number(text, 16, f"{what} must be a 16-bit integer", what)
    if not bits and not allow_zero:
        raise ValueError(f"{what} must be non-zero")
    if bits % 8 or bits & (bits - 1):
        raise ValueError(f"{what} must be a power of two times the byte width")
    return max(bits // 8, 1)


def _alignments(parts: list[str], *, allow_zero: bool = False) -> _Alignment:
    abi = _alignment(parts[0], "ABI", allow_zero=allow_zero)
    preferred = _alignment(parts[1], "preferred") if len(parts) > 1 else abi
    if preferred < abi:
        raise ValueError("preferred alignment cannot be less than the ABI alignment")
    return _Alignment(abi, preferred)


def _named_spaces(rows: _Rows) -> dict[str, int]:
    """Return the lowest address space of each name; LLVM lets no name stand for one without."""
    named = {rows.pointers[space].name: space for space in sorted(rows.pointers, reverse=True)}
    return named | rows.spaces
