"""Lanes of memory that is copied or set as bytes: memcpy, memmove, memset and their kin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import I8
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.emit.word_checks import stop_unless_aligned
from enzyme_cc.transform.layout.byte_layout import (
    Memory,
    content_of,
    with_untold_words,
)
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.report.type_hints import type_hint
from enzyme_cc.transform.runtime_calls.byte_facts import at_most, said_of
from enzyme_cc.words.refused_bytes import COPIED_FROM_CONSTANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.layout.byte_layout import Content
    from enzyme_cc.transform.program.unit import Unit

_RETURNS_END = ("mempcpy",)


def transfer(writer: DerivativeWriter, call: CallBase) -> None:
    """Move the shadow as the primal, as far as there is one."""
    transfer_with(writer, call, partial(_by_lanes, writer, call))


def _by_lanes(writer: DerivativeWriter, call: CallBase) -> None:
    target, source, size = call.arguments[:3]
    assert isinstance(call.callee, Function)
    one = _set if "memset" in call.callee.name else _copy
    for lane in range(writer.width):
        one(writer, call, (target, source, size), lane)


def transfer_with(writer: DerivativeWriter, call: CallBase, move: Callable[[], None]) -> None:
    """Move what shadows have, too, by `move`, and hand back what the call does."""
    target = call.arguments[0]
    if not writer.is_active(target):
        return
    if is_volatile_call(call):
        writer.complain(
            "EZ0402",
            "a volatile copy of memory that carries derivatives",
            call,
            "take `volatile` away",
        )
        return
    move()
    if writer.is_active(call):
        writer.each(call, lambda lane: _result_of(writer, call, writer.shadow(target, lane)))
    if writer.is_unneeded(target):
        writer.replace(
            call, _result_of(writer, call, writer.primal(target)) if call.is_used else None
        )


def is_volatile_call(call: CallBase) -> bool:
    """Return whether LLVM's own copying may not be changed."""
    last = call.arguments[-1]
    assert isinstance(call.callee, Function)
    return call.callee.name.startswith("llvm.") and (
        isinstance(last, IntConstant) and len(call.arguments) == 4 and last.value != 0
    )


def _result_of(writer: DerivativeWriter, call: CallBase, target: Value) -> Value:
    """Return the target itself, or its end."""
    if getattr(call.callee, "name", "") not in _RETURNS_END:
        return target
    return writer.builder.gep(I8, target, [writer.primal(call.arguments[2])])


def size_for(writer: DerivativeWriter, target: Value, size: Value, lane: int) -> Value:
    """Return the size to write: 0 where the shadow is the primal."""
    given = writer.primal(size)
    return writer.chosen(target, lane, int_constant(given.type, 0), given)


def _copy(
    writer: DerivativeWriter, call: CallBase, operands: tuple[Value, Value, Value], lane: int
) -> None:
    target, source, size = operands
    length = size_for(writer, target, size, lane)
    shadow = writer.shadow(target, lane)
    if not writer.is_active(source):
        _copy_inactive(writer, call, operands, (shadow, length))
        return
    _placed_call(writer, call, [shadow, writer.shadow(source, lane), length])
    same = writer.same(source, lane)
    if same is None:
        return
    what = _content(writer, call, target, source, size)
    if what is None:
        is_copied = writer.builder.icmp("ne", length, int_constant(length.type, 0))
        writer.stop_if(writer.builder.and_(same, is_copied), call, UNCLEAR)
        return
    length = writer.builder.select(same, length, int_constant(length.type, 0))
    writer.unit.helpers.zero_numbers(writer.builder, shadow, wide(writer.builder, length), what)


#: What a program says that meets inactive memory where it cannot tell numbers from the rest.
UNCLEAR = (
    "the shadow of what is copied here is the memory itself, and where its numbers are is not "
    "known: compile with -g"
)


def _copy_inactive(
    writer: DerivativeWriter,
    call: CallBase,
    operands: tuple[Value, Value, Value],
    shadow: tuple[Value, Value],
) -> None:
    """Copy from what carries no derivative: numbers become 0, all else is copied."""
    target, source, size = operands
    what = _known_content(writer, call, target, source, size)
    if what is None:
        return
    place, length = shadow
    if not what.has_only_numbers:
        _placed_call(writer, call, [place, writer.primal(source), length])
    writer.unit.helpers.zero_numbers(writer.builder, place, wide(writer.builder, length), what)


def _placed_call(writer: DerivativeWriter, call: CallBase, first: list[Value]) -> None:
    copy = writer.again(call, {each: writer.primal(each) for each in call.operands})
    for index, value in enumerate(first):
        copy.set_operand(index, value)
    if "_chk" in getattr(call.callee, "name", ""):
        copy.set_operand(3, int_constant(call.arguments[3].type, -1))


def _set(
    writer: DerivativeWriter, call: CallBase, operands: tuple[Value, Value, Value], lane: int
) -> None:
    target, byte, size = operands
    length = size_for(writer, target, size, lane)
    shadow = writer.shadow(target, lane)
    _placed_call(writer, call, [shadow, writer.primal(byte), length])
    if isinstance(byte, IntConstant) and not byte.value:
        return
    what = _known_content(writer, call, target, target, size)
    if what is not None:
        writer.unit.helpers.zero_numbers(writer.builder, shadow, wide(writer.builder, length), what)


def _content(
    writer: DerivativeWriter, call: CallBase, target: Value, source: Value, size: Value
) -> Content | None:
    types = writer.unit.types
    layout = writer.unit.layout
    said = said_of(call)
    if said is not None:
        return said.content(layout)
    size = at_most(size)
    found = content_of(types, layout, Memory(target, size))
    found = found or content_of(types, layout, Memory(source, size))
    if found is None and can_have_words(writer.unit):
        words = with_untold_words(types, layout, Memory(target, size), source)
        found = None if words is None else content_of(types, layout, words)
    if found is not None and found.words:
        stop_unless_aligned(writer, call, target)
    return found


def can_have_words(unit: Unit) -> bool:
    """Return whether bytes that nothing is said of may be words that are told at run time."""
    return unit.has_only_doubles and unit.layout.pointer_size() == WORD


def _known_content(
    writer: DerivativeWriter, call: CallBase, target: Value, source: Value, size: Value
) -> Content | None:
    what = _content(writer, call, target, source, size)
    if what is None and not (isinstance(size, IntConstant) and not size.value):
        hint = type_hint(writer.unit.report.places, call)
        COPIED_FROM_CONSTANTS.said(writer.complain, call, *hint)
    return what
