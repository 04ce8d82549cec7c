"""The reverse of what moves memory as bytes: memcpy, memmove, memset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.helpers import wide
from enzyme_cc.transform.reverse.first_fills import is_first_fill
from enzyme_cc.transform.reverse.moved import clear, cleared_by_call, known_numbers
from enzyme_cc.transform.transfers import is_volatile_call, size_for

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.numbers import Numbers
    from enzyme_cc.transform.reverse.back import Back


def transfer(back: Back, call: CallBase) -> None:
    """What was written gets nothing; where it was copied from gets what that had."""
    target, source, size = call.arguments[:3]
    if not back.is_active(target) or is_volatile_call(call):
        return
    # Who goes back again finds what was left by the time before.
    if is_first_fill(back, call) and not back.wanted.lasting:
        return
    is_set = "memset" in getattr(call.callee, "name", "")
    cleared = cleared_by_call(back, call) if is_set else None
    if cleared is not None:
        clear(back, (target, size), cleared.back)
        return
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
