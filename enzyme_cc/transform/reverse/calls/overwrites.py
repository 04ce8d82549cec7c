"""The reverse of what overwrites memory from outside: what was there before gets nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.transform.emit.overwrites import complain_of, length_of, overwritten
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.layout.float_runs import numbers_of_memory

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.overwrites import Overwritten
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.writer import ReverseFrame
    from enzyme_cc.transform.reverse.writers.augmented import Ahead
    from enzyme_cc.transform.reverse.writers.sweep import Back


def forget_ahead(frame: Ahead, call: CallBase, rule: Rule) -> None:
    """All but numbers is in the shadow what it is in the primal."""
    for found in overwritten(call, rule):
        pointer = found.pointer
        if not frame.is_active(pointer):
            continue
        what = _numbers(frame, found)
        if what is None:
            complain_of(frame, call)
            return
        frame.go_behind(call)
        for lane in range(frame.width):
            length = length_of(frame, found, lane)
            given = frame.shadow(pointer, lane), frame.primal(pointer)
            frame.unit.helpers.copy_others(frame.builder, *given, length, what)


def forget_back(back: Back, call: CallBase, rule: Rule) -> None:
    """The numbers that were there before had no adjoint."""
    for found in overwritten(call, rule):
        pointer = found.pointer
        what = _numbers(back, found) if back.is_active(pointer) else None
        if what is None or what.is_empty:
            continue
        content = what.content(back.unit.layout)
        for lane in range(back.width):
            length = length_of(back, found, lane)
            shadow = back.shadow(pointer, lane)
            back.unit.helpers.zero_numbers(back.builder, shadow, length, content)


def _numbers(frame: ReverseFrame, found: Overwritten) -> Numbers | None:
    types, layout = frame.unit.types, frame.unit.layout
    return numbers_of_memory(types, layout, Memory(found.pointer, found.room))
