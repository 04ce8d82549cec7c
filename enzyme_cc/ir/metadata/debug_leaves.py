"""Find which scalars lie at which bytes of an object, by the debug type it is declared with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.metadata.debug_info import BasicType, CompositeType, DebugType, DerivedType
from enzyme_cc.ir.metadata.nodes import MAX_DEPTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Leaf(NamedTuple):
    """A scalar in an object: `kind` as BasicType has it, `target` of a pointer."""

    offset: int
    size: int
    kind: str
    #: In a union or a variant: something else may be there instead.
    overlapping: bool = False
    target: DebugType | None = None
    #: Of a pointer that was written as a reference.
    is_reference: bool = False


def flatten(kind: DebugType | None, limit: int, pointer_size: int = 64) -> Iterator[Leaf]:
    """Return what an object of this type has in its first `limit` bytes.

    An array without a known length has nothing, and of a Fortran descriptor only the pointer
    to the data is known. A CHARACTER is one leaf, bit-fields in one byte are a leaf each.
    """
    parts = _Flattening(limit, pointer_size).parts(kind, 0, False)
    return (leaf for leaf in parts if leaf.offset < limit)


def is_nothing(kind: DebugType | None) -> bool:
    """Return whether a pointer to it says nothing of what it points to: `void`, or `()` of Rust."""
    kind = kind.underlying if kind else None
    return kind is None or (isinstance(kind, BasicType) and not kind.size)


def is_byte(kind: DebugType) -> bool:
    """Return whether a pointer to it may point to anything."""
    small = isinstance(kind, BasicType) and kind.kind in ("int", "bool")
    return small and bool(kind.size) and (kind.size or 0) < 16


class _Flattening:
    __slots__ = ("limit", "open", "pointer_size")

    def __init__(self, limit: int, pointer_size: int) -> None:
        self.limit = limit * 8
        self.pointer_size = pointer_size
        #: The types that are being looked into.
        self.open: list[DebugType] = []

    def parts(self, kind: DebugType | None, start: int, shared: bool) -> Iterator[Leaf]:
        kind = kind.underlying if kind else None
        look = _LOOKS.get((type(kind), kind.tag)) if kind else None
        if kind is None or look is None or start >= self.limit:
            return
        if kind in self.open or len(self.open) > MAX_DEPTH:
            kind.node.wrong(f"!{kind.number} is a type within itself")
        self.open.append(kind)
        yield from look(self, kind, start, shared)
        self.open.pop()

    def basic(self, kind: BasicType, start: int, shared: bool) -> Iterator[Leaf]:
        if "stringLocationExpression" in kind.node.fields:
            yield Leaf(start // 8, self.pointer_size // 8, "pointer", shared, kind)
        elif size := kind.size:
            yield _leaf(start, size, kind.kind, shared)

    def pointer(self, kind: DerivedType, start: int, shared: bool) -> Iterator[Leaf]:
        size = kind.size or self.pointer_size
        is_reference = kind.tag != "DW_TAG_pointer_type"
        yield Leaf(start // 8, size // 8, "pointer", shared, kind.base, is_reference)

    def member_pointer(self, kind: DerivedType, start: int, shared: bool) -> Iterator[Leaf]:
        """Yield an offset, or the address of a function with an offset."""
        size = self.pointer_size
        if (kind.size or size) > size:
            yield _leaf(start, size, "pointer", shared)
            start += size
        yield _leaf(start, size, "int", shared)

    def enumeration(self, kind: CompositeType, start: int, shared: bool) -> Iterator[Leaf]:
        if size := kind.size:
            yield _leaf(start, size, "int", shared)

    def union(self, kind: CompositeType, start: int, _shared: bool) -> Iterator[Leaf]:
        yield from self.struct(kind, start, True)

    def struct(self, kind: CompositeType, start: int, shared: bool) -> Iterator[Leaf]:
        told_apart = (kind.discriminator,) if kind.discriminator else ()
        for member in (*told_apart, *kind.members):
            # The offset of a virtual base is one in the vtable.
            if member.offset is None or "DIFlagVirtual" in member.flags:
                continue
            if "DIFlagBitField" in member.flags:
                yield _leaf(start + member.offset, member.size or 1, "int", shared)
            else:
                yield from self.parts(member.type, start + member.offset, shared)
        for part in kind.variant_parts:
            yield from _agreed(list(self.parts(part, start, True)), shared)

    def array(self, kind: CompositeType, start: int, shared: bool) -> Iterator[Leaf]:
        if kind.is_descriptor:
            yield Leaf(start // 8, self.pointer_size // 8, "pointer", shared, kind.element)
            return
        length, stride = kind.length, kind.stride
        if not length or not stride or stride % 8:
            return
        element = tuple(self.parts(kind.element, 0, shared))
        end = min(start + length * stride, self.limit) if element else start
        for first in range(start, end, stride):
            for leaf in element:
                yield leaf._replace(offset=leaf.offset + first // 8)


def _agreed(leaves: list[Leaf], shared: bool) -> Iterator[Leaf]:
    """Yield the leaves of all variants: what lies nowhere beside another kind is what is there."""
    for leaf in leaves:
        beside = [each for each in leaves if _meet(each, leaf)]
        if shared or any(each[:3] != leaf[:3] for each in beside):
            yield leaf
        elif leaf is beside[0]:
            target = leaf.target if len({each.target for each in beside}) == 1 else None
            yield leaf._replace(overlapping=False, target=target)


def _meet(one: Leaf, other: Leaf) -> bool:
    return one.offset < other.offset + other.size and other.offset < one.offset + one.size


def _leaf(start: int, size: int, kind: str, shared: bool) -> Leaf:
    """Return the bytes that have any of these bits."""
    offset = start // 8
    return Leaf(offset, (start + size + 7) // 8 - offset, kind, shared)


_ROWS: tuple[tuple[type[DebugType], Callable[..., Iterator[Leaf]], str], ...] = (
    (BasicType, _Flattening.basic, "base_type string_type"),
    (DerivedType, _Flattening.pointer, "pointer_type reference_type rvalue_reference_type"),
    (DerivedType, _Flattening.member_pointer, "ptr_to_member_type"),
    (CompositeType, _Flattening.enumeration, "enumeration_type"),
    (CompositeType, _Flattening.struct, "structure_type class_type variant"),
    (CompositeType, _Flattening.union, "union_type variant_part"),
    (CompositeType, _Flattening.array, "array_type"),
)
_LOOKS = {(kind, f"DW_TAG_{tag}"): look for kind, look, tags in _ROWS for tag in tags.split()}
