"""Arithmetic of sizes in generated code: numbers of bytes, as i64."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I64, function_type, struct_type

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_OF_TWO = function_type(I64, (I64, I64))
_CHECKED = function_type(struct_type((I64, I1)), (I64, I64))


def size_constant(value: int) -> Value:
    """Return an i64."""
    return int_constant(I64, value)


def wide(builder: Builder, size: Value) -> Value:
    """Return a size as an i64."""
    return size if size.type is I64 else builder.zext(size, I64)


def least(builder: Builder, one: Value, other: Value) -> Value:
    """Return the smaller of two sizes."""
    return builder.call(declare(_module(builder), "llvm.umin.i64", _OF_TWO), [one, other])


def without(builder: Builder, size: Value, taken: Value) -> Value:
    """Return what is left of a size, which may be nothing."""
    return builder.call(declare(_module(builder), "llvm.usub.sat.i64", _OF_TWO), [size, taken])


def product(builder: Builder, *factors: Value) -> Value:
    """Return a product of i64; of what is too much for 64 bits, all there is."""
    found, *others = factors
    for each in others:
        multiply = declare(_module(builder), "llvm.umul.with.overflow.i64", _CHECKED)
        made = builder.call(multiply, [found, each])
        exact, is_too_much = (builder.extractvalue(made, [index]) for index in (0, 1))
        found = builder.select(is_too_much, size_constant(-1), exact)
    return found


def wrapping_product(builder: Builder, factors: Iterable[Value]) -> Value:
    """Return a product of sizes as an i64, modulo 2^64: so many bytes nobody allocates."""
    found, *others = [wide(builder, each) for each in factors]
    for each in others:
        found = builder.mul(found, each)
    return found


def _module(builder: Builder) -> Module:
    function = builder.block.function
    assert function is not None
    return module_of(function)
