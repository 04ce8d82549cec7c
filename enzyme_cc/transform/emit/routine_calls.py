"""Calls of routines of linear algebra in forward mode: tangents before the call, and behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.types import VOID, function_type
from enzyme_cc.rules.routines.model import Part
from enzyme_cc.transform.abi.signature import Wanted, packed, together, unpacked
from enzyme_cc.transform.routines.bodies import RESULT, Slots, info_of, lanes_of, names_by_value
from enzyme_cc.transform.routines.values import Scalar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.rules.routines.model import Call, Statement
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit


def routine_called(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    """Compute the tangents of what a routine computes."""
    assert rule.routine is not None
    routine = rule.routine.routine
    active = [writer.is_active(each) for each in instruction.arguments]
    kind, wanted = instruction.function_type, Wanted(writer.width)
    lanes = lanes_of(rule.routine, kind, active, writer.is_active(instruction), wanted)
    if routine.before:
        writer.go_before(instruction)
        _tangents(writer, instruction, (rule.routine, routine.before, "before"), lanes)
    if routine.after:
        writer.go_behind(instruction)
        _tangents(writer, instruction, (rule.routine, routine.after, "behind"), lanes)


def _tangents(
    writer: DerivativeWriter,
    instruction: CallBase,
    what: tuple[Call, Sequence[Statement], str],
    lanes: Lanes,
) -> None:
    call, statements, word = what
    callee = callee_of(instruction)
    assert callee is not None
    # What comes first does not have the result yet.
    has_result = lanes.kind.result is not VOID and word == "behind"
    made = writer.unit.made
    key = callee.name, word, lanes
    function = made.get(key)
    if function is None:
        name = f"tangents_{word}_{callee.name}"
        given = call, lanes, word == "behind"
        function = made[key] = tangent_function(writer.unit, given, statements, name)
    arguments: list[Value] = []
    for argument, carried in zip(instruction.arguments, lanes.parameters, strict=True):
        arguments.append(writer.primal(argument))
        if carried.pointers:
            arguments += writer.shadows(argument)
    for index in lanes.differentiated:
        arguments += writer.shadows(instruction.arguments[index])
    if has_result:
        arguments.append(writer.primal(instruction))
    result = writer.builder.call(function, arguments)
    if lanes.result.numbers:
        writer.set(instruction, unpacked(writer.builder, result, writer.width))


def tangent_function(
    unit: Unit, given: tuple[Call, Lanes, bool], statements: Sequence[Statement], name: str
) -> Function:
    """Write a function of arguments and tangents that returns the tangents of the result."""
    call, lanes, is_behind = given
    has_result = lanes.kind.result is not VOID and is_behind
    has_info = is_behind and any(each.part is Part.INFO for each in call.routine.operands)
    names = names_by_value(call, lanes)
    result = lanes.kind.result
    types = [*lanes.passed(), *lanes.tangents(), *([result] if has_result else [])]
    returned = [result] * (lanes.width * lanes.result.numbers)
    kind = function_type(together(returned), tuple(types))
    made = new_function(unit.module, name, kind, prefix="internal")
    made.edited = True
    body = Slots(unit, call, lanes, made)
    body.read(info_of(body, made.arguments[-1]) if has_info else None)
    passed = len(lanes.passed())
    body.make_slots(names, made.arguments[passed : passed + len(names) * lanes.width])
    if lanes.result.numbers:
        body.make_slots([RESULT], None)
    if has_result and lanes.result.numbers:
        body.raw[RESULT] = Scalar(made.arguments[-1])
    body.write_lanes(statements, restricts=True)
    results = body.values([RESULT]) if lanes.result.numbers else []
    body.builder.ret(packed(body.builder, results))
    return made
