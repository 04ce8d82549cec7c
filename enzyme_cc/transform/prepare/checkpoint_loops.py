"""Loops that are checkpointed: calls that ask for them become calls of loops.

Each is a function of its own, and is differentiated as what it is. Only a pair of sweeps of it is
another: transform/reverse/split/checkpoints.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import CHECKPOINT_CALLS, SCHEMES
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import I64, POINTER, VOID, IntType, function_type
from enzyme_cc.requests.checkpoint_calls import read
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.derivative_attributes import widening_words
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.program.checkpointed import LOOP, CheckpointLoop
from enzyme_cc.transform.program.working_copies import SOURCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.checkpoint_calls import CheckpointCall

#: The first number, how many, the scheme, what it is told; then the regions, then the arguments.
_HEAD = (I64, I64, POINTER, POINTER)
_REGION = (POINTER, I64)


def mentions_checkpoints(text: str) -> bool:
    """Return whether a module may have such loops, or name a scheme of ours."""
    return any(each in text for each in (*CHECKPOINT_CALLS, SCHEMES))


def lower_checkpoints(module: Module) -> dict[Function, CheckpointLoop]:
    """Replace the calls; return the loops."""
    found: dict[Function, CheckpointLoop] = {}
    if not any(each in module.source for each in CHECKPOINT_CALLS):
        return found
    complaints = Complaints(Places(module))
    layout = DataLayout(module.data_layout)
    for call, name in special_calls(module):
        asked = read(call, name, layout, complaints) if name in CHECKPOINT_CALLS else None
        if asked is not None:
            loop = _lower(module, asked, layout, _place(complaints.places, asked))
            found[loop.function] = loop
    return found


def _place(places: Places, asked: CheckpointCall) -> str:
    """Return where a loop is, for messages at run time: its line, or what is known without -g."""
    if places.has_line(asked.call):
        return places.of(asked.call)
    assert asked.call.function is not None
    return f"the loop of {places.name(asked.step)} in {places.name(asked.call.function)}"


def _lower(module: Module, asked: CheckpointCall, layout: DataLayout, where: str) -> CheckpointLoop:
    call = asked.call
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    given = _given(builder, asked, Fitter(builder, layout))
    loop = _loop(module, asked, [each.type for each in given], where)
    kind = loop.function.function_type
    made = call_in_place(builder, call, loop.function, given, CallStyle(), kind)
    if call.is_used:
        call.replace_all_uses(zero(call.type))
    call.erase()
    return loop._replace(call=made)


def _given(builder: Builder, asked: CheckpointCall, fitter: Fitter) -> list[Value]:
    counts = asked.counts or (int_constant(I64, 0), int_constant(I64, 0))
    made = [_wide(builder, each) for each in counts]
    made += asked.scheme or (null(POINTER), null(POINTER))
    for pointer, size in asked.regions:
        made += [pointer, wide(builder, size)]
    return [*made, *map(fitter.operand, asked.arguments)]


def _wide(builder: Builder, number: Value) -> Value:
    kind = number.type
    assert isinstance(kind, IntType)
    return number if kind is I64 else builder.sext(number, I64)


def _loop(
    module: Module, asked: CheckpointCall, types: Sequence[Type], where: str
) -> CheckpointLoop:
    """Return the function of a loop, with its body."""
    function = new_function(
        module,
        LOOP + asked.step.name,
        function_type(VOID, tuple(types)),
        names=("start", "count", "scheme", "config"),
        prefix="internal",
        suffix="noinline",
    )
    function.edited = True
    step = _step(module, asked)
    regions = len(_HEAD), len(_HEAD) + len(_REGION) * len(asked.regions)
    start, count = function.arguments[:2]
    entry, body, done = (function.insert_block(each) for each in ("entry", "step", "done"))
    builder = Builder(entry)
    end = builder.add(start, count, name="end")
    if asked.is_open:
        builder.branch(body)
    else:
        builder.conditional(builder.icmp("sgt", count, int_constant(I64, 0)), body, done)
    builder.move_to_end(body)
    number = builder.phi(I64, [(start, entry)], name="number")
    counted = step.function_type.parameters[0]
    assert isinstance(counted, IntType)
    shown = number if counted is I64 else builder.trunc(number, counted)
    given = [shown, *function.arguments[regions[1] :]]
    style = CallStyle(arguments=tuple(widening_words(each.attributes) for each in step.arguments))
    made = builder.call(step, given, style)
    following = builder.add(number, int_constant(I64, 1), name="next")
    number.add_incoming(following, body)
    if asked.is_open:
        more = builder.icmp("ne", made, zero(made.type))
    else:
        more = builder.icmp("ne", following, end)
    builder.conditional(more, body, done)
    builder.move_to_end(done)
    builder.ret()
    return CheckpointLoop(function, asked.call, made, asked.is_open, regions[0], regions[1], where)


def _step(module: Module, asked: CheckpointCall) -> Function:
    """Return the function of a step: its copy, where the call stands in a copy."""
    caller = asked.call.function
    assert caller is not None
    words = FunctionWords(module)
    if words.value(caller, SOURCE) is None:
        return asked.step
    copies = (each for each in module.functions.values() if not each.is_declaration)
    named = (each for each in copies if words.value(each, SOURCE) == asked.step.name)
    return next(named, asked.step)
