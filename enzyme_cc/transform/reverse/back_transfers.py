"""The reverse of what moves memory as bytes: memcpy, memmove, memset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_tree import Kind
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.helpers import wide
from enzyme_cc.transform.numbers import numbers_of_memory
from enzyme_cc.transform.transfers import is_volatile_call, size_for

#: Up to here memory is looked at byte by byte.
_LIMIT = 4096

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame
    from enzyme_cc.transform.numbers import Numbers
    from enzyme_cc.transform.reverse.back import Back


def known_numbers(
    frame: Frame, call: CallBase, target: Value, source: Value, size: Value
) -> Numbers | None:
    """Where numbers are in what is moved; None, and a complaint, if that is unknown."""
    types, layout = frame.shared.types, frame.shared.layout
    told = frame.shared.reverse.carrying.told(call)
    found = numbers_of_memory(
        types, layout, target, size, known=_other_bytes(frame, source, size) | told
    ) or numbers_of_memory(types, layout, source, size, known=told)
    if found is None and getattr(size, "value", 1) != 0:
        frame.complain(
            "EZ0201",
            "it is not known where the numbers are in what is copied here",
            call,
            "compile with -g or -O1, so that types are known",
            "or copy it as what it is, not as bytes",
        )
    return found


def _other_bytes(frame: Frame, pointer: Value, size: Value) -> dict[int, Kind]:
    """What is known of bytes by their use behind another pointer."""
    found: dict[int, Kind] = {}
    if isinstance(size, IntConstant) and 0 < size.value <= _LIMIT:
        for start, kind, length in frame.shared.types.memory(None, pointer, size.value):
            if kind not in (Kind.UNKNOWN, Kind.ANYTHING):
                found.update(dict.fromkeys(range(start, start + length), kind))
    return found


def transfer(back: Back, call: CallBase) -> None:
    """What was written gets nothing; where it was copied from gets what that had."""
    target, source, size = call.arguments[:3]
    if not back.is_active(target) or is_volatile_call(call):
        return
    is_set = "memset" in getattr(call.callee, "name", "")
    what = known_numbers(back, call, target, target if is_set else source, size)
    if what is None or what.is_empty:
        return
    for lane in range(back.width):
        length = wide(back.builder, size_for(back, target, size, lane))
        shadow = back.shadow(target, lane)
        if is_set or not back.is_active(source):
            _clear(back, shadow, length, what)
        else:
            _taken_back(back, call, lane, what, length)


def _clear(back: Back, shadow: Value, length: Value, what: Numbers) -> None:
    content = what.content(back.shared.layout)
    back.shared.helpers.zero_numbers(back.builder, shadow, length, content)


def _taken_back(back: Back, call: CallBase, lane: int, what: Numbers, length: Value) -> None:
    """From a source whose shadow is the primal, nothing is known but that it gets nothing."""
    target, source = call.arguments[:2]
    shadow, same = back.shadow(target, lane), back.same(source, lane)
    nothing = int_constant(I64, 0)
    moved = length
    if same is not None:
        moved = back.builder.select(same, nothing, length)
        _clear(back, shadow, back.builder.select(same, length, nothing), what)
    overlaps = "memmove" in getattr(call.callee, "name", "")
    given = back.shadow(source, lane)
    back.shared.helpers.take_back(back.builder, shadow, given, moved, what, overlaps=overlaps)
