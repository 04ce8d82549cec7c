"""Debug information: typed views of the DI nodes of a metadata table, made when asked for.

Sizes and offsets of types are in bits, as DWARF has them; debug_leaves.py goes over to bytes.
"""

from __future__ import annotations

import math
import os.path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from enzyme_cc.ir.metadata.nodes import MAX_DEPTH, TypedValue, number_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.metadata.nodes import MetadataTable, Node, NodeRef, Reference

#: What one node names another by: None stands for `null`.
Link: TypeAlias = "Reference | None"

_T = TypeVar("_T")
_V = TypeVar("_V", bound="View")

_DEFAULT_TAGS = {
    "DIBasicType": "DW_TAG_base_type",
    "DIFixedPointType": "DW_TAG_base_type",
    "DIStringType": "DW_TAG_string_type",
    "DISubroutineType": "DW_TAG_subroutine_type",
    "DISubrangeType": "DW_TAG_subrange_type",
}
_ENCODINGS = {
    f"DW_ATE_{encoding}": kind
    for kind, encodings in {
        "float": "float imaginary_float",
        "complex": "complex_float",
        "int": "signed unsigned signed_fixed unsigned_fixed",
        "bool": "boolean",
        "char": "signed_char unsigned_char UTF UCS ASCII",
        "pointer": "address",
    }.items()
    for encoding in encodings.split()
}
_DESCRIPTOR_FIELDS = {"dataLocation", "allocated", "associated", "rank"}
_MAY_BE_EMPTY = ("DW_TAG_structure_type", "DW_TAG_union_type", "DW_TAG_base_type")
_LAID_OUT = ("DW_TAG_member", "DW_TAG_inheritance")
_QUALIFIERS = "const volatile restrict atomic immutable LLVM_ptrauth subrange"
_TRANSPARENT = {f"DW_TAG_{word}_type" for word in _QUALIFIERS.split()} | {
    "DW_TAG_typedef",
    "DW_TAG_template_alias",
}


class Location(NamedTuple):
    """A place in the source, and the place that it was inlined at."""

    line: int
    column: int
    path: str
    subprogram: Subprogram | None
    scope: NodeRef | Node
    inlined_at: Location | None = None

    @property
    def function(self) -> str:
        """Return the name of the function, as its source has it: empty if unknown."""
        return self.subprogram.name if self.subprogram else ""

    @property
    def chain(self) -> tuple[Location, ...]:
        """Return this place, then the one it was inlined at, and so on outwards."""
        places = [self]
        while (outer := places[-1].inlined_at) is not None:
            places.append(outer)
        return tuple(places)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


class Attribute(Generic[_T]):
    """A field that a view has of its node, read anew each time."""

    def __init__(self, read: Callable[[View], _T]) -> None:
        self.read = read

    def __get__(self, view: View, owner: object) -> _T:
        return self.read(view)


class View:
    """The base of views: the node, its number if it has one, and whose view it is."""

    __slots__ = ("info", "node", "number")

    info: DebugInfo
    node: Node
    number: int | None

    #: The name in the source, and where that declares it: the file, the line, the scope.
    name = Attribute(lambda view: view.node.string("name"))
    path = Attribute(lambda view: view.info.path(view.node.link("file")))
    line = Attribute(lambda view: view.node.integer("line"))
    scope = Attribute(lambda view: view.node.link("scope"))
    #: Its DIFlag words.
    flags = Attribute(lambda view: view.node.words("flags"))

    def __init__(self, info: DebugInfo, node: Node, number: int | None) -> None:
        self.info = info
        self.node = node
        self.number = number

    def __repr__(self) -> str:
        return f"<{type(self).__name__} !{self.number} {self.name!r}>"


class Subprogram(View):
    """A function of the source: `type` is a SubroutineType, `unit` None for a declaration."""

    __slots__ = ()

    linkage_name = Attribute(lambda view: view.node.string("linkageName"))
    type = Attribute(lambda view: view.info.type_of(view.node.link("type")))
    is_definition = Attribute(lambda view: "DISPFlagDefinition" in view.node.words("spFlags"))

    @property
    def unit(self) -> Unit | None:
        """Return the compile unit: definitions have one."""
        link = self.node.link("unit")
        return None if link is None else self.info.unit(link)

    @property
    def variables(self) -> tuple[Variable, ...]:
        """Return the variables that are kept although no code mentions them: parameters first."""
        kept = self.info.listed(self.node.link("retainedNodes"), *_VARIABLES)
        found = [self.info.variable(link) for link in kept]
        return tuple(sorted(found, key=lambda variable: variable.argument or len(kept) + 1))


class Unit(View):
    """A compile unit: its `producer` is the compiler, in its own words."""

    __slots__ = ()

    producer = Attribute(lambda view: view.node.string("producer"))
    #: `DW_LANG_C11`, `DW_LANG_Fortran95`, ..., or a `DW_LNAME` word of DWARF 6.
    language = Attribute(lambda view: _word(view, "language") or _word(view, "sourceLanguageName"))


class Variable(View):
    """A variable or a parameter: `argument` counts parameters from 1 and is else 0."""

    __slots__ = ()

    type = Attribute(lambda view: view.info.type_of(view.node.link("type")))
    argument = Attribute(lambda view: view.node.integer("arg"))
    linkage_name = Attribute(lambda view: view.node.string("linkageName"))
    #: The function it belongs to: None for a global.
    subprogram = Attribute(lambda view: view.info.scope_of(view.scope)[1])


class DebugType(View):
    """Any type: the subclasses say more about the kinds there are."""

    __slots__ = ()

    #: Its DWARF tag.
    tag = Attribute(lambda view: _word(view, "tag") or _DEFAULT_TAGS.get(view.node.kind, ""))

    @property
    def size(self) -> int | None:
        """Return its size in bits: None if only the running program knows."""
        return _size(self, 0)

    @property
    def underlying(self) -> DebugType | None:
        """Return the type without typedefs and const, volatile and so on: None for void."""
        kind: DebugType | None = self
        passed = 0
        while isinstance(kind, DerivedType) and kind.tag in _TRANSPARENT:
            kind, passed = kind.base, passed + 1
            if passed > MAX_DEPTH:
                self.node.wrong(f"!{self.number} is a type that stands for itself")
        return kind


class BasicType(DebugType):
    """A type that the language has, a Fortran CHARACTER too: `encoding` is its DW_ATE word."""

    __slots__ = ()

    encoding = Attribute(lambda view: _word(view, "encoding"))

    #: float, int, bool, char, complex, pointer, or unknown.
    kind = Attribute(lambda view: _ENCODINGS.get(_word(view, "encoding"), "unknown"))


class DerivedType(DebugType):
    """A pointer, a reference, a typedef, const, ... of `base`, which is None for void."""

    __slots__ = ()

    base = Attribute(lambda view: view.info.type_of(view.node.link("baseType")))


class SubroutineType(DebugType):
    """The types of a function's parameters and its result."""

    __slots__ = ()

    @property
    def result(self) -> DebugType | None:
        """Return what it returns: None for void."""
        types = self._types()
        return types[0] if types else None

    @property
    def parameters(self) -> tuple[DebugType, ...]:
        """Return what it takes, but for what `...` stands for."""
        return tuple(kind for kind in self._types()[1:] if kind is not None)

    @property
    def variadic(self) -> bool:
        """Return whether it takes more than that."""
        types = self._types()
        return len(types) > 1 and types[-1] is None

    def _types(self) -> list[DebugType | None]:
        link = self.node.link("types")
        links = () if link is None else self.info.table.resolve(link).expect("").links
        return [self.info.type_of(link) for link in links]


class Member(NamedTuple):
    """A member of a struct or one of its bases; `chosen_by` a discriminator's value."""

    name: str
    type: DebugType | None
    offset: int | None
    size: int | None
    tag: str
    flags: tuple[str, ...]
    chosen_by: int | None


class Dimension(NamedTuple):
    """The indices of one dimension of an array: None where only the running program knows."""

    length: int | None
    lower: int | None


class CompositeType(DebugType):
    """A struct, class, union, array (of `element`) or enumeration (of the integer `element`)."""

    __slots__ = ()

    #: The name that says which declarations are the same type.
    identifier = Attribute(lambda view: view.node.string("identifier"))
    element = Attribute(lambda view: view.info.type_of(view.node.link("baseType")))

    #: Whether its members are not known here.
    is_declaration = Attribute(lambda view: "DIFlagFwdDecl" in view.flags)
    #: Whether what is there only describes a Fortran array that is somewhere else.
    is_descriptor = Attribute(lambda view: not _DESCRIPTOR_FIELDS.isdisjoint(view.node.fields))

    @property
    def members(self) -> tuple[Member, ...]:
        """Return bases and members that each object has, in order: no static ones, no functions."""
        found = [self.info.member(link) for link in self._elements("DIDerivedType")]
        return tuple(m for m in found if m.tag in _LAID_OUT and "DIFlagStaticMember" not in m.flags)

    @property
    def alignment(self) -> int:
        """Return the most bits that a member says its address is a multiple of; 1 if none does."""
        nodes = [self.info.table.resolve(link) for link in self._elements("DIDerivedType")]
        return max([1, *(node.constant("align") or 1 for node in nodes)])

    @property
    def variant_parts(self) -> tuple[CompositeType, ...]:
        """Return the parts of a Rust enum that are one thing or another."""
        types = [self.info.type_of(link) for link in self._elements("DICompositeType")]
        return tuple(kind for kind in types if isinstance(kind, CompositeType))

    @property
    def discriminator(self) -> Member | None:
        """Return what tells the variants of a variant part apart, if anything does."""
        link = self.node.link("discriminator")
        return None if link is None else self.info.member(link)

    @property
    def enumerators(self) -> dict[str, int]:
        """Return the names and values of an enumeration."""
        nodes = [self.info.table.resolve(link) for link in self._elements("DIEnumerator")]
        return {node.string("name"): node.integer("value") for node in nodes}

    @property
    def dimensions(self) -> tuple[Dimension, ...]:
        """Return the dimensions of an array, in the order of its source."""
        links = self._elements("DISubrange", "DIGenericSubrange", "DISubrangeType")
        return tuple(_dimension(self.info.table.resolve(link)) for link in links)

    @property
    def length(self) -> int | None:
        """Return how many elements an array has, over all dimensions."""
        counts = [dimension.length for dimension in self.dimensions]
        known = [count for count in counts if count is not None]
        return math.prod(known) if len(known) == len(counts) else None

    @property
    def stride(self) -> int | None:
        """Return how many bits from one element of an array to the next."""
        return _stride(self, 0)

    def _elements(self, *kinds: str) -> tuple[NodeRef | Node, ...]:
        return self.info.listed(self.node.link("elements"), *kinds)


class DebugInfo:
    """The views of one table's debug information: a numbered node has one only."""

    def __init__(self, table: MetadataTable) -> None:
        self.table = table
        self._views: dict[int, View] = {}
        self._locations: dict[int, Location] = {}
        self._scopes: dict[int, tuple[str, Subprogram | None]] = {}

    def location(self, what: Reference) -> Location:
        """Return the place that a DILocation says, with all the places it was inlined at."""
        number = number_of(what)
        found = None if number is None else self._locations.get(number)
        if found is None:
            for link, node in reversed(tuple(self._along(what, "inlinedAt"))):
                found = self._location(node.expect("DILocation"), found)
                if (number := number_of(link)) is not None:
                    found = self._locations.setdefault(number, found)
        assert found is not None
        return found

    def _along(self, what: Link, name: str) -> Iterator[tuple[Reference, Node]]:
        """Yield the node and those that the field of that name leads to."""
        seen: list[Node] = []
        while what is not None:
            node = self.table.resolve(what)
            if any(node is earlier for earlier in seen):
                node.wrong(f"{name} leads back to where it started")
            seen.append(node)
            yield what, node
            what = node.link(name)

    def _location(self, node: Node, inlined_at: Location | None) -> Location:
        scope = node.link("scope")
        if scope is None:
            node.wrong("a place without a scope")
        path, subprogram = self.scope_of(scope)
        line, column = node.integer("line"), node.integer("column")
        return Location(line, column, path, subprogram, scope, inlined_at)

    def scope_of(self, what: Link) -> tuple[str, Subprogram | None]:
        """Return the file and the function that a scope is in."""
        number = None if what is None else number_of(what)
        found = None if number is None else self._scopes.get(number)
        if found is None:
            found = self._find_scope(what)
            if number is not None:
                self._scopes[number] = found
        return found

    def _find_scope(self, what: Link) -> tuple[str, Subprogram | None]:
        path = ""
        for link, node in self._along(what, "scope"):
            path = path or self.path(node.link("file"))
            if node.kind == "DISubprogram":
                return path, self.subprogram(link)
        return path, None

    def path(self, file: Link) -> str:
        """Return the path of a DIFile: with its folder, unless the name has one from the root."""
        if file is None:
            return ""
        node = self.table.resolve(file).expect("DIFile")
        return os.path.join(node.string("directory"), node.string("filename"))

    def listed(self, what: Link, *kinds: str) -> tuple[NodeRef | Node, ...]:
        """Return what a tuple lists of these kinds: nothing for `null`."""
        links = () if what is None else self.table.resolve(what).expect("").links
        return tuple(
            link for link in links if link is not None and self.table.resolve(link).kind in kinds
        )

    def _view(self, what: Reference, choose: Callable[[Node], type[_V]]) -> _V:
        number = number_of(what)
        found = None if number is None else self._views.get(number)
        if isinstance(found, View):
            choose(found.node)
            return found  # type: ignore[return-value]
        node = self.table.resolve(what)
        view = choose(node)(self, node, number)
        if number is not None:
            self._views[number] = view
        return view

    def subprogram(self, what: Reference) -> Subprogram:
        """Return a DISubprogram: a function's !dbg attachment is one."""
        return self._view(what, _chooser({"DISubprogram": Subprogram}))

    def unit(self, what: Reference) -> Unit:
        """Return a DICompileUnit."""
        return self._view(what, _chooser({"DICompileUnit": Unit}))

    def units(self) -> tuple[Unit, ...]:
        """Return the module's compile units."""
        return tuple(self.unit(number) for number in self.table.named("llvm.dbg.cu"))

    def variable(self, what: Reference) -> Variable:
        """Return a variable, also of a global's !dbg attachment, a DIGlobalVariableExpression."""
        node = self.table.resolve(what)
        if node.kind == "DIGlobalVariableExpression":
            what = node.link("var") or node.wrong("an expression without a variable")
        return self._view(what, _chooser(_VARIABLES))

    def type_of(self, what: Link) -> DebugType | None:
        """Return a type: None for `null`, which is void."""
        return None if what is None else self._view(what, _type_class)

    def member(self, what: Reference) -> Member:
        """Return a member, a DIDerivedType."""
        node = self.table.resolve(what).expect("DIDerivedType")
        extra = node.fields.get("extraData")
        return Member(
            name=node.string("name"),
            type=self.type_of(node.link("baseType")),
            offset=node.constant("offset", 0),
            size=node.constant("size"),
            tag=" | ".join(node.words("tag")),
            flags=node.words("flags"),
            chosen_by=extra.integer if isinstance(extra, TypedValue) else None,
        )


def _word(view: View, name: str) -> str:
    return " | ".join(view.node.words(name))


def _chooser(classes: dict[str, type[_V]]) -> Callable[[Node], type[_V]]:
    return lambda node: classes[node.expect(*classes).kind]


def _type_class(node: Node) -> type[DebugType]:
    """Return the class of a type's view; types that newer compilers may have get the plain one."""
    found = _TYPES.get(node.kind)
    if found is None and not node.kind.endswith("Type"):
        node.wrong("expected a type")
    return found or DebugType


def _dimension(node: Node) -> Dimension:
    count, lower = node.constant("count"), node.constant("lowerBound")
    upper = node.constant("upperBound")
    if count is None and lower is not None and upper is not None:
        count = max(upper - lower + 1, 0)
    # LLVM writes -1 for `int x[]`.
    return Dimension(None if count is None or count < 0 else count, lower)


def _size(kind: DebugType, depth: int) -> int | None:
    """Return the size that the node says or that follows from the types in it."""
    if "size" in kind.node.fields:
        return kind.node.constant("size")
    if depth > MAX_DEPTH:
        kind.node.wrong(f"!{kind.number} is a type within itself")
    if kind.tag == "DW_TAG_array_type" and isinstance(kind, CompositeType):
        stride = _stride(kind, depth + 1)
        return None if kind.length is None or stride is None else kind.length * stride
    if isinstance(kind, DerivedType) and kind.base and kind.tag in _TRANSPARENT:
        return _size(kind.base, depth + 1)
    # LLVM does not write a size of 0.
    return 0 if kind.tag in _MAY_BE_EMPTY and "DIFlagFwdDecl" not in kind.flags else None


def _stride(kind: CompositeType, depth: int) -> int | None:
    if kind.tag != "DW_TAG_array_type" or kind.element is None:
        return None
    size = _size(kind.element, depth)
    return kind.node.constant("bitStride") or (size and _padded(size, kind.element.underlying))


def _padded(size: int, element: DebugType | None) -> int:
    """Return the size with the padding behind the last component, which flang leaves out."""
    step = element.alignment if isinstance(element, CompositeType) else 1
    return -(-size // step) * step


_TYPES: dict[str, type[DebugType]] = {
    "DIBasicType": BasicType,
    "DIFixedPointType": BasicType,
    "DIStringType": BasicType,
    "DIDerivedType": DerivedType,
    "DISubrangeType": DerivedType,
    "DICompositeType": CompositeType,
    "DISubroutineType": SubroutineType,
}
_VARIABLES = {"DILocalVariable": Variable, "DIGlobalVariable": Variable}
