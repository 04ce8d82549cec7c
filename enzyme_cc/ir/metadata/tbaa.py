"""Type-based alias analysis: the types of a language and its accesses, as `!tbaa` says them.

LangRef, "tbaa metadata": there are two formats, and the newer one also says sizes. Types that
LLVM would take for one are one object here, however many numbers they have.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.metadata.nodes import (
    MAX_DEPTH,
    MetadataError,
    Node,
    NodeRef,
    TypedValue,
    number_of,
)
from enzyme_cc.ir.types import DOUBLE, FLOAT, HALF

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.metadata.nodes import Field, MetadataTable, Reference
    from enzyme_cc.ir.types import FloatType


#: What clang calls numbers.
NAMED_FLOATS: Mapping[str, FloatType] = MappingProxyType(
    {"double": DOUBLE, "float": FLOAT, "__fp16": HALF, "_Float16": HALF}
)


class TypeField(NamedTuple):
    """A part of a struct type, in bytes: only the newer format says the size."""

    offset: int
    type: TypeNode
    size: int | None


class TypeNode:
    """A root, a scalar type or a struct type: `size` is None in the older format."""

    __slots__ = ("fields", "name", "parent", "size", "sized")

    def __init__(
        self,
        name: str,
        parent: TypeNode | None,
        fields: tuple[TypeField, ...],
        size: int | None,
    ) -> None:
        self.name = name
        #: In the older format the parent of a struct type is its first field.
        self.parent = parent
        #: A struct's; a scalar of the older format has its parent as the one field, at 0.
        self.fields = fields
        self.size = size
        #: Whether this is the newer format.
        self.sized = size is not None

    def __repr__(self) -> str:
        return f"<TypeNode {self.name!r}>"

    @property
    def is_root(self) -> bool:
        """Return whether a type system starts here."""
        return self.parent is None

    @property
    def is_scalar(self) -> bool:
        """Return whether it has no parts; in the older format so has a struct of one part at 0."""
        if self.sized:
            return not self.fields
        return [field.offset for field in self.fields] == [0]

    @property
    def kind(self) -> str:
        """Return what its name says that it is: float, int, pointer, bool, char, or empty."""
        return kind_of(self.name)

    @property
    def ancestors(self) -> tuple[TypeNode, ...]:
        """Return its parent, the parent of that, and so on to the root."""
        found: list[TypeNode] = []
        parent = self.parent
        while parent is not None:
            found.append(parent)
            parent = parent.parent
        return tuple(found)

    def field_at(self, offset: int) -> tuple[TypeNode, int] | None:
        """Return the part at an offset and the offset within it: None where there is no part."""
        before = [field for field in self.fields if field.offset <= offset]
        return (before[-1].type, offset - before[-1].offset) if before else None

    def contains(self, other: TypeNode) -> bool:
        """Return whether a part of it, or of its parts, is of that type."""
        return any(field.type is other or field.type.contains(other) for field in self.fields)


class AccessTag(NamedTuple):
    """The tag of a load or a store: `access` at `offset` bytes into `base`."""

    base: TypeNode
    access: TypeNode
    offset: int
    #: How many bytes: only the newer format says it.
    size: int | None
    #: Whether nothing ever writes there.
    constant: bool


class CopiedField(NamedTuple):
    """A part of what a `!tbaa.struct` copies, in bytes; the rest is padding."""

    offset: int
    size: int
    tag: AccessTag


class TypeSystem:
    """The TBAA types and tags of one metadata table."""

    def __init__(self, table: MetadataTable) -> None:
        self._table = table
        self._types: dict[int, TypeNode] = {}
        #: Equal types by what makes them equal.
        self._same: dict[Hashable, TypeNode] = {}
        self._tags: dict[int, AccessTag] = {}
        #: The types that are being read.
        self._open: list[Node] = []

    def tag(self, what: Reference) -> AccessTag:
        """Return an access tag: what an instruction's `!tbaa` names."""
        number = number_of(what)
        found = None if number is None else self._tags.get(number)
        if found is None:
            found = self._tag(self._table.resolve(what))
            if number is not None:
                self._tags[number] = found
        return found

    def tag_of(self, access: Instruction) -> AccessTag | None:
        """Return the tag of an instruction; None where it has none, or one that is wrong."""
        node = access.attachment("tbaa")
        try:
            return None if node is None else self.tag(node)
        except MetadataError:
            return None

    def _tag(self, node: Node) -> AccessTag:
        links, numbers = node.operands[:2], node.operands[2:]
        if node.kind or not numbers or not all(isinstance(link, (NodeRef, Node)) for link in links):
            node.wrong("expected an access tag, !{base type, access type, i64 offset}")
        base, access = (self._type_behind(node, link) for link in links)
        values = [_unsigned(node, value) for value in numbers]
        size = values.pop(1) if access.sized and len(values) > 1 else None
        if len(values) > 2:
            node.wrong("an access tag has too many operands")
        return AccessTag(base, access, values[0], size, constant=values[1:] == [1])

    def type_node(self, what: Reference) -> TypeNode:
        """Return a type."""
        number = number_of(what)
        found = None if number is None else self._types.get(number)
        if found is None:
            found = self._type(self._table.resolve(what))
            if number is not None:
                self._types[number] = found
        return found

    def _type_behind(self, node: Node, value: Field) -> TypeNode:
        if not isinstance(value, (NodeRef, Node)):
            node.wrong("expected a type where something else is")
        return self.type_node(value)

    def _type(self, node: Node) -> TypeNode:
        if any(node is outer for outer in self._open) or len(self._open) > MAX_DEPTH:
            node.wrong("a TBAA type that is made of itself")
        self._open.append(node)
        try:
            parts = self._parts(node.expect(""))
        finally:
            self._open.pop()
        key = (node if node.distinct else len(node.operands), *parts)
        return self._same.setdefault(key, TypeNode(*parts))

    def _parts(self, node: Node) -> tuple[str, TypeNode | None, tuple[TypeField, ...], int | None]:
        operands = node.operands
        if len(operands) > 2 and isinstance(operands[0], (NodeRef, Node)):
            parent = self._type_behind(node, operands[0])
            fields = self._fields(node, operands[3:], 3)
            return _name(node, operands[2]), parent, fields, _unsigned(node, operands[1])
        if len(operands) < 2 or not isinstance(operands[1], (NodeRef, Node)):
            return _root_name(operands), None, (), None
        if len(operands) == 2:
            parent = self._type_behind(node, operands[1])
            return _name(node, operands[0]), parent, (TypeField(0, parent, None),), None
        fields = self._fields(node, operands[1:], 2)
        return _name(node, operands[0]), fields[0].type, fields, None

    def _fields(self, node: Node, operands: tuple[Field, ...], step: int) -> tuple[TypeField, ...]:
        if len(operands) % step:
            node.wrong("a TBAA type with an incomplete field")
        fields = []
        for first in range(0, len(operands), step):
            offset = _unsigned(node, operands[first + 1])
            size = _unsigned(node, operands[first + 2]) if step == 3 else None
            fields.append(TypeField(offset, self._type_behind(node, operands[first]), size))
        return tuple(fields)

    def copied(self, what: Reference) -> tuple[CopiedField, ...]:
        """Return what a `!tbaa.struct` says that a memcpy copies."""
        node = self._table.resolve(what).expect("")
        operands = node.operands
        if len(operands) % 3:
            node.wrong("expected triples, an offset, a size and an access tag")
        found = []
        for first in range(0, len(operands), 3):
            tag = operands[first + 2]
            if not isinstance(tag, (NodeRef, Node)):
                node.wrong("expected an access tag behind each offset and size")
            offset, size = (_unsigned(node, value) for value in operands[first : first + 2])
            found.append(CopiedField(offset, size, self.tag(tag)))
        return tuple(found)


def _unsigned(node: Node, value: Field) -> int:
    number = value.integer if isinstance(value, TypedValue) else None
    if number is None or number < 0:
        node.wrong("expected an offset or a size, like i64 8")
    return number


def _name(node: Node, value: Field) -> str:
    if not isinstance(value, str):
        node.wrong("a TBAA type without a name")
    return value


def _root_name(operands: tuple[Field, ...]) -> str:
    return next((str(operand) for operand in operands if isinstance(operand, str)), "")


def may_alias(first: AccessTag | None, second: AccessTag | None) -> bool:
    """Return whether accesses with these tags may alias; None is an access without a tag."""
    if first is None or second is None or _root(first.access) is not _root(second.access):
        return True
    return _leads_to(first, second) or _leads_to(second, first)


def _root(kind: TypeNode) -> TypeNode:
    return kind.ancestors[-1] if kind.parent else kind


def _leads_to(outer: AccessTag, inner: AccessTag) -> bool:
    """Return whether `inner` may access a part of what `outer` accesses, or an ancestor of it."""
    access = outer.access
    if access is outer.base and (access is inner.access or access in inner.access.ancestors):
        return True
    kind, offset = outer.base, outer.offset
    while kind is not inner.base:
        if access.sized and kind is access:
            # The newer format tells parts from ancestors, and an access may be of a whole struct.
            return access.contains(inner.base)
        if kind.is_root:
            return False
        part = kind.field_at(offset)
        if part is None:
            return True
        kind, offset = part
    return offset == inner.offset or kind is access or inner.base is inner.access


_KINDS = {
    name: kind
    for kind, names in {
        "descriptor": "descriptor member",
        "float": "float,double,long double,_Float16,__fp16,__bf16,__float128,__ibm128,half",
        "int": "short,int,long,long long,__int128",
        "bool": "bool,_Bool",
        "char": "wchar_t,char8_t,char16_t,char32_t",
        "pointer": "any pointer,vtable pointer,std::nullptr_t",
    }.items()
    for name in names.split(",")
}
_POINTER = re.compile(r"(?:any )?p([0-9]{1,4}) (.*)\Z", re.DOTALL)


def kind_of(name: str) -> str:
    """Return the kind of a scalar type in clang: float, int, pointer, bool, char, or empty.

    flang's "descriptor member" is a part of what says where an array is, and how large.

    Empty is also for "omnipotent char", which is a char as well as what clang knows nothing of:
    arrays in structs, for one.
    """
    if name.startswith("_BitInt("):
        return "int"
    return _KINDS.get(name) or ("pointer" if _POINTER.match(name) else "")


def pointer_of(name: str) -> tuple[int, str] | None:
    """Return how often to follow the pointer a name means, to what: "p2 int" is (2, "int").

    The second is empty where the name does not say it, as with "any pointer".
    """
    match = _POINTER.match(name)
    if match:
        return int(match[1]), "" if match[2] == "pointer" else match[2]
    return (1, "") if _KINDS.get(name) == "pointer" else None
