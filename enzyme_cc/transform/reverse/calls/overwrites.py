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
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def forget_ahead(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    """Make all but numbers in the shadow what it is in the primal."""
    for found in overwritten(call, rule):
        pointer = found.pointer
        if not writer.is_active(pointer):
            continue
        what = _numbers(writer, found)
        if what is None:
            complain_of(writer, call)
            return
        writer.go_behind(call)
        for lane in range(writer.width):
            length = length_of(writer, found, lane)
            given = writer.shadow(pointer, lane), writer.primal(pointer)
            writer.unit.helpers.copy_others(writer.builder, *given, length, what)


def forget_back(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    """Zero the adjoints of numbers that were there before."""
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


def _numbers(writer: ReverseWriter, found: Overwritten) -> Numbers | None:
    types, layout = writer.unit.types, writer.unit.layout
    return numbers_of_memory(types, layout, Memory(found.pointer, found.room))
