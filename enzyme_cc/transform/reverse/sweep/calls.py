"""The reverse of calls: by rule, by the reverse of what was called, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.types import StructType, function_type
from enzyme_cc.plan.quantities import tape
from enzyme_cc.rules.adjoint import adjoints, needed_names
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.calls import mangled
from enzyme_cc.rules.emission import Emission
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.abi.signature import unpacked
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.emit.arithmetic import at_number
from enzyme_cc.transform.emit.bits import has_no_derivative
from enzyme_cc.transform.emit.calls import no_derivative, refuse_unknown
from enzyme_cc.transform.emit.communication import communicate_back
from enzyme_cc.transform.emit.words_read import is_step
from enzyme_cc.transform.reverse.calls.at_once import add_early_adjoints
from enzyme_cc.transform.reverse.calls.differentiated import called_back
from enzyme_cc.transform.reverse.calls.overwrites import forget_back
from enzyme_cc.transform.reverse.calls.resizing import resized_back
from enzyme_cc.transform.reverse.calls.rules import by_kind, environment
from enzyme_cc.transform.reverse.calls.tape_reuse import renew
from enzyme_cc.transform.reverse.calls.waits import wait_back
from enzyme_cc.transform.reverse.sweep import memcpy, moves
from enzyme_cc.transform.reverse.sweep.memory import taken_of
from enzyme_cc.transform.reverse.values.adding import check_call
from enzyme_cc.transform.reverse.values.called import CalledAtOnce

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.reverse.values.called import Called
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def call(back: SweepWriter, instruction: CallBase) -> None:
    """Write the reverse of any call."""
    if wait_back(back, instruction):
        return
    made = back.ahead.called.get(instruction)
    if isinstance(made, CalledAtOnce):
        add_early_adjoints(back, made)
        return
    if made is not None:
        _called_back(back, made)
        return
    by_kind(back, instruction, _HANDLERS)


# -- by rule ---------------------------------------------------------------------------------------


def _by_rule(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    """Write the reverse of a call whose derivative is a formula."""
    given = named_arguments(call, rule)
    wanted = {
        name: given[name] for name in rule.active_arguments if back.scene.has_adjoint(given[name])
    }
    lanes = [_seeds(back, call, rule, given, lane) for lane in range(back.width)]
    names = {name for seeds in lanes for name in seeds}
    if not wanted or not names or refuse_unknown(back, call, rule, wanted):
        return
    if not (back.demands.is_demanded(call) or rule.stores):
        return
    values = environment(back, call, rule, given, needed_names(rule, wanted, names))
    first = given[rule.active_arguments[0]]
    kind = first.type if rule.folds is None else call.type
    use = Emission(back.builder, rule, values, back.style(call), kind)
    types = {name: value.type for name, value in wanted.items()}
    for lane, seeds in enumerate(lanes):
        for name, made in adjoints(use, seeds, types).items():
            back.adjoints.add(given[name], lane, made)


def _seeds(
    back: SweepWriter, call: CallBase, rule: Rule, given: Mapping[str, Value], lane: int
) -> dict[str, Value]:
    """Return the results' adjoints by name; what was stored had one, and has none before."""
    found: dict[str, Value] = {}
    for argument in rule.arguments:
        if argument.role.is_float_out and back.scene.is_active(given[argument.name]):
            kind = given[rule.active_arguments[0]].type
            pointer = given[argument.name]
            shadow, same = back.shadow(pointer, lane), back.same(pointer, lane)
            found[argument.name] = taken_of(back, call, (pointer, shadow), kind, same)
            if argument.role is Role.OUT_WITH_ERROR:
                error = at_number(back.builder, kind, shadow, 1)
                taken_of(back, call, (pointer, error), kind, same)
    made = back.adjoints.take(call, lane) if back.scene.has_adjoint(call) else None
    if made is None:
        return found
    if not isinstance(call.type, StructType):
        found[rule.results[0].name] = made
        return found
    for index, result in enumerate(rule.results):
        if result.role is Role.FLOAT:
            found[result.name] = back.builder.extractvalue(made, [index])
    return found


def _structural(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    callee = callee_of(call)
    assert callee is not None
    if is_transfer(callee.name):
        memcpy.transfer(back, call)
    elif rule.transpose:
        _transposed(back, call, rule)
    elif back.scene.has_adjoint(call):
        if rule.name == "pointers" and call.arguments[0].type is call.type:
            moves.unchanged(back, call)
        elif is_step(back, call) and has_no_derivative(back, call):
            for lane in range(back.width):
                back.adjoints.take(call, lane)
        else:
            no_derivative(back, call, callee)


def _transposed(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    """Call the transpose of a linear function with the adjoint of its result."""
    at = next(i for i, each in enumerate(rule.arguments) if each.role is Role.FLOAT)
    taken = call.arguments[at]
    if not back.scene.has_adjoint(taken):
        return
    name = rule.transpose.replace("*", mangled(call.type))
    kind = function_type(call.type, tuple(each.type for each in call.arguments))
    function = declare(back.unit.module, name, kind, suffix="convergent nounwind")
    for lane in range(back.width):
        given = back.adjoints.take(call, lane)
        if given is None:
            continue
        arguments = [given if i == at else back.primal(x) for i, x in enumerate(call.arguments)]
        back.adjoints.add(taken, lane, back.builder.call(function, arguments))


def _allocated(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    if rule.allocation is not None and rule.allocation.resizes is not None:
        resized_back(back, call, rule)
    renew(back, call)


def _communicated(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    """Communicate the other way."""
    if call in back.ahead.tapes:
        kept = back.have(tape(call))[0]
        communicate_back(back.unit, back.builder, kept, call, rule, back.width)


_HANDLERS: dict[Kind, Callable[[SweepWriter, CallBase, Rule], None]] = {
    Kind.PARTIALS: _by_rule,
    Kind.FOLDS: _by_rule,
    Kind.STRUCTURAL: _structural,
    Kind.ALLOCATION: _allocated,
    Kind.COMMUNICATION: _communicated,
    Kind.INACTIVE: forget_back,
}


# -- by the reverse of what was called -------------------------------------------------------------


def _called_back(back: SweepWriter, called: Called) -> None:
    """Call the reverse with what it was called with, the adjoint of its result, and its tape."""
    check_call(back, called, back.sharing.is_shared)
    result = called_back(back, called)
    numbers = called.lanes.differentiated
    values = unpacked(back.builder, result, len(numbers) * back.width)
    for index in numbers:
        for lane in range(back.width):
            back.adjoints.add(called.call.arguments[index], lane, values.pop(0))
