"""Shadows of memory that is handed out and taken back at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.callees import callee_of
from enzyme_cc.ir.builder import CallStyle
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import POINTER
from enzyme_cc.transform.arguments import named_arguments
from enzyme_cc.transform.frame import shadow_name
from enzyme_cc.transform.helpers import fill_zero, wide

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import Call, CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.frame import Frame

#: Takes null.
_FREE = "free"


def _repeated(frame: Frame, call: CallBase) -> Call:
    """The call again, with the arguments of the primal."""
    style = CallStyle(
        arguments=call.argument_attributes, attributes=call.tail.strip(), convention=""
    )
    return frame.builder.call(
        call.callee,
        [frame.primal(each) for each in call.arguments],
        style,
        type_=call.function_type,
        name=shadow_name(call),
    )


def allocate(frame: Frame, call: CallBase, rule: Rule) -> None:
    """As much memory for each lane, with zeros in it."""
    assert rule.allocation is not None
    if rule.allocation.stored_in is not None:
        _allocate_at(frame, call, rule)
    elif rule.allocation.resizes is not None:
        _resize(frame, call, rule)
    else:
        frame.each(call, lambda _: _allocate(frame, call, rule))


def _allocate(frame: Frame, call: CallBase, rule: Rule) -> Value:
    made = _repeated(frame, call)
    assert rule.allocation is not None
    if not rule.allocation.zeroed:
        _clear(frame, made, call, rule)
    return made


def _clear(frame: Frame, made: Value, call: CallBase, rule: Rule) -> None:
    assert rule.allocation is not None
    builder = frame.builder
    given = named_arguments(call, rule)
    size: Value | None = None
    for name in rule.allocation.size:
        factor = wide(builder, frame.primal(given[name]))
        size = factor if size is None else builder.mul(size, factor)
    if size is None:
        return
    is_none = builder.icmp("eq", made, null())
    length = builder.select(is_none, int_constant(size.type, 0), size)
    fill_zero(builder, frame.shared.module, made, length)


def _allocate_at(frame: Frame, call: CallBase, rule: Rule) -> None:
    """posix_memalign: the pointer is stored in memory that has a shadow of its own."""
    assert rule.allocation is not None
    assert rule.allocation.stored_in is not None
    place = named_arguments(call, rule)[rule.allocation.stored_in]
    if not frame.is_active(place):
        return
    for lane in range(frame.width):
        if frame.same(place, lane) is not None:
            frame.complain(
                "EZ0405",
                f"{call.callee.ref[1:]} stores a pointer where it is not known to have a shadow",
                call,
                "let it store to a local variable first",
            )
            return
        again = _repeated(frame, call)
        shadow = frame.shadow(place, lane)
        again.set_operand(call.arguments.index(place), shadow)
        _clear(frame, frame.builder.load(POINTER, shadow), call, rule)


def _resize(frame: Frame, call: CallBase, rule: Rule) -> None:
    assert rule.allocation is not None
    assert rule.allocation.resizes is not None
    block = named_arguments(call, rule)[rule.allocation.resizes]
    index = call.arguments.index(block)

    def one(lane: int) -> Value:
        assert isinstance(call.callee, Function)
        old = frame.primal(block), frame.shadow(block, lane)
        given = [frame.primal(each) for each in call.arguments], index
        new = frame.primal(call)
        return frame.shared.helpers.resized(frame.builder, old, new, call.callee, given)

    frame.each(call, one)


def freeing_shadows(frame: Frame, block: Value, callee: Function, index: int) -> Function:
    """What frees the shadow of a block: it may be null, where the shadow is the primal."""
    if callee.name == _FREE or frame.same(block, 0) is None:
        return callee
    return frame.shared.helpers.freeing_shadows(callee, index)


def free(frame: Frame, call: CallBase, rule: Rule) -> None:
    """A shadow is given back with its primal, where it is not that itself."""
    assert rule.frees is not None
    block = named_arguments(call, rule)[rule.frees]
    callee = callee_of(call)
    if not frame.is_active(block) or callee is None:
        return
    index = call.arguments.index(block)
    releases = freeing_shadows(frame, block, callee, index)
    for lane in range(frame.width):
        given = [frame.primal(each) for each in call.arguments]
        given[index] = frame.chosen(block, lane, null(), frame.shadow(block, lane))
        # It may be null, whatever is said of the primal.
        frame.builder.call(releases, given, CallStyle(attributes=call.tail.strip()))
