"""Find values in the arguments and results of a user's functions, as C passes them.

A struct comes as one value, as several, as integers of its bytes, or through memory: what counts
are the bytes, so that everything is laid out as C would, and read from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
)
from enzyme_cc.requests.site import attribute_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.types import Type

#: What is larger may be passed as the address of a copy.
_IN_REGISTERS = 16


class Leaf(NamedTuple):
    """One scalar, so many bytes in."""

    offset: int
    type: Type


class Placed(NamedTuple):
    """Values one after the other, as members of a struct in C."""

    offsets: tuple[int, ...]
    size: int


class Returned(NamedTuple):
    """The type that a function returns, and whether it does so in memory that it is given."""

    type: Type
    in_memory: bool


def returned(function: Function) -> Returned:
    """Return what a function returns."""
    if function.arguments and function.return_type is VOID:
        words = function.arguments[0].attributes
        memory = attribute_type(module_of(function), words, "sret")
        if memory is not None:
            return Returned(memory, in_memory=True)
    return Returned(function.return_type, in_memory=False)


def parameters(function: Function) -> tuple[Argument, ...]:
    """Return what a function takes, without the memory for what it returns."""
    return function.arguments[returned(function).in_memory :]


def alignment(layout: DataLayout, kind: Type) -> int:
    """Return how a value of C is aligned whose bytes these are: vectors are several members."""
    if isinstance(kind, (VectorType, ArrayType)):
        return alignment(layout, kind.element)
    if isinstance(kind, StructType):
        return max((alignment(layout, each) for each in kind.fields or ()), default=1)
    return layout.abi_alignment(kind)


def placed(layout: DataLayout, kinds: Iterable[Type]) -> Placed:
    """Return the layout of values that lie one after the other, and its size in bytes."""
    offsets: list[int] = []
    at, widest = 0, 1
    for kind in kinds:
        step = alignment(layout, kind)
        offsets.append(-at % step + at)
        at = offsets[-1] + size_of(layout, kind)
        widest = max(widest, step)
    return Placed(tuple(offsets), -at % widest + at)


def size_of(layout: DataLayout, kind: Type) -> int:
    """Return how many bytes a value has in C."""
    if isinstance(kind, StructType) and not kind.packed:
        return placed(layout, kind.fields or ()).size
    if isinstance(kind, (VectorType, ArrayType)):
        return kind.count * layout.alloc_size(kind.element)
    return layout.alloc_size(kind)


def leaves(layout: DataLayout, kind: Type, offset: int = 0) -> Iterator[Leaf]:
    """Yield all scalars of a value."""
    if isinstance(kind, StructType):
        for index, each in enumerate(kind.fields or ()):
            yield from leaves(layout, each, offset + layout.field_offset(kind, index))
    elif isinstance(kind, (VectorType, ArrayType)):
        step = layout.alloc_size(kind.element)
        for index in range(kind.count):
            yield from leaves(layout, kind.element, offset + index * step)
    else:
        yield Leaf(offset, kind)


def agree(layout: DataLayout, whole: Type, at: int, part: Type) -> bool:
    """Return whether a part may be in so many bytes of a value: an integer holds any bytes."""
    inside = list(leaves(layout, whole))
    for offset, kind in leaves(layout, part, at):
        end = offset + layout.alloc_size(kind)
        over = [
            each for each in inside
            if each.offset < end and offset < each.offset + layout.alloc_size(each.type)
        ]  # fmt: skip
        if not over:
            return False
        if not all(isinstance(each.type, IntType) or each == (offset, kind) for each in over):
            return False
    return True


def may_point(kind: Type) -> bool:
    """Return whether a value may hold an address: a pointer, or an integer as wide as one."""
    if isinstance(kind, StructType):
        return any(map(may_point, kind.fields or ()))
    if isinstance(kind, (VectorType, ArrayType)):
        return may_point(kind.element)
    if isinstance(kind, IntType):
        return kind.width > 32
    return not isinstance(kind, FloatType)


class Taken(NamedTuple):
    """The parameters that take one value together."""

    parameters: tuple[Argument, ...]
    #: Whether it is the address of a copy that is taken.
    by_address: bool = False


def taking(layout: DataLayout, given: Sequence[Argument], kind: Type, size: int) -> Taken | None:
    """Return which of the next parameters take a value of so many bytes; None if they do not."""
    if not given:
        return None
    first = given[0]
    if "byval" in first.attributes:
        return Taken((first,), by_address=True)
    if first.type is kind:
        return Taken((first,))
    if isinstance(first.type, PointerType) and size > _IN_REGISTERS:
        return Taken((first,), by_address=True)
    # A number is passed as nothing else by any front end.
    return None if isinstance(kind, FloatType) else _in_several(layout, given, kind, size)


def _in_several(
    layout: DataLayout, given: Sequence[Argument], kind: Type, size: int
) -> Taken | None:
    """Return the parameters that take the bytes of a value together."""
    for count in range(1, len(given) + 1):
        found = tuple(given[:count])
        where = placed(layout, (each.type for each in found))
        if where.size >= size:
            fits = where.size == size and all(
                agree(layout, kind, offset, each.type) or isinstance(each.type, IntType)
                for offset, each in zip(where.offsets, found, strict=True)
            )
            return Taken(found) if fits else None
    return None
