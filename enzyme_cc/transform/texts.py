"""Strings of Rust that calls write: what is in them carries no derivative.

Where such a string stands in memory with a shadow, as in a struct with numbers, its shadow is the
string itself from then on: the address of the same characters, which derivatives do not free
twice. While it is written its shadow is no string at all, for what is written may move, and then
the program panic. All this only where no string comes or goes with its shadow: who has both would
free the same characters twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.callees import callee_of
from enzyme_cc.analysis.trait_objects import is_table
from enzyme_cc.analysis.type_tree import DECLARED, EMPTY, FLOAT_BITS, INTEGER, NUMBER, POINTER, Kind
from enzyme_cc.ir.constants import Composite, int_constant
from enzyme_cc.ir.function import Argument, Function, GlobalVariable
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import I64, PointerType
from enzyme_cc.rules.model import ENDS
from enzyme_cc.transform.arguments import copy_memory
from enzyme_cc.transform.helpers import fill_zero

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.analysis.activity import ActivityResults
    from enzyme_cc.analysis.type_results import TypeResults
    from enzyme_cc.analysis.type_tree import TypeTree
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.frame import Frame

#: A string of Rust: where its characters are, how many there are, for how many there is room.
_WORDS = 3
#: What is no address.
_NUMBERS = DECLARED | FLOAT_BITS | INTEGER | NUMBER


def texts(frame: Frame, call: CallBase, rule: Rule) -> Iterable[Value]:
    """The pointers to strings that a call writes, and to nothing else."""
    given = dict(zip((each.name for each in rule.arguments), call.arguments, strict=False))
    if not rule.writes_text:
        return ()
    shared = frame.shared
    if rule.table is not None and not _is_of_text(shared.program.library, given.get(rule.table)):
        return ()
    types, roots = shared.roots.types, shared.roots.results
    return [
        each
        for each in written(call, rule)
        if not any(_hands_on(root, types, each) for root in roots)
    ]


def _hands_on(found: ActivityResults, types: TypeResults, text: Value) -> bool:
    """Whether a string may be in memory with a shadow that a request is given, or gives."""
    function = found.root.function
    given = zip(function.arguments, found.root.arguments, strict=False)
    active = [each for each, is_active in given if is_active]
    trees = [types.of(None, each) for each in active]
    behind = [each.pointee for each in trees if not each.kind.is_float]
    is_known = types.returned(function).kind is not Kind.POINTER and all(map(_is_told, behind))
    return not is_known or any(types.leads_to(active, each) for each in _places(found, text))


def _places(found: ActivityResults, text: Value) -> list[Value]:
    """A string; of an argument of a function that is called through pointers what it is given."""
    function = text.function if isinstance(text, Argument) else None
    if not isinstance(text, Argument) or function is None:
        return [text]
    if all(function is not each.function for each in found.function_contexts.values()):
        return [text]
    lines = (line for each in found.contexts for line in each.function.instructions())
    calls = [each for each in lines if isinstance(each, CallBase) and _may_call(each, function)]
    return [each.arguments[text.index] for each in calls] or [text]


def _may_call(call: CallBase, function: Function) -> bool:
    return call.function_type is function.function_type and callee_of(call) in (None, function)


def _is_told(tree: TypeTree) -> bool:
    """Whether all that is in memory is known, and nothing may be the address of characters."""
    return bool(tree.fields) and all(
        _leads_to_numbers(each.pointee or EMPTY) if each.mask & POINTER else each.mask & _NUMBERS
        for each in tree.fields
    )


def _leads_to_numbers(tree: TypeTree) -> bool:
    return _is_told(tree) and any(each.mask & (FLOAT_BITS | POINTER) for each in tree.fields)


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
    for pointer in texts(frame, call, rule):
        if not frame.is_active(pointer):
            continue
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
