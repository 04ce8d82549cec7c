"""Strings of Rust that calls write: what is in them carries no derivative.

Where such a string stands in memory with a shadow, as in a struct with numbers, its shadow is the
string itself from then on: the address of the same characters, which nobody frees twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.trait_objects import is_table
from enzyme_cc.ir.constants import Composite, int_constant
from enzyme_cc.ir.function import Function, GlobalVariable
from enzyme_cc.ir.types import I64, PointerType
from enzyme_cc.rules.model import ENDS
from enzyme_cc.transform.arguments import copy_memory

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.frame import Frame

#: A string of Rust: where its characters are, how many there are, for how many there is room.
_WORDS = 3


def texts(library: Library, call: CallBase, rule: Rule) -> Iterable[Value]:
    """The pointers to strings that a call writes, and to nothing else."""
    given = dict(zip((each.name for each in rule.arguments), call.arguments, strict=False))
    if not rule.writes_text:
        return ()
    if rule.table is not None and not _is_of_text(library, given.get(rule.table)):
        return ()
    return written(call, rule)


def written(call: CallBase, rule: Rule) -> Iterable[Value]:
    """The arguments behind which a call may write."""
    if not rule.writes_to:
        return call.arguments
    if not rule.arguments:
        pointers = [each for each in call.arguments if isinstance(each.type, PointerType)]
        return [pointers[ENDS[each]] for each in rule.writes_to if pointers]
    names = (each.name for each in rule.arguments)
    return [one for name, one in zip(names, call.arguments, strict=False) if name in rule.writes_to]


def _is_of_text(library: Library, table: Value | None) -> bool:
    """Whether a table of functions is that of strings, by what is known of one of them."""
    if not isinstance(table, GlobalVariable) or not is_table(table):
        return False
    members = table.initializer.operands if isinstance(table.initializer, Composite) else ()
    rules = (library.callee(each.name) for each in members if isinstance(each, Function))
    return any(rule is not None and rule.writes_text and rule.table is None for rule in rules)


def share_texts(frame: Frame, call: CallBase, rule: Rule) -> None:
    """The shadows of strings are these strings, behind a call that has written them."""
    for pointer in texts(frame.shared.program.library, call, rule):
        if not frame.is_active(pointer):
            continue
        frame.go_behind(call)
        size = int_constant(I64, _WORDS * frame.shared.layout.pointer_size())
        for lane in range(frame.width):
            length = frame.chosen(pointer, lane, int_constant(I64, 0), size)
            copy_memory(frame, frame.shadow(pointer, lane), frame.primal(pointer), length)
