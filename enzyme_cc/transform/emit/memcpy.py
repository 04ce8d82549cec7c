"""Lanes of memory that is copied or set as bytes: memcpy, memmove, memset and their kin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import I8
from enzyme_cc.transform.emit.word_checks import stop_unless_aligned
from enzyme_cc.transform.layout.byte_layout import Memory, content_of
from enzyme_cc.transform.report.report import FIELD_BY_FIELD, WITH_TYPES
from enzyme_cc.transform.runtime_calls.byte_facts import at_most, said_of
from enzyme_cc.transform.runtime_calls.helpers import wide

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import Frame
    from enzyme_cc.transform.layout.byte_layout import Content

_RETURNS_END = ("mempcpy",)


def transfer(frame: Frame, call: CallBase) -> None:
    """The same for the shadow, as far as there is one."""
    transfer_with(frame, call, partial(_by_lanes, frame, call))


def _by_lanes(frame: Frame, call: CallBase) -> None:
    target, source, size = call.arguments[:3]
    assert isinstance(call.callee, Function)
    one = _set if "memset" in call.callee.name else _copy
    for lane in range(frame.width):
        one(frame, call, (target, source, size), lane)


def transfer_with(frame: Frame, call: CallBase, move: Callable[[], None]) -> None:
    """Move what shadows have, too, by `move`, and hand back what the call does."""
    target = call.arguments[0]
    if not frame.is_active(target):
        return
    if is_volatile_call(call):
        frame.complain(
            "EZ0402",
            "a volatile copy of memory that carries derivatives",
            call,
            "take `volatile` away",
        )
        return
    move()
    if frame.is_active(call):
        frame.each(call, lambda lane: _result_of(frame, call, frame.shadow(target, lane)))
    if frame.is_unneeded(target):
        frame.replace(call, _result_of(frame, call, frame.primal(target)) if call.is_used else None)


def is_volatile_call(call: CallBase) -> bool:
    """Whether LLVM's own copying may not be changed."""
    last = call.arguments[-1]
    assert isinstance(call.callee, Function)
    return call.callee.name.startswith("llvm.") and (
        isinstance(last, IntConstant) and len(call.arguments) == 4 and last.value != 0
    )


def _result_of(frame: Frame, call: CallBase, target: Value) -> Value:
    """The target itself, or its end."""
    if getattr(call.callee, "name", "") not in _RETURNS_END:
        return target
    return frame.builder.gep(I8, target, [frame.primal(call.arguments[2])])


def size_for(frame: Frame, target: Value, size: Value, lane: int) -> Value:
    """Nothing is written where the shadow is the primal."""
    given = frame.primal(size)
    return frame.chosen(target, lane, int_constant(given.type, 0), given)


def _copy(frame: Frame, call: CallBase, operands: tuple[Value, Value, Value], lane: int) -> None:
    target, source, size = operands
    length = size_for(frame, target, size, lane)
    shadow = frame.shadow(target, lane)
    if not frame.is_active(source):
        _copy_inactive(frame, call, operands, (shadow, length))
        return
    _placed_call(frame, call, [shadow, frame.shadow(source, lane), length])
    same = frame.same(source, lane)
    if same is None:
        return
    what = _content(frame, call, target, source, size)
    if what is None:
        is_copied = frame.builder.icmp("ne", length, int_constant(length.type, 0))
        frame.stop_if(frame.builder.and_(same, is_copied), call, UNCLEAR)
        return
    length = frame.builder.select(same, length, int_constant(length.type, 0))
    frame.unit.helpers.zero_numbers(frame.builder, shadow, wide(frame.builder, length), what)


#: What a program says that meets inactive memory where it cannot tell numbers from the rest.
UNCLEAR = (
    "the shadow of what is copied here is the memory itself, and where its numbers are is not "
    "known: compile with -g"
)


def _copy_inactive(
    frame: Frame,
    call: CallBase,
    operands: tuple[Value, Value, Value],
    shadow: tuple[Value, Value],
) -> None:
    """From what carries no derivative: numbers become 0, all else is copied."""
    target, source, size = operands
    what = _known_content(frame, call, target, source, size)
    if what is None:
        return
    place, length = shadow
    if not what.has_only_numbers:
        _placed_call(frame, call, [place, frame.primal(source), length])
    frame.unit.helpers.zero_numbers(frame.builder, place, wide(frame.builder, length), what)


def _placed_call(frame: Frame, call: CallBase, first: list[Value]) -> None:
    copy = frame.again(call, {each: frame.primal(each) for each in call.operands})
    for index, value in enumerate(first):
        copy.set_operand(index, value)
    if "_chk" in getattr(call.callee, "name", ""):
        copy.set_operand(3, int_constant(call.arguments[3].type, -1))


def _set(frame: Frame, call: CallBase, operands: tuple[Value, Value, Value], lane: int) -> None:
    target, byte, size = operands
    length = size_for(frame, target, size, lane)
    shadow = frame.shadow(target, lane)
    _placed_call(frame, call, [shadow, frame.primal(byte), length])
    if isinstance(byte, IntConstant) and not byte.value:
        return
    what = _known_content(frame, call, target, target, size)
    if what is not None:
        frame.unit.helpers.zero_numbers(frame.builder, shadow, wide(frame.builder, length), what)


def _content(
    frame: Frame, call: CallBase, target: Value, source: Value, size: Value
) -> Content | None:
    types = frame.unit.types
    layout = frame.unit.layout
    said = said_of(call)
    if said is not None:
        return said.content(layout)
    size = at_most(size)
    found = content_of(types, layout, Memory(target, size))
    found = found or content_of(types, layout, Memory(source, size))
    if found is not None and found.words:
        stop_unless_aligned(frame, call, target)
    return found


def _known_content(
    frame: Frame, call: CallBase, target: Value, source: Value, size: Value
) -> Content | None:
    what = _content(frame, call, target, source, size)
    if what is None and not (isinstance(size, IntConstant) and not size.value):
        frame.complain(
            "EZ0201",
            "it is not known where the numbers are in what is copied here, and what it is copied "
            "from carries no derivative",
            call,
            WITH_TYPES,
            FIELD_BY_FIELD,
        )
    return what
