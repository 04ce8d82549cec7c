"""Calls in the forward sweep: augmented functions, shadows of memory, what is kept for later."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.ir.constants import InlineAsm, null, zero
from enzyme_cc.ir.types import I32, VOID
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.code.derivative_attributes import returns_twice
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.emit import calls
from enzyme_cc.transform.emit.allocations import allocate, freeing_shadows
from enzyme_cc.transform.emit.communication import communicate
from enzyme_cc.transform.emit.communication_again import AUGMENTED
from enzyme_cc.transform.emit.exceptions import with_exception
from enzyme_cc.transform.emit.memcpy import size_for, transfer_with
from enzyme_cc.transform.emit.moves import linear_call
from enzyme_cc.transform.emit.rust_strings import write_texts
from enzyme_cc.transform.emit.stream_shadows import share_streams
from enzyme_cc.transform.emit.word_checks import stop_unless_aligned
from enzyme_cc.transform.reverse.augment.left_in_shadows import (
    stop_if_given,
)
from enzyme_cc.transform.reverse.calls.at_once import reversed_at_once
from enzyme_cc.transform.reverse.calls.clearing import clear_block_later, refuse_uncleared
from enzyme_cc.transform.reverse.calls.differentiated import called_ahead
from enzyme_cc.transform.reverse.calls.overwrites import forget_ahead
from enzyme_cc.transform.reverse.calls.resizing import clear_slack, resized_ahead
from enzyme_cc.transform.reverse.calls.routines import routine_called_ahead
from enzyme_cc.transform.reverse.calls.user_derivatives import rules_of, user_called_ahead
from enzyme_cc.transform.reverse.values.first_fills import is_first_fill
from enzyme_cc.transform.reverse.values.left_addresses import forget_moved, is_unlinked
from enzyme_cc.transform.reverse.values.memcpy_layout import clear, cleared_by_call, known_numbers
from enzyme_cc.transform.reverse.values.tagged_stores import check_moved_words
from enzyme_cc.transform.runtime_calls.helper_base import NO_NUMBERS
from enzyme_cc.transform.runtime_calls.large_integers import leave_out_large
from enzyme_cc.transform.runtime_calls.tape_helpers import MAX_EXTRAS, can_wait

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter

#: What says how long memory on the stack lives: in a derivative it lives on.
_LIVES = ("llvm.lifetime.", "llvm.stackrestore")


def call(writer: AugmentedWriter, instruction: CallBase) -> None:
    """Write any call; of most nothing but the primal is left."""
    callee = callee_of(instruction)
    if isinstance(instruction.callee, InlineAsm):
        if writer.context.is_active_call(instruction):
            calls.assembly(writer, instruction)
    elif callee is None:
        if writer.context.is_active_call(instruction):
            called_ahead(writer, instruction, None)
    elif callee.name.startswith(_LIVES):
        writer.replace(instruction, None)
    else:
        _direct(writer, instruction, callee)


def _direct(writer: AugmentedWriter, instruction: CallBase, callee: Function) -> None:
    if returns_twice(callee, instruction):
        calls.missing(writer, instruction, callee)
        return
    rule = writer.unit.program.rule(callee)
    if rule is not None and rule.frees is not None and rule.allocation is None:
        (_free_even_later if rule.until is not None else _free)(writer, instruction, callee, rule)
    elif writer.context.is_active_call(instruction):
        _active(writer, instruction, callee, rule)


def _active(
    writer: AugmentedWriter, instruction: CallBase, callee: Function, rule: Rule | None
) -> None:
    """Write a call of what has a derivative."""
    if calls.refuse_misfit(writer, instruction):
        return
    program = writer.unit.program
    changed = writer.pairs.read_again.changed_copy(writer.scene, instruction)
    if changed is not None:
        _refuse_copy(writer, instruction, changed)
        return
    context = writer.context.callee(instruction)
    by_user = rules_of(writer, callee)
    if context is not None:
        if not reversed_at_once(writer, instruction, context):
            called_ahead(writer, instruction, context)
    elif by_user is not None:
        user_called_ahead(writer, instruction, callee, by_user)
    elif rule is None and program.forward_rule(callee) is not None:
        calls.only_of_another_mode(writer, instruction, callee)
    elif rule is None or rule.kind not in _HANDLERS:
        calls.missing(writer, instruction, callee)
    else:
        _HANDLERS[rule.kind](writer, instruction, rule)


def _refuse_copy(writer: AugmentedWriter, call: CallBase, changed: Instruction) -> None:
    """Refuse a copy that a user's gradient would read as it was before it was changed."""
    calls.refuse(
        writer,
        call,
        "EZ0408",
        "a gradient of a rule may read a struct that is passed as a copy and changed here: when it "
        "is called, the copy is gone",
        f"it is changed at {writer.unit.report.places.of(changed)}",
        "copy it to a variable of the function, and change that",
    )


# -- the heap --------------------------------------------------------------------------------------


def _free(writer: AugmentedWriter, call: CallBase, callee: Function, rule: Rule) -> None:
    """Postpone a free to the end: until then the memory may be needed."""
    index = next(i for i, each in enumerate(rule.arguments) if each.name == rule.frees)
    block = call.arguments[index]
    extra = tuple(writer.primal(each) for i, each in enumerate(call.arguments) if i != index)
    wrong = "its result is used" if call.is_used else ""
    if not can_wait(callee, index):
        wrong = f"beside the block it takes more than {MAX_EXTRAS} integers or pointers"
    if wrong:
        _refuse_free(writer, call, callee, wrong)
        return
    writer.postpone(writer.primal(block), callee, extra, index)
    if writer.is_active(block):
        releases = freeing_shadows(writer, block, callee, index)
        for lane in range(writer.width):
            given = writer.chosen(block, lane, null(), writer.shadow(block, lane))
            writer.postpone(given, releases, extra, index)
    result = None if call.type is VOID else zero(call.type)
    writer.replace(call, result)


def _free_even_later(writer: AugmentedWriter, call: CallBase, callee: Function, rule: Rule) -> None:
    """Defer what the inner derivative would free at its end to the end of this one."""
    names = [each.name for each in rule.arguments]
    assert rule.frees is not None
    assert rule.until is not None
    assert writer.pending is not None
    index = names.index(rule.frees)
    block = call.arguments[index]
    given = [writer.primal(each) for each in call.arguments]
    given[names.index(rule.until)] = writer.pending
    writer.builder.call(callee, given)
    if writer.is_active(block):
        releases = freeing_shadows(writer, block, callee, index)
        for lane in range(writer.width):
            given[index] = writer.chosen(block, lane, null(), writer.shadow(block, lane))
            writer.builder.call(releases, given)
    writer.replace(call, None)


def _refuse_free(writer: AugmentedWriter, call: CallBase, callee: Function, wrong: str) -> None:
    name = writer.unit.report.places.name(callee)
    calls.refuse(
        writer,
        call,
        "EZ0405",
        f"{name} frees memory that the reverse sweep needs, and cannot be called later: {wrong}",
        "make a function around it that returns nothing and takes fewer arguments",
        "register that by __enzyme_allocation_like",
    )


def _allocation(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    assert rule.allocation is not None
    if rule.allocation.resizes is None:
        if writer.is_active(call) or rule.allocation.stored_in is not None:
            if rule.allocation.stored_in is not None:
                refuse_uncleared(writer, call)
            allocate(writer, call, rule)
            if writer.is_active(call):
                clear_slack(writer, writer.shadows(call), call, rule)
                clear_block_later(writer, call)
    elif writer.is_active(call):
        resized_ahead(writer, call, rule)


# -- by rule ---------------------------------------------------------------------------------------


def _computed(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    """Load what the call has stored right away, where the formulas name it."""
    needed = rule.needs(rule.active_arguments)
    for index, argument in enumerate(rule.arguments):
        if not argument.role.is_out or argument.name not in needed:
            continue
        pointer = call.arguments[index]
        first = call.arguments[_index(rule, rule.active_arguments[0])]
        kind = first.type if argument.role.is_float_out else I32
        made = writer.builder.load(kind, writer.primal(pointer))
        writer.stored[call, index] = made


def _index(rule: Rule, name: str) -> int:
    return next(i for i, each in enumerate(rule.arguments) if each.name == name)


def _inactive(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    if rule.exception:
        if rule.exception == "made" and writer.is_active(call):
            refuse_uncleared(writer, call)
        with_exception(writer, call, rule, writer.postpone)
        return
    calls.inactive(writer, call, rule)
    forget_ahead(writer, call, rule)
    write_texts(writer, call, rule)
    share_streams(writer, call)


def _structural(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    callee = callee_of(call)
    assert callee is not None
    if is_transfer(callee.name):
        transfer_with(writer, call, partial(_other_bytes, writer, call))
    elif rule.transpose:
        return  # numbers only, which have their adjoints later
    elif rule.name in calls.LINEAR:
        if writer.is_active(call):
            linear_call(writer, call)
    elif rule.name not in calls.SILENT or writer.context.is_active(call):
        calls.no_derivative(writer, call, callee)


# -- memory as bytes -------------------------------------------------------------------------------


def _other_bytes(writer: AugmentedWriter, call: CallBase) -> None:
    """Move all but the numbers in the shadow, too."""
    target, source, size = call.arguments[:3]
    if is_first_fill(writer, call):
        return
    is_set = "memset" in getattr(call.callee, "name", "")
    cleared = cleared_by_call(writer, call) if is_set else None
    if cleared is not None:
        if cleared.back.words:
            stop_unless_aligned(writer, call, target)
        clear(writer, (target, size), cleared.ahead, NO_NUMBERS)
        _clear_addresses(writer, target, size, cleared.words)
        return
    what = known_numbers(writer, call, target, target if is_set else source, size)
    if what is None:
        return
    check_moved_words(writer, call, what)
    writer.go_before(call)
    forget_moved(writer, call, what)
    writer.go_behind(call)
    builder, helpers = writer.builder, writer.unit.helpers
    move = helpers.set_others if is_set else helpers.copy_others
    for lane in range(writer.width):
        length = wide(builder, size_for(writer, target, size, lane))
        place = writer.shadow(target, lane)
        given = writer.primal(source) if is_set else writer.shadow(source, lane)
        if is_unlinked(writer, target):
            stop_if_given(writer, call, lane, length, what)
        move(builder, place, given, length, what)
        if is_unlinked(writer, target):
            smallest = writer.unit.smallest_number
            leave_out_large(helpers, builder, place, length, what, smallest)


def _clear_addresses(
    writer: AugmentedWriter, target: Value, size: Value, what: Numbers | None
) -> None:
    if what is None:
        return
    for lane in range(writer.width):
        length = wide(writer.builder, size_for(writer, target, size, lane))
        place = writer.shadow(target, lane)
        writer.unit.helpers.clear_addresses(writer.builder, place, length, what)


def _communicates(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    """Communicate, and keep what it takes to do so the other way."""
    kept = communicate(writer, call, rule, AUGMENTED)
    if kept is not None:
        writer.tapes[call] = kept


_HANDLERS: dict[Kind, Callable[[AugmentedWriter, CallBase, Rule], None]] = {
    Kind.COMMUNICATION: _communicates,
    Kind.PARTIALS: _computed,
    Kind.FOLDS: _computed,
    Kind.INACTIVE: _inactive,
    Kind.STRUCTURAL: _structural,
    Kind.ALLOCATION: _allocation,
    Kind.ROUTINE: routine_called_ahead,
}
