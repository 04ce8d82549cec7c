"""Sums of adjoints of any type; and adjoints taken apart into numbers, and put together again."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.types import FloatType, IntType, VectorType, int_type, scalar_of, vector_type
from enzyme_cc.transform.layout.float_runs import clear_leaves

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Bytes, Leaf


#: Flags of sums of adjoints: to add nothing is nothing to do, whatever the sign of a zero.
SUM = "nsz"


def nothing(kind: Type) -> Value:
    """Return the adjoint of what has no influence."""
    return zero(kind)


def added(
    builder: Builder, layout: DataLayout, tree: Callable[[], Bytes], one: Value, other: Value
) -> Value:
    """Return the sum of two adjoints of one type.

    In aggregates, what is no number is as in `one`; in integers that hold numbers it is 0.
    `tree` is asked what each byte is. Of an integer of which it says nothing, `one` is all there
    is.
    """
    if isinstance(scalar_of(one.type), FloatType):
        return builder.fadd(one, other, SUM)
    made = one
    leaves = clear_leaves(layout, one.type, tree())
    for path, group in groupby(leaves, key=lambda leaf: leaf.path):
        left, right = (_member(builder, each, path) for each in (one, other))
        total = _added_members(builder, list(group), left, right)
        made = builder.insertvalue(made, total, path) if path else total
    return made


def added_as(
    builder: Builder, kind: Type | None, one: Value, other: Value, flags: str = ""
) -> Value:
    """Return the sum of two adjoints of numbers, which may be of another kind than their type."""
    if kind is None or kind is scalar_of(one.type):
        return builder.fadd(one, other, flags)
    count = width_of(one.type) // width_of(kind)
    real = kind if count == 1 else vector_type(count, kind)
    left, right = (builder.bitcast(each, real) for each in (one, other))
    return builder.bitcast(builder.fadd(left, right, flags), one.type)


def _added_members(builder: Builder, leaves: Sequence[Leaf], one: Value, other: Value) -> Value:
    """Return the sum of two members, of which `leaves` are all numbers."""
    if leaves[0].bit is None:
        return builder.fadd(one, other, SUM)
    kind = _lanes(leaves, one.type)
    if kind is not None:
        left, right = (builder.bitcast(each, kind) for each in (one, other))
        return builder.bitcast(builder.fadd(left, right, SUM), one.type)
    made = zero(one.type)
    for leaf in leaves:
        left, right = (_bits_taken(builder, each, leaf) for each in (one, other))
        made = _bits_put(builder, made, leaf, builder.fadd(left, right, SUM))
    return made


def _lanes(leaves: Sequence[Leaf], kind: Type) -> Type | None:
    """Return what an integer is as a whole: a number, or a vector of them."""
    first = leaves[0].type
    width = width_of(first)
    if {leaf.type for leaf in leaves} != {first} or width * len(leaves) != width_of(kind):
        return None
    return first if len(leaves) == 1 else vector_type(len(leaves), first)


def width_of(kind: Type) -> int:
    """Return the bits of a number or an integer, or of a vector of these."""
    scalar = scalar_of(kind)
    assert isinstance(scalar, (IntType, FloatType))
    return scalar.width * (kind.count if isinstance(kind, VectorType) else 1)


# -- one number of many ----------------------------------------------------------------------------


def part_of(builder: Builder, value: Value, leaf: Leaf) -> Value:
    """Return one number of a value."""
    member = _member(builder, value, leaf.path)
    return member if leaf.bit is None else _bits_taken(builder, member, leaf)


def joined(builder: Builder, kind: Type, parts: Iterable[tuple[Leaf, Value]]) -> Value:
    """Return a value of these numbers; all else in it is 0."""
    made = zero(kind)
    for leaf, part in parts:
        value = part
        if leaf.bit is not None:
            value = _bits_put(builder, _member(builder, made, leaf.path), leaf, part)
        made = builder.insertvalue(made, value, leaf.path) if leaf.path else value
    return made


def replaced(builder: Builder, whole: Value, parts: Iterable[tuple[Leaf, Value]]) -> Value:
    """Return a value with these in place of the numbers that it has there."""
    for leaf, part in parts:
        value = part
        if leaf.bit is not None:
            member = _member(builder, whole, leaf.path)
            value = _bits_put(builder, _bits_cleared(builder, member, leaf), leaf, part)
        whole = builder.insertvalue(whole, value, leaf.path) if leaf.path else value
    return whole


def _member(builder: Builder, value: Value, path: tuple[int, ...]) -> Value:
    return builder.extractvalue(value, path) if path else value


def _bits_taken(builder: Builder, value: Value, leaf: Leaf) -> Value:
    """Return a number in the bits of an integer, or of integers side by side."""
    assert leaf.bit is not None
    whole = builder.bitcast(value, int_type(width_of(value.type)))
    low = builder.lshr(whole, int_constant(whole.type, leaf.bit)) if leaf.bit else whole
    kind = int_type(width_of(leaf.type))
    return builder.bitcast(low if low.type is kind else builder.trunc(low, kind), leaf.type)


def _bits_cleared(builder: Builder, value: Value, leaf: Leaf) -> Value:
    """Return an integer, or integers side by side, with 0 for the bits of a number."""
    assert leaf.bit is not None
    kind = int_type(width_of(value.type))
    ones = (1 << width_of(leaf.type)) - 1 << leaf.bit
    others = (1 << kind.width) - 1 & ~ones
    if not others:
        return zero(value.type)
    kept = builder.and_(builder.bitcast(value, kind), int_constant(kind, others))
    return builder.bitcast(kept, value.type)


def _bits_put(builder: Builder, value: Value, leaf: Leaf, part: Value) -> Value:
    """Return the same integer with a number where its bits were 0."""
    assert leaf.bit is not None
    kind = int_type(width_of(value.type))
    bits = builder.bitcast(part, int_type(width_of(leaf.type)))
    placed = bits if bits.type is kind else builder.zext(bits, kind)
    if leaf.bit:
        placed = builder.shl(placed, int_constant(kind, leaf.bit))
    whole = builder.or_(builder.bitcast(value, kind), placed)
    return builder.bitcast(whole, value.type)
