"""Decide which types have a size: opaque ones, and those that hold themselves, have none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import (
    AMX,
    MMX,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    KeywordType,
    PointerType,
    StructType,
    VectorType,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.types import Type

_POINTER_BITS = 64
_KEYWORD_BITS: dict[Type, int] = {AMX: 8192, MMX: 64}


class Sizedness:
    """Answers about types, each found once; a struct's fields must not change meanwhile."""

    def __init__(self) -> None:
        self._sized: dict[Type, bool] = {}
        self._scalable: dict[Type, bool] = {}
        #: The structs that hold themselves by value.
        self.endless: dict[StructType, None] = {}

    def is_sized(self, kind: Type) -> bool:
        """Return whether memory can hold it."""
        found = self._sized.get(kind)
        if found is None:
            self._walk(kind)
            found = self._sized[kind]
        return found

    def has_scalable(self, kind: Type) -> bool:
        """Return whether the size of it, or of a part, is known at run time only."""
        self.is_sized(kind)
        return self._scalable[kind]

    def is_opaque(self, kind: Type) -> bool:
        """Return whether it is a struct whose fields nobody said."""
        return isinstance(kind, StructType) and kind.fields is None

    def _walk(self, kind: Type) -> None:
        """Settle a type after its parts; without recursion, for types nest without limit."""
        path = [(kind, iter(parts_of(kind)))]
        inside = {kind}
        while path:
            kind, rest = path[-1]
            part = next(rest, None)
            if part is None:
                path.pop()
                inside.remove(kind)
                self._settle(kind)
            elif part in inside:
                if isinstance(part, StructType):
                    self.endless[part] = None
            elif part not in self._sized:
                path.append((part, iter(parts_of(part))))
                inside.add(part)

    def _settle(self, kind: Type) -> None:
        parts = parts_of(kind)
        scalable = any(self._scalable.get(part, False) for part in parts)
        self._scalable[kind] = scalable or (isinstance(kind, VectorType) and kind.scalable)
        sized = _is_sized_itself(kind) and all(self._sized.get(part, False) for part in parts)
        if scalable and isinstance(kind, StructType):
            sized = sized and len(set(parts)) == 1
        self._sized[kind] = sized


def parts_of(kind: Type) -> tuple[Type, ...]:
    """Return the types that a value of a type holds."""
    if isinstance(kind, StructType):
        return kind.fields or ()
    if isinstance(kind, (ArrayType, VectorType)):
        return (kind.element,)
    return ()


def _is_sized_itself(kind: Type) -> bool:
    if isinstance(kind, StructType):
        return kind.fields is not None
    return kind in _KEYWORD_BITS or not isinstance(kind, (KeywordType, FunctionType))


def holds(kind: Type) -> Iterator[Type]:
    """Yield a type and every type in it, each once."""
    seen = {kind}
    pending = [kind]
    while pending:
        kind = pending.pop()
        yield kind
        fresh = [part for part in parts_of(kind) if part not in seen]
        seen.update(fresh)
        pending += fresh


def bits_of(kind: Type) -> int:
    """Return how many bits make up a number, a pointer or a vector of them; 0 for anything else."""
    if isinstance(kind, VectorType):
        return kind.count * bits_of(kind.element)
    if isinstance(kind, (IntType, FloatType)):
        return kind.width
    if isinstance(kind, PointerType):
        return _POINTER_BITS
    return _KEYWORD_BITS.get(kind, 0)


def same_lanes(one: Type, other: Type) -> bool:
    """Return whether two types are vectors of as many lanes, or both none."""
    if isinstance(one, VectorType) and isinstance(other, VectorType):
        return one.count == other.count and one.scalable is other.scalable
    return isinstance(one, VectorType) is isinstance(other, VectorType)
