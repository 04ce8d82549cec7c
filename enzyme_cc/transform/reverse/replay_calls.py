"""Calls, where tangents come from a tape: by rule, by what replays the function called, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.callees import callee_of
from enzyme_cc.analysis.memory_effects import is_transfer
from enzyme_cc.ir.constants import InlineAsm, int_constant
from enzyme_cc.ir.types import I64, StructType
from enzyme_cc.plan.quantities import Quantity, What
from enzyme_cc.rules.emission import Emission
from enzyme_cc.rules.model import RESULT, Kind
from enzyme_cc.transform.arguments import named_arguments
from enzyme_cc.transform.arithmetic import call_with, store_nothing
from enzyme_cc.transform.calls import LINEAR, no_derivative, refuse_unknown
from enzyme_cc.transform.helpers import wide
from enzyme_cc.transform.moves import linear_call
from enzyme_cc.transform.reverse.called import called_again
from enzyme_cc.transform.reverse.moved import clear, cleared_by_call, known_numbers
from enzyme_cc.transform.reverse.overwrites import forget_back
from enzyme_cc.transform.reverse.resizing import resized_again
from enzyme_cc.transform.transfers import is_volatile_call, size_for

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.numbers import Numbers
    from enzyme_cc.transform.reverse.replay import Replay


def call(replay: Replay, instruction: CallBase) -> None:
    """The tangents of any call."""
    made = replay.ahead.pairs.get(instruction)
    if made is not None:
        called_again(replay, made)
        return
    callee = callee_of(instruction)
    if callee is None or isinstance(instruction.callee, InlineAsm):
        return
    if not replay.context.is_active_call(instruction):
        return
    rule = replay.shared.program.rule(callee)
    handler = _HANDLERS.get(rule.kind) if rule is not None else None
    if rule is not None and handler is not None:
        handler(replay, instruction, rule)


# -- by rule ---------------------------------------------------------------------------------------


def _by_rule(replay: Replay, call: CallBase, rule: Rule) -> None:
    """A function whose derivative is a formula."""
    given = named_arguments(call, rule)
    numbers = {
        name: given[name] for name in rule.active_arguments if replay.scene.has_adjoint(given[name])
    }
    if refuse_unknown(replay, call, rule, numbers):
        return
    if not numbers:
        store_nothing(replay, rule, given)
        return
    environment = _environment(replay, call, rule, given, rule.needs(numbers))
    first = given[rule.active_arguments[0]]
    kind = first.type if rule.folds is None else call.type
    use = Emission(replay.builder, rule, environment, replay.style(call), kind)
    call_with(replay, call, use, given)


def _environment(
    replay: Replay,
    call: CallBase,
    rule: Rule,
    given: Mapping[str, Value],
    needed: frozenset[str],
) -> dict[str, Value]:
    """What the names in the formulas stand for; a reduction asks for the types of all."""
    made: dict[str, Value] = {}
    for index, each in enumerate(rule.arguments):
        if each.role.is_out and each.name in needed:
            made[each.name] = replay.have(Quantity(What.STORED, call, index))[0]
        elif each.name in needed or (
            rule.folds is not None and not replay.scene.has_adjoint(given[each.name])
        ):
            made[each.name] = replay.primal(given[each.name])
    for index, result in enumerate(rule.results):
        if result.name in needed or RESULT in needed:
            whole = replay.primal(call)
            is_struct = isinstance(call.type, StructType)
            made[result.name] = replay.builder.extractvalue(whole, [index]) if is_struct else whole
    return made


def _structural(replay: Replay, call: CallBase, rule: Rule) -> None:
    callee = callee_of(call)
    assert callee is not None
    if is_transfer(callee.name):
        _transfer(replay, call)
    elif replay.scene.has_adjoint(call):
        if rule.name in LINEAR:
            linear_call(replay, call)
        else:
            no_derivative(replay, call, callee)


def _allocation(replay: Replay, call: CallBase, rule: Rule) -> None:
    if rule.allocation is not None and rule.allocation.resizes is not None:
        resized_again(replay, call, rule)


# -- memory as bytes -------------------------------------------------------------------------------


def _transfer(replay: Replay, call: CallBase) -> None:
    """Numbers are moved in the shadow as they are in the primal."""
    target, source, size = call.arguments[:3]
    if not replay.is_active(target) or is_volatile_call(call):
        return
    is_set = "memset" in getattr(call.callee, "name", "")
    cleared = cleared_by_call(replay, call) if is_set else None
    if cleared is not None:
        clear(replay, (target, size), cleared.back)
        return
    what = known_numbers(replay, call, target, target if is_set else source, size)
    if what is None or what.is_empty:
        return
    for lane in range(replay.width):
        length = wide(replay.builder, size_for(replay, target, size, lane))
        if is_set or not replay.is_active(source):
            _clear(replay, replay.shadow(target, lane), length, what)
        else:
            _copy(replay, call, lane, what, length)


def _clear(replay: Replay, shadow: Value, length: Value, what: Numbers) -> None:
    content = what.content(replay.shared.layout)
    replay.shared.helpers.zero_numbers(replay.builder, shadow, length, content)


def _copy(replay: Replay, call: CallBase, lane: int, what: Numbers, length: Value) -> None:
    """From a source whose shadow is the primal come zeros."""
    target, source = call.arguments[:2]
    builder, helpers = replay.builder, replay.shared.helpers
    shadow, same = replay.shadow(target, lane), replay.same(source, lane)
    nothing, moved = int_constant(I64, 0), length
    if same is not None:
        moved = builder.select(same, nothing, length)
        _clear(replay, shadow, builder.select(same, length, nothing), what)
    helpers.copy_numbers(builder, shadow, replay.shadow(source, lane), moved, what)


_HANDLERS: dict[Kind, Callable[[Replay, CallBase, Rule], None]] = {
    Kind.PARTIALS: _by_rule,
    Kind.FOLDS: _by_rule,
    Kind.STRUCTURAL: _structural,
    Kind.ALLOCATION: _allocation,
    Kind.INACTIVE: forget_back,
}
