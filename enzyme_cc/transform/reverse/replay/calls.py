"""Calls, where tangents come from a tape: by rule, by what replays the function called, or not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.rules.emission import Emission
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.emit.arithmetic import call_with, store_nothing
from enzyme_cc.transform.emit.calls import LINEAR, no_derivative, refuse_unknown
from enzyme_cc.transform.emit.memcpy import is_volatile_call
from enzyme_cc.transform.emit.moves import linear_call
from enzyme_cc.transform.reverse.calls.differentiated import called_again
from enzyme_cc.transform.reverse.calls.overwrites import forget_back
from enzyme_cc.transform.reverse.calls.resizing import resized_again
from enzyme_cc.transform.reverse.calls.rules import by_kind, environment
from enzyme_cc.transform.reverse.values.memcpy_layout import move_numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.reverse.writers.replay import ReplayWriter


def call(replay: ReplayWriter, instruction: CallBase) -> None:
    """Write the tangents of any call."""
    made = replay.ahead.called.get(instruction)
    if made is not None:
        called_again(replay, made)
        return
    by_kind(replay, instruction, _HANDLERS)


# -- by rule ---------------------------------------------------------------------------------------


def _by_rule(replay: ReplayWriter, call: CallBase, rule: Rule) -> None:
    """Write the tangents of a call whose derivative is a formula."""
    given = named_arguments(call, rule)
    numbers = {
        name: given[name] for name in rule.active_arguments if replay.scene.has_adjoint(given[name])
    }
    if refuse_unknown(replay, call, rule, numbers):
        return
    if not numbers:
        store_nothing(replay, rule, given)
        return
    needed = frozenset(_needed(replay, rule, given, set(numbers)))
    values = environment(replay, call, rule, given, needed)
    first = given[rule.active_arguments[0]]
    kind = first.type if rule.folds is None else call.type
    use = Emission(replay.builder, rule, values, replay.style(call), kind)
    call_with(replay, call, use, given)


def _needed(
    replay: ReplayWriter, rule: Rule, given: Mapping[str, Value], moving: set[str]
) -> set[str]:
    """Return what formulas name; a reduction asks for the types of all."""
    needed = set(rule.needs(moving))
    if rule.folds is not None:
        needed.update(n for n, value in given.items() if not replay.scene.has_adjoint(value))
    return needed


def _structural(replay: ReplayWriter, call: CallBase, rule: Rule) -> None:
    callee = callee_of(call)
    assert callee is not None
    if is_transfer(callee.name):
        _transfer(replay, call)
    elif replay.scene.has_adjoint(call):
        if rule.name in LINEAR or rule.transpose:
            linear_call(replay, call)
        else:
            no_derivative(replay, call, callee)


def _allocation(replay: ReplayWriter, call: CallBase, rule: Rule) -> None:
    if rule.allocation is not None and rule.allocation.resizes is not None:
        resized_again(replay, call, rule)


# -- memory as bytes -------------------------------------------------------------------------------


def _transfer(replay: ReplayWriter, call: CallBase) -> None:
    """Move numbers in the shadow as they are moved in the primal."""
    if replay.is_active(call.arguments[0]) and not is_volatile_call(call):
        move_numbers(replay, call, partial(replay.unit.helpers.copy_numbers, replay.builder))


_HANDLERS: dict[Kind, Callable[[ReplayWriter, CallBase, Rule], None]] = {
    Kind.PARTIALS: _by_rule,
    Kind.FOLDS: _by_rule,
    Kind.STRUCTURAL: _structural,
    Kind.ALLOCATION: _allocation,
    Kind.INACTIVE: forget_back,
}
