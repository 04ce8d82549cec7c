"""Read signatures from debug information, whichever language it is of."""

from __future__ import annotations

import re
from keyword import iskeyword
from typing import TYPE_CHECKING

from enzyme_cc.bindings.fortran_shapes import FortranShapes
from enzyme_cc.bindings.records import (
    DESCRIPTOR,
    IN,
    INOUT,
    POINTER,
    SLICE,
    VALUE,
    Field,
    Function,
    Parameter,
    Record,
    Scalar,
)
from enzyme_cc.ir.metadata.debug_info import BasicType, CompositeType, DebugInfo, DerivedType
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from enzyme_cc.bindings.records import Type
    from enzyme_cc.ir.function import Function as IRFunction
    from enzyme_cc.ir.metadata.debug_info import DebugType, Member, Subprogram, Variable
    from enzyme_cc.ir.module import Module

_VARIABLE = re.compile(r"^!(\d+) = !DILocalVariable\(.*?\barg: (\d+),", re.MULTILINE)
_LANGUAGES = {"Fortran": "Fortran", "Rust": "Rust", "C_plus_plus": "C++"}
_POINTERS = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_STRUCTS = ("DW_TAG_structure_type", "DW_TAG_class_type")
_KINDS = {"float": "f", "complex": "c", "int": "i", "bool": "b"}
_SIZES = {"f": (2, 4, 8, 16), "c": (8, 16, 32), "i": (1, 2, 4, 8), "u": (1, 2, 4, 8), "b": (1,)}
#: Linkages of functions that another file cannot call, or that come with every header.
_HIDDEN = ("internal", "private", "available_externally")
#: What debug information says of descriptors that the callee may change.
_DESCRIPTOR_OF_ASSUMED_SHAPE = {"allocated", "associated", "rank"}
_RUST_SLICE = re.compile(r"&(mut )?\[")


class _Unsupported(Exception):  # noqa: N818 - a step of reading, seen by nobody else
    """A type that has no counterpart in Python."""


def functions_of(module: Module, sources: Collection[str]) -> list[Function]:
    """Return all functions that Python may call; those of headers only if their file is named."""
    info = DebugInfo(module.metadata)
    variables = _variables(module, info)
    found = []
    for function in module.functions.values():
        if function.is_declaration or function.linkage in _HIDDEN or function.name == "main":
            continue
        node = attachments(function.metadata).get("dbg")
        if not node:
            continue
        subprogram = info.subprogram(node)
        if sources and subprogram.path not in sources:
            continue
        found.append(_function(function, subprogram, variables.get(subprogram.number or 0, {})))
    return found


def _variables(module: Module, info: DebugInfo) -> dict[int, dict[int, Variable]]:
    """Return the parameters of each subprogram by their index from 1."""
    found: dict[int, dict[int, Variable]] = {}
    for match in _VARIABLE.finditer(module.text):
        variable = info.variable(int(match[1]))
        owner = variable.subprogram
        if owner is not None and owner.number is not None:
            found.setdefault(owner.number, {}).setdefault(int(match[2]), variable)
    return found


def _function(
    function: IRFunction, subprogram: Subprogram, variables: dict[int, Variable]
) -> Function:
    unit = subprogram.unit
    words = unit.language if unit is not None else ""
    language = next((name for word, name in _LANGUAGES.items() if word in words), "C")
    name = subprogram.name
    if subprogram.linkage_name and language != "Fortran":
        name = readable(subprogram.linkage_name).partition("(")[0] or name
    place = f"{subprogram.path}:{subprogram.line}"
    made = Function(name, function.name, language, place, (), None)
    reader = _READERS[language](function, subprogram)
    try:
        parameters = tuple(reader.parameters(subprogram, variables))
        if function.variadic:
            raise _Unsupported("it takes a variable number of arguments ('...')")
        return made._replace(parameters=parameters, result=reader.result(subprogram))
    except _Unsupported as why:
        return made._replace(problem=str(why))


def python_name(name: str, index: int) -> str:
    """Return what a parameter is called in Python, which has keywords of its own."""
    if not (name.isascii() and name.isidentifier()):
        return f"argument{index}"
    return f"{name}_" if iskeyword(name) else name


class _Reader:
    """C and what calls like it."""

    def __init__(self, function: IRFunction, subprogram: Subprogram) -> None:
        self.function = function
        self.info = subprogram.info

    def parameters(
        self, subprogram: Subprogram, variables: dict[int, Variable]
    ) -> Iterator[Parameter]:
        """Yield the parameters in order."""
        kind = subprogram.type
        types = getattr(kind, "parameters", ())
        for index, each in enumerate(types, 1):
            variable = variables.get(index)
            name = python_name(variable.name if variable else "", index)
            try:
                yield self.parameter(name, variable.type or each if variable else each)
            except _Unsupported as why:
                raise _Unsupported(f"its parameter '{name}' is {why}") from None

    def result(self, subprogram: Subprogram) -> Type | None:
        """Return the type of what is returned."""
        kind = getattr(subprogram.type, "result", None)
        if kind is None:
            return None
        try:
            return _element(kind)
        except _Unsupported as why:
            raise _Unsupported(f"it returns {why}") from None

    def parameter(self, name: str, kind: DebugType) -> Parameter:
        """Return one parameter."""
        plain = kind.underlying
        if isinstance(plain, DerivedType) and plain.tag in _POINTERS:
            return _pointer(name, plain)
        return Parameter(name, _element(kind), VALUE)


class _Rust(_Reader):
    """Rust: slices are a pointer and a length, `*const` and `&` are read only."""

    def parameter(self, name: str, kind: DebugType) -> Parameter:
        plain = kind.underlying
        found = _RUST_SLICE.match(kind.name)
        if found and isinstance(plain, CompositeType):
            element = next((m.type for m in plain.members if m.name == "data_ptr"), None)
            pointee = element.base if isinstance(element, DerivedType) else None
            if pointee is None:
                raise _Unsupported(f"a '{kind.name}'")
            return Parameter(name, _element(pointee), SLICE, INOUT if found[1] else IN)
        made = super().parameter(name, kind)
        is_read_only = kind.name.startswith(("*const ", "&")) and not kind.name.startswith("&mut")
        return made._replace(intent=IN) if is_read_only else made


class _Fortran(_Reader):
    """Fortran: nearly everything passes by reference, and arrays know their shapes."""

    shapes: FortranShapes

    def parameters(
        self, subprogram: Subprogram, variables: dict[int, Variable]
    ) -> Iterator[Parameter]:
        names = {at - 1: python_name(each.name, at) for at, each in variables.items()}
        self.shapes = FortranShapes(self.function, self.info, names)
        arguments = self.function.arguments
        for index, each in enumerate(super().parameters(subprogram, variables)):
            is_pointer = index < len(arguments) and arguments[index].type.text == "ptr"
            is_value = each.is_by_reference and not is_pointer
            yield each._replace(passing=VALUE, is_by_reference=False) if is_value else each

    def parameter(self, name: str, kind: DebugType) -> Parameter:
        plain = kind.underlying
        if isinstance(plain, CompositeType) and plain.tag == "DW_TAG_array_type":
            if plain.element is None:
                raise _Unsupported("an array whose elements are not known")
            if plain.is_descriptor:
                return self._described(name, plain, plain.element)
            dims = self.shapes.dims(plain)
            return Parameter(
                *(name, _element(plain.element), POINTER, INOUT, dims, all(dims)), is_fortran=True
            )
        if isinstance(plain, DerivedType):
            raise _Unsupported("a pointer")
        return Parameter(name, _element(kind), POINTER, INOUT, is_by_reference=True)

    def _described(self, name: str, array: CompositeType, element: DebugType) -> Parameter:
        """Return an array of assumed shape, `x(:)`: what says where it is says how long it is."""
        if not _DESCRIPTOR_OF_ASSUMED_SHAPE.isdisjoint(array.node.fields):
            raise _Unsupported("an allocatable array or a pointer to one")
        dims = ("",) * len(array.dimensions)
        return Parameter(*(name, _element(element), DESCRIPTOR, INOUT, dims, True), is_fortran=True)


_READERS: dict[str, type[_Reader]] = {
    "C": _Reader,
    "C++": _Reader,
    "Rust": _Rust,
    "Fortran": _Fortran,
}


def _pointer(name: str, pointer: DerivedType) -> Parameter:
    """Return a parameter that leads to elements: the length of the first dimension is open."""
    pointee = pointer.base
    is_const = False
    while isinstance(pointee, DerivedType) and pointee.tag not in _POINTERS:
        is_const = is_const or pointee.tag == "DW_TAG_const_type"
        pointee = pointee.base
    if pointee is None:
        raise _Unsupported("a 'void *', of which nobody knows where it leads")
    if pointee.tag in _POINTERS:
        raise _Unsupported("a pointer to pointers")
    inner: tuple[str, ...] = ()
    if isinstance(pointee, CompositeType) and pointee.tag == "DW_TAG_array_type":
        inner = tuple(str(d.length or 0) for d in pointee.dimensions)
        if "0" in inner or pointee.element is None:
            raise _Unsupported("an array of arrays whose length is only known at run time")
        pointee = pointee.element
    dims = ("", *inner) if inner else None
    return Parameter(name, _element(pointee), POINTER, IN if is_const else INOUT, dims)


def _element(kind: DebugType) -> Type:
    """Return a number or a struct."""
    plain = kind.underlying
    if isinstance(plain, BasicType):
        return _number(plain)
    if isinstance(plain, CompositeType):
        if plain.tag == "DW_TAG_enumeration_type":
            return Scalar(f"i{(plain.size or 0) // 8}")
        if plain.name.startswith("complex<") and plain.size in (64, 128, 256):
            return Scalar(f"c{plain.size // 8}")
        if plain.tag in _STRUCTS:
            return _record(plain)
    raise _Unsupported(_called(kind))


def _called(kind: DebugType) -> str:
    plain = kind.underlying
    if isinstance(plain, DerivedType) and plain.tag in _POINTERS:
        return "a pointer"
    if isinstance(plain, CompositeType) and plain.tag == "DW_TAG_union_type":
        return "a union"
    return f"a '{kind.name or (plain and plain.name) or 'type without a name'}'"


def _number(kind: BasicType) -> Scalar:
    letter = _KINDS.get(kind.kind, "")
    if kind.kind == "char" and kind.size == 8:
        return Scalar("text" if kind.name in ("char", "CHARACTER(KIND=1)") else _small(kind))
    if letter == "i" and "unsigned" in kind.encoding:
        letter = "u"
    size = (kind.size or 0) // 8
    if letter == "b" and size in (4, 8):  # Fortran's LOGICAL
        return Scalar(f"i{size}")
    if size not in _SIZES.get(letter, ()):
        raise _Unsupported(f"a '{kind.name}'")
    return Scalar("g" if (letter, size) == ("f", 16) else f"{letter}{size}")


def _small(kind: BasicType) -> str:
    return "u1" if "unsigned" in kind.encoding else "i1"


def _record(kind: CompositeType) -> Record:
    if kind.is_declaration or kind.variant_parts:
        raise _Unsupported(f"a '{kind.name}', whose members are not known")
    fields = [_field(kind, member) for member in kind.members]
    return Record(kind.name, (kind.size or 0) // 8, tuple(fields))


def _field(kind: CompositeType, member: Member) -> Field:
    plain = member.type.underlying if member.type is not None else None
    if member.type is None or plain is None or member.offset is None or member.offset % 8:
        raise _Unsupported(f"a '{kind.name}', whose member '{member.name}' is a bit field")
    shape: tuple[int, ...] = ()
    element = member.type
    if isinstance(plain, CompositeType) and plain.tag == "DW_TAG_array_type":
        if plain.element is None or plain.length is None:
            raise _Unsupported(f"a '{kind.name}', whose member '{member.name}' has no length")
        shape = tuple(d.length or 0 for d in plain.dimensions)
        element = plain.element
    try:
        return Field(member.name, member.offset // 8, _element(element), shape)
    except _Unsupported as why:
        raise _Unsupported(f"a '{kind.name}', whose member '{member.name}' is {why}") from None
