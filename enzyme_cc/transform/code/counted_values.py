"""Numbers that a loop counts up, in the round of a number: as they are, they follow from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I8, I64, IntType

if TYPE_CHECKING:
    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.invariants import Lookup
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value


def counted_value(builder: Builder, counted: Induction, number: Value, lookup: Lookup) -> Value:
    """Return what a number that a loop counts is in a round; `lookup` says what it begins with."""
    start, step = lookup(counted.start), lookup(counted.step)
    is_plain = getattr(start, "value", None) == 0 and getattr(step, "value", None) == 1
    if is_plain and counted.scale == 1 and counted.phi.type is I64:
        return number
    kind = step.type
    assert isinstance(kind, IntType)
    if counted.is_pointer:
        moved = builder.mul(number, _as_i64(builder, step))
        return builder.gep(I8, start, [_scaled(builder, moved, counted.scale)])
    moved = _fitting(builder, number, kind)
    return builder.add(start, _scaled(builder, builder.mul(moved, step), counted.scale))


def _fitting(builder: Builder, number: Value, kind: IntType) -> Value:
    if kind.width == I64.width:
        return number
    return builder.trunc(number, kind) if kind.width < I64.width else builder.zext(number, kind)


def _as_i64(builder: Builder, value: Value) -> Value:
    kind = value.type
    assert isinstance(kind, IntType)
    if kind.width == I64.width:
        return value
    return builder.sext(value, I64) if kind.width < I64.width else builder.trunc(value, I64)


def _scaled(builder: Builder, value: Value, scale: int) -> Value:
    return value if scale == 1 else builder.mul(value, int_constant(value.type, scale))
