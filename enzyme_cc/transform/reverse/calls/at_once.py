"""Calls that are reversed where they are made: the adjoint of their result is known by then.

One function goes there and back and returns the result: no tape outlasts it, however deep it calls
itself. What it adds to shadows comes early; so that nobody takes that for something else, nothing
that the caller's callers see is written by either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Call, Load
from enzyme_cc.ir.module import module_of
from enzyme_cc.plan.quantities import Quantity, What
from enzyme_cc.rules.adjoint import adjoints
from enzyme_cc.rules.emission import Emission
from enzyme_cc.transform.abi.signature import unpacked
from enzyme_cc.transform.code.derivative_attributes import call_attributes, copied_type
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.reverse.calls.differentiated import arguments_ahead
from enzyme_cc.transform.reverse.values.called import CalledAtOnce
from enzyme_cc.transform.reverse.values.known_adjoints import known_adjoint

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.memory.summary import Summary
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.reverse.values.known_adjoints import Chain
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

#: Memory that may be written all the same: no number is there.
_NO_NUMBERS = frozenset((Wild.ERRNO, Wild.SIGN))


def reversed_at_once(writer: AugmentedWriter, call: CallBase, context: Context) -> bool:
    """Call what goes there and back in place of the primal, if that can be."""
    wanted = there_and_back(writer.wanted)
    lanes = writer.pairs.lanes(context, wanted)
    if not (writer.lanes.result.numbers and lanes.result.numbers):
        return False  # one has no adjoint to give, or the other takes none
    chain = chain_to(writer.unit.program, writer.scene, call, context)
    if chain is None:
        return False
    function = writer.pairs.whole(context, wanted)
    writer.go_before(call)
    seeds = [_seed(writer, chain, lane) for lane in range(writer.width)]
    called = writer.called[call] = CalledAtOnce(call, lanes)
    made = writer.builder.call(function, [*arguments_ahead(writer, called), *seeds])
    result, *found = unpacked(writer.builder, made, 1 + len(called.given))
    writer.replace(call, result)
    writer.stored.update({(call, at): each for at, each in enumerate(found)})
    return True


def add_early_adjoints(back: SweepWriter, called: CalledAtOnce) -> None:
    """Add what the call returned to the adjoints of its arguments."""
    call = called.call
    for lane in range(back.width):
        back.adjoints.take(call, lane)  # the call was given it
    for at, (argument, lane) in enumerate(called.given):
        given = back.have(Quantity(What.STORED, call, at))[0]
        back.adjoints.add(call.arguments[argument], lane, given)


def there_and_back(wanted: Wanted) -> Wanted:
    """Return what is wanted of a function that goes there and back, and returns its result."""
    return wanted._replace(primal=True, unneeded=(), promised=(), distinct=(), within=True)


# -- whether it can be -----------------------------------------------------------------------------


def chain_to(program: Program, scene: Scene, call: CallBase, context: Context) -> Chain | None:
    """Return what turns the adjoint of the function's result into a call's, if that is known."""
    if not isinstance(call, Call) or not _may_come_early(program, scene, call, context):
        return None
    return known_adjoint(scene, call)


def _may_come_early(program: Program, scene: Scene, call: Call, context: Context) -> bool:
    """Return whether nobody can tell when shadows are added to."""
    callee = context.function
    if not scene.whole or program.is_of_device or scene.function in program.in_regions:
        return False
    if program.choices.trap or program.choices.check:
        return False  # these look at adjoints in the order of the reverse sweep
    is_own = any(callee in each for each in (program.checkpoints, program.reruns, program.regions))
    if is_own or callee.variadic or any(map(copied_type, callee.arguments)):
        return False
    return (
        _is_left_by_returning(call, scene.function)
        and _writes_nothing(scene.memory.memory.summary(scene.function))
        and all(_is_callers(scene, each) for each in call.arguments if scene.has_shadow(each))
    )


def _is_left_by_returning(call: Call, function: Function) -> bool:
    """Return whether nothing is thrown: shadows would have been added to by half."""
    callee = callee_of(call)
    assert callee is not None
    words = FunctionWords(module_of(function)).of(function)
    return "nounwind" in words and "nounwind" in call_attributes(callee, call)


def _writes_nothing(summary: Summary | None) -> bool:
    """Return whether a function changes nothing that shadows are of."""
    return summary is not None and not summary.ends and summary.writes.keys() <= _NO_NUMBERS


def _is_callers(scene: Scene, pointer: Value) -> bool:
    """Return whether memory behind a pointer is none that the function has made."""
    pending, seen = [pointer], {pointer}
    while pending:
        for root in scene.memory.roots.of(pending.pop()):
            if isinstance(root, Load):
                if root.pointer not in seen:
                    seen.add(root.pointer)
                    pending.append(root.pointer)
            elif not isinstance(root, (Argument, GlobalVariable)):
                return False
    return True


# -- how it is called ------------------------------------------------------------------------------


def _seed(writer: AugmentedWriter, chain: Chain, lane: int) -> Value:
    """Return the adjoint of the result of a call, from that of the result of the function."""
    made: Value = writer.function.arguments[len(writer.lanes.passed()) + lane]
    for step in chain:
        named, instruction = step.named, step.instruction
        values = {name: writer.primal(named[name]) for name in step.needed}
        kind = named[step.operand].type
        style = writer.style(instruction)
        use = Emission(writer.builder, step.rule, values, style, instruction.type)
        made = adjoints(use, {step.result: made}, {step.operand: kind})[step.operand]
    return made
