"""Calls of routines of linear algebra in forward mode: tangents before the call, and behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.types import VOID, function_type
from enzyme_cc.rules.routines.model import RESULT
from enzyme_cc.transform.abi.signature import Wanted, packed, together, unpacked
from enzyme_cc.transform.routines.bodies import Slots, info_of, lanes_of, names_by_value
from enzyme_cc.transform.routines.values import Scalar

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.rules.routines.model import Call
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit


def routine_called(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    """Compute the tangents of what a routine computes, before it is called or around that call."""
    call = rule.routine
    callee = callee_of(instruction)
    assert call is not None
    assert callee is not None
    if without_derivative(writer, instruction, call):
        return
    active = [writer.is_active(each) for each in instruction.arguments]
    kind, wanted = instruction.function_type, Wanted(writer.width)
    lanes = lanes_of(call, kind, active, writer.is_active(instruction), wanted)
    made = writer.unit.made
    key = callee.name, "tangents", lanes
    function = made.get(key)
    if function is None:
        function = made[key] = tangent_function(writer.unit, call, lanes, callee)
    writer.go_before(instruction)
    result = writer.builder.call(function, _given(writer, instruction, lanes))
    primals = is_around(call) and kind.result is not VOID
    values = unpacked(writer.builder, result, primals + writer.width * lanes.result.numbers)
    if is_around(call):
        writer.replace(instruction, values.pop(0) if primals else None)
    if lanes.result.numbers:
        writer.set(instruction, values)


def without_derivative(writer: DerivativeWriter, instruction: CallBase, call: Call) -> bool:
    """Say so where a rule says what a routine computes, and no derivative of it."""
    routine = call.routine
    if routine.before or routine.after or routine.adjoint:
        return False
    name = instruction.callee.ref.removeprefix("@")
    writer.complain(
        "EZ0490",
        f"the rule of {name} says what it computes, and no derivative",
        instruction,
        f"add `tangent` and `adjoint` to the entry, at {routine.where}",
        f"or write a function around {name}, and register a derivative for that",
    )
    return True


def is_around(call: Call) -> bool:
    """Return whether tangents take what the routine computes: then it is called between them."""
    return bool(call.routine.after)


def _given(writer: DerivativeWriter, instruction: CallBase, lanes: Lanes) -> list[Value]:
    arguments: list[Value] = []
    for argument, carried in zip(instruction.arguments, lanes.parameters, strict=True):
        arguments.append(writer.primal(argument))
        if carried.pointers:
            arguments += writer.shadows(argument)
    for index in lanes.differentiated:
        arguments += writer.shadows(instruction.arguments[index])
    return arguments


def tangent_function(unit: Unit, call: Call, lanes: Lanes, primal: Function) -> Function:
    """Write a function of arguments and tangents: it returns the tangents of the result.

    Where it calls the routine it returns the result, too.
    """
    names = names_by_value(call, lanes)
    result = lanes.kind.result
    primals = is_around(call) and result is not VOID
    returned = [result] * (primals + lanes.width * lanes.result.numbers)
    kind = function_type(together(returned), (*lanes.passed(), *lanes.tangents()))
    made = new_function(unit.module, f"tangents{primal.name}", kind, prefix="internal")
    made.edited = True
    body = Slots(unit, call, primal, lanes, made)
    body.read()
    body.check_distinct()
    passed = made.arguments[: len(lanes.passed())]
    body.make_slots(names, made.arguments[len(passed) :])
    if lanes.result.numbers:
        body.make_slots([RESULT], None)
    members: list[Value] = []
    body.clear_result()
    body.write_lanes(call.routine.before, restricts=True)
    if is_around(call):
        given, function = [v for v, _ in lanes.spread(passed)], unit.program.called(primal)
        value = body.called(lambda: body.builder.call(function, given))
        members += [value] * primals
        if lanes.result.numbers:
            body.raw[RESULT] = Scalar(value)
        body.settle_again(info_of(body, value))
        body.write_lanes(call.routine.after, restricts=True)
    members += body.values([RESULT]) if lanes.result.numbers else []
    body.finish()
    body.builder.ret(packed(body.builder, members))
    return made
