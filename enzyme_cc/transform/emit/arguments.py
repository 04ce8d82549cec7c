"""Lanes of parameters, and of arguments that are passed by value in memory; arguments by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I1, I64, POINTER, VOID, function_type
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.code.derivative_attributes import copied_type
from enzyme_cc.transform.layout.byte_layout import Memory, content_of
from enzyme_cc.words.refused_bytes import PASSED
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Argument, Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter

#: Of the intrinsic.
MEMCPY = function_type(VOID, (POINTER, POINTER, I64, I1))


def bind_shadows(writer: DerivativeWriter) -> None:
    """Give each active parameter its lanes: of what is passed by value, copies of its own."""
    parameters = writer.signature.spread(writer.function.arguments)
    for argument, (_, lanes) in zip(writer.context.function.arguments, parameters, strict=True):
        copied = copied_type(argument)
        if copied is not None and writer.is_active(argument):
            given: Sequence[Value] = lanes or [writer.primal(argument)] * writer.width
            writer.own(argument, [_own(writer, each, copied) for each in given])
            if not lanes:
                _clear_numbers(writer, argument, copied)
        elif lanes:
            writer.set(argument, lanes)


def _clear_numbers(writer: DerivativeWriter, argument: Argument, kind: Type) -> None:
    """Zero the tangents of an argument that is passed by value without a shadow and written to."""
    size = int_constant(I64, writer.unit.layout.alloc_size(kind))
    what = content_of(writer.unit.types, writer.unit.layout, Memory(argument, size, kind))
    if what is None:
        complain_of_copy(writer, next(writer.context.function.instructions()), kind)
        return
    for lane in writer.shadows(argument):
        writer.unit.helpers.zero_numbers(writer.builder, lane, size, what)


def _own(writer: DerivativeWriter, shadow: Value, kind: Type) -> Value:
    """Return a copy of memory on the stack, in the entry block, so that a loop needs no more."""
    builder, layout = writer.builder, writer.unit.layout
    size = int_constant(I64, layout.alloc_size(kind))
    made = Fitter(builder, layout).stack(kind)
    copy_memory(writer, made, shadow, size)
    return made


def named_arguments(call: CallBase, rule: Rule) -> dict[str, Value]:
    """Return the arguments of a call by their names in a rule."""
    return dict(zip([each.name for each in rule.arguments], call.arguments, strict=False))


def copy_memory(writer: DerivativeWriter, target: Value, source: Value, size: Value) -> None:
    """Write a `memcpy` of an i64 number of bytes."""
    copy_bytes(writer.unit.module, writer.builder, target, source, size)


def copy_bytes(module: Module, builder: Builder, target: Value, source: Value, size: Value) -> None:
    """Copy bytes, wherever that is written."""
    copy = declare(module, "llvm.memcpy.p0.p0.i64", MEMCPY)
    builder.call(copy, [target, source, size, int_constant(I1, 0)])


def apart_lengths(writer: DerivativeWriter, pointer: Value, size: int) -> list[Value]:
    """Return so many bytes for each shadow of a pointer; none for one that is the primal."""
    none, all_ = int_constant(I64, 0), int_constant(I64, size)
    return [writer.chosen(pointer, lane, none, all_) for lane in range(writer.width)]


def share(writer: DerivativeWriter, pointer: Value, lengths: Sequence[Value]) -> None:
    """Let shadows have the same bytes as the primal, of each so many."""
    for lane, length in enumerate(lengths):
        copy_memory(writer, writer.shadow(pointer, lane), writer.primal(pointer), length)


def copied_shadows(
    writer: DerivativeWriter, call: CallBase, argument: Value, attributes: str
) -> list[Value]:
    """Return the shadows of what a call passes by value.

    What is called gets a copy of the primal, and cannot see that the shadow was the same memory:
    where it is, it gets a copy with 0 for every number.
    """
    kind = attribute_type(writer.unit.module, attributes, "byval")
    assert kind is not None
    return [_seen_apart(writer, call, argument, kind, lane) for lane in range(writer.width)]


def _seen_apart(
    writer: DerivativeWriter, call: CallBase, argument: Value, kind: Type, lane: int
) -> Value:
    shadow = writer.shadow(argument, lane)
    same = writer.same(argument, lane) if writer.is_active(argument) else int_constant(I1, 1)
    if same is None:
        return shadow
    size = int_constant(I64, writer.unit.layout.alloc_size(kind))
    what = content_of(writer.unit.types, writer.unit.layout, Memory(argument, size, kind))
    if what is None:
        complain_of_copy(writer, call, kind)
        return shadow
    made = _own(writer, shadow, kind)
    length = writer.builder.select(same, size, int_constant(I64, 0))
    writer.unit.helpers.zero_numbers(writer.builder, made, length, what)
    return made


def complain_of_copy(writer: DerivativeWriter, at: Instruction, kind: Type) -> None:
    """Say that nothing is known of what is passed by value."""
    PASSED.said(writer.complain, at, kind=spoken(kind))
