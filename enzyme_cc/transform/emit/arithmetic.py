"""Tangents of what computes: instructions and functions with a rule, by its formulas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import poison, zero
from enzyme_cc.ir.types import I32, StructType
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.emission import Emission
from enzyme_cc.rules.emit import resized
from enzyme_cc.rules.model import RESULT
from enzyme_cc.rules.tangent import tangent
from enzyme_cc.transform.code.sizes import size_constant
from enzyme_cc.transform.emit.arguments import named_arguments

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.argument import Argument
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def instruction_by_rule(writer: DerivativeWriter, instruction: Instruction, rule: Rule) -> None:
    """Differentiate an instruction that computes one number from others."""
    names = [each.name for each in rule.arguments]
    operands = list(zip(names, instruction.operands, strict=True))
    environment = {name: writer.primal(value) for name, value in operands}
    environment[RESULT] = writer.primal(instruction)
    emission = Emission(writer.builder, rule, environment, writer.style(instruction))
    writer.each(instruction, lambda lane: tangent(emission, writer.tangents(operands, lane)))


def call_by_rule(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Differentiate a call of a function whose derivative is a formula."""
    given = named_arguments(call, rule)
    numbers = [given[name] for name in rule.active_arguments]
    if not any(map(writer.is_active, numbers)):
        store_nothing(writer, rule, given)
        return
    environment = _environment(writer, call, rule, given)
    kind = numbers[0].type if rule.folds is None else call.type
    emission = Emission(writer.builder, rule, environment, writer.style(call), kind)
    call_with(writer, call, emission, given)


def call_with(
    writer: DerivativeWriter, call: CallBase, emission: Emission, given: Mapping[str, Value]
) -> None:
    """Differentiate a call, given the values that the formulas name."""
    rule = emission.rule
    numbers = [(name, given[name]) for name in rule.active_arguments]
    if writer.is_active(call):
        writer.each(call, lambda lane: _returned(writer, call, emission, numbers, lane))
    _store_outputs(writer, rule, given, emission, numbers)


def _environment(
    writer: DerivativeWriter, call: CallBase, rule: Rule, given: Mapping[str, Value]
) -> dict[str, Value]:
    """Return what the names in the formulas stand for."""
    made = {
        each.name: writer.primal(given[each.name])
        for each in rule.arguments
        if not each.role.is_out and each.role is not Role.POINTER
    }
    primal = writer.primal(call)
    if isinstance(call.type, StructType):
        for index, result in enumerate(rule.results):
            made[result.name] = writer.builder.extractvalue(primal, [index])
    elif rule.results:
        made[rule.results[0].name] = primal
    active = [name for name in rule.active_arguments if writer.is_active(given[name])]
    needed = rule.needs(active)
    for each in rule.arguments:
        if each.role.is_out and each.name in needed:
            kind = _stored_type(each, made[rule.active_arguments[0]].type)
            made[each.name] = writer.builder.load(kind, writer.primal(given[each.name]))
    return made


def _stored_type(output: Argument, computed: Type) -> Type:
    return computed if output.role.is_float_out else I32


def _returned(
    writer: DerivativeWriter,
    call: CallBase,
    emission: Emission,
    numbers: list[tuple[str, Value]],
    lane: int,
) -> Value | None:
    tangents = writer.tangents(numbers, lane)
    if not isinstance(call.type, StructType):
        found = tangent(emission, tangents, emission.rule.results[0].name)
        return resized(writer.builder, found, call.type) if found is not None else None
    made = poison(call.type)
    for index, result in enumerate(emission.rule.results):
        field = tangent(emission, tangents, result.name) if result.role is Role.FLOAT else None
        if field is None:
            field = _untouched(writer, call, index, result)
        made = writer.builder.insertvalue(made, field, [index])
    return made


def _untouched(writer: DerivativeWriter, call: CallBase, index: int, result: Argument) -> Value:
    """Return a field without a tangent: zero of a number, else what the primal has."""
    assert isinstance(call.type, StructType)
    assert call.type.fields is not None
    if result.role is Role.FLOAT:
        return zero(call.type.fields[index])
    return writer.builder.extractvalue(writer.primal(call), [index])


def store_nothing(writer: DerivativeWriter, rule: Rule, given: Mapping[str, Value]) -> None:
    """Zero for all results in memory."""
    _store_outputs(writer, rule, given, None, [])


def _store_outputs(
    writer: DerivativeWriter,
    rule: Rule,
    given: Mapping[str, Value],
    emission: Emission | None,
    numbers: list[tuple[str, Value]],
) -> None:
    """Store the tangents of the results that are handed back through memory."""
    for each in rule.arguments:
        if not each.role.is_float_out or not writer.is_active(given[each.name]):
            continue
        pointer = given[each.name]
        kind = given[rule.active_arguments[0]].type
        for lane in range(writer.width):
            tangents = writer.tangents(numbers, lane)
            made = tangent(emission, tangents, each.name) if emission is not None else None
            values = [made if made is not None else zero(kind)]
            if each.role is Role.OUT_WITH_ERROR:
                values.append(zero(kind))
            for number, value in enumerate(values):
                _store_output(writer, pointer, lane, number, value)


def _store_output(
    writer: DerivativeWriter, pointer: Value, lane: int, number: int, value: Value
) -> None:
    """Store the tangent of an output, or its primal where the shadow is the primal itself."""
    builder, kind = writer.builder, value.type
    if writer.same(pointer, lane) is not None:
        stored = builder.load(kind, at_number(builder, kind, writer.primal(pointer), number))
        value = writer.chosen(pointer, lane, stored, value)
    builder.store(value, at_number(builder, kind, writer.shadow(pointer, lane), number))


def at_number(builder: Builder, kind: Type, pointer: Value, number: int) -> Value:
    """Return where one of the numbers is that a function stores behind a pointer."""
    return builder.gep(kind, pointer, [size_constant(number)]) if number else pointer
