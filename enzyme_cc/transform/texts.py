"""Strings of Rust that calls write: what is in them carries no derivative.

Where such a string stands in memory with a shadow, as in a struct with numbers, its shadow is the
string itself from then on: the address of the same characters, which derivatives do not free
twice. While it is written its shadow is no string at all, for what is written may move, and then
the program panic. Where a string comes or goes with its shadow, who has both would free the same
characters twice: there the shadow is a string of its own, in which the same is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.callees import callee_of
from enzyme_cc.analysis.trait_objects import is_table
from enzyme_cc.analysis.written import written_by_rule
from enzyme_cc.ir.builder import CallStyle
from enzyme_cc.ir.constants import Composite, int_constant, null
from enzyme_cc.ir.function import Function, GlobalVariable
from enzyme_cc.ir.types import I64, PointerType
from enzyme_cc.transform.arguments import copy_memory
from enzyme_cc.transform.helpers import fill_zero

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.frame import Frame

#: A string of Rust: where its characters are, how many there are, for how many there is room.
_WORDS = 3


def texts(frame: Frame, call: CallBase, rule: Rule) -> Iterable[Value]:
    """The pointers to strings that a call writes, and to nothing else."""
    given = dict(zip((each.name for each in rule.arguments), call.arguments, strict=False))
    if not rule.writes_text:
        return ()
    shared = frame.shared
    if rule.table is not None and not _is_of_text(shared.program.library, given.get(rule.table)):
        return ()
    if goes_out(frame, call) and any(each.counts_prints for each in shared.roots.results):
        return ()
    return [each for each in written_by_rule(call, rule) if isinstance(each.type, PointerType)]


def goes_out(frame: Frame, call: CallBase) -> bool:
    """Whether what a call without a derivative makes is found where its shadow is found, too."""
    return any(call in each.handed_out for each in frame.shared.roots.results)


def _is_of_text(library: Library, table: Value | None) -> bool:
    """Whether a table of functions is that of strings, by what is known of one of them."""
    if not isinstance(table, GlobalVariable) or not is_table(table):
        return False
    members = table.initializer.operands if isinstance(table.initializer, Composite) else ()
    rules = (library.callee(each.name) for each in members if isinstance(each, Function))
    return any(rule is not None and rule.writes_text and rule.table is None for rule in rules)


def write_texts(frame: Frame, call: CallBase, rule: Rule) -> None:
    """The shadows of strings that a call has written."""
    write = _write_again if goes_out(frame, call) else _share
    for pointer in texts(frame, call, rule):
        if frame.is_active(pointer):
            write(frame, call, pointer)


def _write_again(frame: Frame, call: CallBase, pointer: Value) -> None:
    """The same is written to the shadow, which is a string of its own."""
    callee = callee_of(call)
    assert callee is not None
    frame.go_behind(call)
    index = call.arguments.index(pointer)
    writes = callee
    style = CallStyle(arguments=call.argument_attributes)
    if frame.same(pointer, 0) is not None:
        writes, style = frame.shared.helpers.freeing_shadows(callee, index), CallStyle()
    for lane in range(frame.width):
        given = [frame.primal(each) for each in call.arguments]
        given[index] = frame.chosen(pointer, lane, null(), frame.shadow(pointer, lane))
        frame.builder.call(writes, given, style)


def _share(frame: Frame, call: CallBase, pointer: Value) -> None:
    """A shadow is the string itself, behind the call."""
    frame.go_before(call)
    lengths = [_length(frame, pointer, lane) for lane in range(frame.width)]
    for lane, length in enumerate(lengths):
        fill_zero(frame.builder, frame.shared.module, frame.shadow(pointer, lane), length)
    frame.go_behind(call)
    for lane, length in enumerate(lengths):
        copy_memory(frame, frame.shadow(pointer, lane), frame.primal(pointer), length)


def _length(frame: Frame, pointer: Value, lane: int) -> Value:
    """The bytes of a string; none where the shadow is the primal."""
    size = int_constant(I64, _WORDS * frame.shared.layout.pointer_size())
    return frame.chosen(pointer, lane, int_constant(I64, 0), size)
