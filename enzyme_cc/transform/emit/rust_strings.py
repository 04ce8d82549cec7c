"""Strings of Rust that calls write: what is in them carries no derivative.

Where such a string stands in memory with a shadow, as in a struct with numbers, its shadow is the
string itself from then on: the address of the same characters, which derivatives do not free
twice. While it is written its shadow is no string at all, for what is written may move, and then
the program panic. Where a string comes or goes with its shadow, who has both would free the same
characters twice: there the shadow is a string of its own, in which the same is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.write_effects import written_by_rule
from enzyme_cc.analysis.types.trait_objects import is_table
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.constants import Composite, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import PointerType
from enzyme_cc.transform.emit.arguments import apart_lengths, share
from enzyme_cc.transform.runtime_calls.helpers import fill_zero

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter

#: A string of Rust: where its characters are, how many there are, for how many there is room.
_WORDS = 3


def texts(writer: DerivativeWriter, call: CallBase, rule: Rule) -> Iterable[Value]:
    """Return the pointers to strings that a call writes, and to nothing else."""
    given = dict(zip((each.name for each in rule.arguments), call.arguments, strict=False))
    if not rule.writes_text:
        return ()
    unit = writer.unit
    if rule.table is not None and not _is_of_text(unit.program.library, given.get(rule.table)):
        return ()
    if goes_out(writer, call) and any(each.counts_prints for each in unit.roots.results):
        return ()
    return [each for each in written_by_rule(call, rule) if isinstance(each.type, PointerType)]


def goes_out(writer: DerivativeWriter, call: CallBase) -> bool:
    """Return whether the result of an inactive call may be found where shadows are expected."""
    return any(call in each.handed_out for each in writer.unit.roots.results)


def _is_of_text(library: Library, table: Value | None) -> bool:
    """Return whether a table of functions is that of strings, by what is known of one of them."""
    if not isinstance(table, GlobalVariable) or not is_table(table):
        return False
    members = table.initializer.operands if isinstance(table.initializer, Composite) else ()
    rules = (library.callee(each.name) for each in members if isinstance(each, Function))
    return any(rule is not None and rule.writes_text and rule.table is None for rule in rules)


def write_texts(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Write the shadows of strings that a call has written."""
    write = _write_again if goes_out(writer, call) else _share
    for pointer in texts(writer, call, rule):
        if writer.is_active(pointer):
            write(writer, call, pointer)


def _write_again(writer: DerivativeWriter, call: CallBase, pointer: Value) -> None:
    """Write the text again to the shadow, which is a string of its own."""
    callee = callee_of(call)
    assert callee is not None
    writer.go_behind(call)
    index = call.arguments.index(pointer)
    writes = callee
    style = CallStyle(arguments=call.argument_attributes)
    if writer.same(pointer, 0) is not None:
        writes, style = writer.unit.helpers.freeing_shadows(callee, index), CallStyle()
    for lane in range(writer.width):
        given = [writer.primal(each) for each in call.arguments]
        given[index] = writer.chosen(pointer, lane, null(), writer.shadow(pointer, lane))
        writer.builder.call(writes, given, style)


def _share(writer: DerivativeWriter, call: CallBase, pointer: Value) -> None:
    """Let the string itself be its shadow, behind the call."""
    writer.go_before(call)
    lengths = apart_lengths(writer, pointer, _WORDS * writer.unit.layout.pointer_size())
    for lane, length in enumerate(lengths):
        fill_zero(writer.builder, writer.unit.module, writer.shadow(pointer, lane), length)
    writer.go_behind(call)
    share(writer, pointer, lengths)
