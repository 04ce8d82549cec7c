"""Loops that are checkpointed: calls that ask for them become calls of loops.

Each is a function of its own, and is differentiated as what it is. Only a pair of sweeps of it is
another: transform/reverse/split/checkpoints.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import (
    CHECKPOINT_CALLS,
    SCHEMES,
    SET_CHECKPOINTING,
    SIZE_HINT,
)
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import I64, POINTER, IntType
from enzyme_cc.requests.checkpoint_calls import read
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.prepare.annotated_loops import Lowered, lower_annotated
from enzyme_cc.transform.prepare.step_loops import Steps, loop_of
from enzyme_cc.transform.program.working_copies import SOURCE

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.checkpoint_calls import CheckpointCall
    from enzyme_cc.transform.program.checkpointed import CheckpointLoop


def mentions_checkpoints(text: str) -> bool:
    """Return whether a module may have such loops, or name a scheme of ours."""
    return any(each in text for each in (*CHECKPOINT_CALLS, SCHEMES, SET_CHECKPOINTING, SIZE_HINT))


def lower_checkpoints(module: Module) -> Lowered:
    """Replace calls and annotations; return the loops."""
    found: dict[Function, CheckpointLoop] = {}
    if not any(each in module.source for each in CHECKPOINT_CALLS):
        return lower_annotated(module, found)
    complaints = Complaints(Places(module))
    layout = DataLayout(module.data_layout)
    for call, name in special_calls(module):
        asked = read(call, name, layout, complaints) if name in CHECKPOINT_CALLS else None
        if asked is not None:
            loop = _lower(module, asked, layout, _place(complaints.places, asked))
            found[loop.function] = loop
    return lower_annotated(module, found)


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
    steps = Steps(_step(module, asked), asked.step.name, asked.is_open, len(asked.regions))
    loop = loop_of(module, steps, [each.type for each in given], where)
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
