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
from enzyme_cc.transform.report.report import WITH_TYPES
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Argument
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import Frame

#: Of the intrinsic.
MEMCPY = function_type(VOID, (POINTER, POINTER, I64, I1))


def bind_shadows(frame: Frame) -> None:
    """Give each active parameter its lanes: of what is passed by value, copies of its own."""
    parameters = frame.signature.spread(frame.function.arguments)
    for argument, (_, lanes) in zip(frame.context.function.arguments, parameters, strict=True):
        copied = copied_type(argument)
        if copied is not None and frame.is_active(argument):
            given: Sequence[Value] = lanes or [frame.primal(argument)] * frame.width
            frame.own(argument, [_own(frame, each, copied) for each in given])
            if not lanes:
                _clear_numbers(frame, argument, copied)
        elif lanes:
            frame.set(argument, lanes)


def _clear_numbers(frame: Frame, argument: Argument, kind: Type) -> None:
    """What is passed by value without shadows, and then written to, begins with tangents of 0."""
    size = int_constant(I64, frame.unit.layout.alloc_size(kind))
    what = content_of(frame.unit.types, frame.unit.layout, Memory(argument, size, kind))
    if what is None:
        complain_of_copy(frame, next(frame.context.function.instructions()), kind)
        return
    for lane in frame.shadows(argument):
        frame.unit.helpers.zero_numbers(frame.builder, lane, size, what)


def _own(frame: Frame, shadow: Value, kind: Type) -> Value:
    """A copy of memory, on the stack: in the entry block, so that a loop needs no more of it."""
    builder, layout = frame.builder, frame.unit.layout
    size = int_constant(I64, layout.alloc_size(kind))
    made = Fitter(builder, layout).stack(kind)
    copy_memory(frame, made, shadow, size)
    return made


def named_arguments(call: CallBase, rule: Rule) -> dict[str, Value]:
    """The arguments of a call by their names in a rule."""
    return dict(zip([each.name for each in rule.arguments], call.arguments, strict=False))


def copy_memory(frame: Frame, target: Value, source: Value, size: Value) -> None:
    """`memcpy` of an i64 number of bytes."""
    copy_bytes(frame.unit.module, frame.builder, target, source, size)


def copy_bytes(module: Module, builder: Builder, target: Value, source: Value, size: Value) -> None:
    """The same, wherever it is written."""
    copy = declare(module, "llvm.memcpy.p0.p0.i64", MEMCPY)
    builder.call(copy, [target, source, size, int_constant(I1, 0)])


def copied_shadows(frame: Frame, call: CallBase, argument: Value, attributes: str) -> list[Value]:
    """The shadows of what a call passes by value.

    What is called gets a copy of the primal, and cannot see that the shadow was the same memory:
    where it is, it gets a copy with 0 for every number.
    """
    kind = attribute_type(frame.unit.module, attributes, "byval")
    assert kind is not None
    return [_seen_apart(frame, call, argument, kind, lane) for lane in range(frame.width)]


def _seen_apart(frame: Frame, call: CallBase, argument: Value, kind: Type, lane: int) -> Value:
    shadow = frame.shadow(argument, lane)
    same = frame.same(argument, lane) if frame.is_active(argument) else int_constant(I1, 1)
    if same is None:
        return shadow
    size = int_constant(I64, frame.unit.layout.alloc_size(kind))
    what = content_of(frame.unit.types, frame.unit.layout, Memory(argument, size, kind))
    if what is None:
        complain_of_copy(frame, call, kind)
        return shadow
    made = _own(frame, shadow, kind)
    length = frame.builder.select(same, size, int_constant(I64, 0))
    frame.unit.helpers.zero_numbers(frame.builder, made, length, what)
    return made


def complain_of_copy(frame: Frame, at: Instruction, kind: Type) -> None:
    """Say that nothing is known of what is passed by value."""
    frame.complain(
        "EZ0201",
        f"it is not known where the numbers are in {spoken(kind)} that is passed by value here",
        at,
        WITH_TYPES,
    )
