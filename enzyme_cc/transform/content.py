"""Where the numbers are in memory that is copied as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.type_tree import Kind
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.types import ArrayType
from enzyme_cc.transform.declared import declared_numbers, numbers_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.type_results import Stretch, TypeResults
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: Up to here memory is looked at byte by byte; beyond, what repeats must say so.
_LIMIT = 4096
_UNCLEAR = frozenset((Kind.ANYTHING, Kind.UNKNOWN, Kind.CONFLICT))


#: What is at most cleared says nothing of what was there before.
_UNUSED = frozenset((Kind.ANYTHING, Kind.UNKNOWN))


class Content(NamedTuple):
    """Where the numbers are, as offset and size, in every stretch of `period` bytes."""

    period: int
    numbers: tuple[tuple[int, int], ...]

    @property
    def has_only_numbers(self) -> bool:
        """Whether nothing but numbers is there."""
        return self.numbers == ((0, self.period),)


def content_of(
    types: TypeResults, layout: DataLayout, pointer: Value, size: Value, kind: Type | None = None
) -> Content | None:
    """What so many bytes behind a pointer hold; None where that is not known.

    `kind` is the declared type, where that is known otherwise than by the pointer.
    """
    if isinstance(size, IntConstant) and 0 < size.value <= _LIMIT:
        found = types.memory(None, pointer, size.value)
        return _content(_completed(found, layout, pointer, kind), size.value)
    fields = types.of(None, pointer).pointee.fields
    strides = {each.stride for each in fields}
    period = strides.pop() if len(strides) == 1 else 0
    if not period or any(each.end is not None for each in fields):
        return None
    return _content(types.memory(None, pointer, period), period)


def content_of_type(layout: DataLayout, kind: Type) -> Content | None:
    """What memory of a type holds, as far as the type says it."""
    while isinstance(kind, ArrayType):
        kind = kind.element
    numbers = numbers_of(layout, kind)
    size = layout.alloc_size(kind)
    return None if numbers is None else _content(_declared(numbers, 0, size), size)


def _completed(
    found: tuple[Stretch, ...], layout: DataLayout, pointer: Value, given: Type | None
) -> tuple[Stretch, ...]:
    """What nobody uses, as the declared type of the memory has it: what else is there is unused."""
    if not any(kind in _UNUSED for _, kind, _ in found):
        return found
    declared = declared_numbers(layout, pointer) if given is None else numbers_of(layout, given)
    if declared is None:
        return found
    made: list[Stretch] = []
    for at, kind, length in found:
        if kind in _UNUSED:
            made += _declared(declared, at, length)
        else:
            made.append((at, kind, length))
    return tuple(made)


def _declared(numbers: frozenset[int], at: int, length: int) -> Iterator[Stretch]:
    """Byte by byte: numbers, or what is none."""
    for byte in range(at, at + length):
        yield byte, Kind.DOUBLE if byte in numbers else Kind.INTEGER, 1


def _content(stretches: Iterable[Stretch], period: int) -> Content | None:
    numbers: list[tuple[int, int]] = []
    for at, kind, size in stretches:
        if kind in _UNCLEAR:
            return None
        if not kind.is_float:
            continue
        if numbers and sum(numbers[-1]) == at:
            numbers[-1] = (numbers[-1][0], numbers[-1][1] + size)
        else:
            numbers.append((at, size))
    return Content(period, tuple(numbers))
