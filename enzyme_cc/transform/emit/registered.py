"""Calls of functions whose forward derivative the user wrote and registered.

It takes the primal's parameters, each but integers followed by its shadow, and returns primal and
tangent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.analysis import Location
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import VOID, PointerType
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.transform.abi.c_passing import parameters
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.abi.prototypes import expected_forward
from enzyme_cc.transform.abi.signature import Signature, Wanted, default_activity
from enzyme_cc.transform.abi.struct_results import holds, written_result
from enzyme_cc.words.types import signature as in_words

#: What helps where structs are passed as something else.
APART = "pass each number by itself, or let the function take a pointer to the struct"
#: What more than one call may do without anybody noticing, printing apart.
_UNNOTICED = frozenset((Wild.ERRNO, Wild.OUTSIDE))

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def call_registered(writer: DerivativeWriter, instruction: CallBase, derivative: Function) -> None:
    """Call the user's derivative in place of the function, once for each lane."""
    kind = instruction.function_type
    active = default_activity(kind.parameters)
    returns = default_activity([kind.result])[0]
    signature = Signature(kind, active, Wanted(1, active_result=returns))
    wrong = _mismatch(writer, derivative, signature)
    if wrong:
        wrong = f"{_title(writer, instruction, derivative)}, but {wrong}"
        writer.complain("EZ0408", wrong, instruction, *_expected(writer, instruction, derivative))
        return
    for index, argument in enumerate(instruction.arguments):
        if not active[index] and writer.is_active(argument) and writer.may_be_number(argument):
            message = (
                f"{_title(writer, instruction, derivative)}, but argument {index + 1} of this call "
                "is an integer with numbers in it that carry derivatives"
            )
            writer.complain("EZ0408", message, instruction, APART)
            return
    if writer.width > 1 and not _may_be_repeated(writer, instruction, derivative):
        _refuse_width(writer, instruction, derivative)
        return
    program = writer.unit.program
    callee = callee_of(instruction)
    assert callee is not None
    program.users.uses[program.bodies.name(callee)] += 1
    writer.go_before(instruction)
    primal: Value | None = None
    lanes: list[Value] = []
    for lane in range(writer.width):
        arguments = _arguments(writer, instruction, active, lane)
        result = _result(writer, derivative, arguments, signature.type.result)
        first, tangents = signature.unpacked(writer.builder, result)
        primal = first if primal is None else primal
        lanes += tangents
    writer.replace(instruction, primal)
    if writer.is_active(instruction):
        writer.set(instruction, lanes)


def _arguments(
    writer: DerivativeWriter, instruction: CallBase, active: tuple[bool, ...], lane: int
) -> list[Value]:
    made = []
    for argument, has_shadow in zip(instruction.arguments, active, strict=True):
        made.append(writer.primal(argument))
        if has_shadow:
            made.append(writer.shadow(argument, lane))
    return made


def _result(
    writer: DerivativeWriter, derivative: Function, arguments: list[Value], wanted: Type
) -> Value:
    """Return what the derivative returns, be it through memory, as primal and tangent."""
    builder = writer.builder
    fitter = Fitter(builder, writer.unit.layout)
    memory = _returned_in_memory(derivative)
    if memory is not None:
        place = fitter.stack(memory)
        words = f"sret({memory.text})"
        builder.call(derivative, [place, *arguments], CallStyle(arguments=(words,)))
        return builder.load(wanted, place)
    made = builder.call(derivative, arguments)
    return made if made.type is wanted else fitter.through_memory(made, wanted)


def _returned_in_memory(derivative: Function) -> Type | None:
    if not derivative.arguments or derivative.return_type is not VOID:
        return None
    words = derivative.arguments[0].attributes
    return attribute_type(module_of(derivative), words, "sret")


def _mismatch(writer: DerivativeWriter, derivative: Function, signature: Signature) -> str:
    """Return what is wrong with the derivative for this call; nothing if it fits."""
    memory = _returned_in_memory(derivative)
    given = tuple(each.type for each in derivative.arguments)[memory is not None :]
    if given != signature.type.parameters:
        return (
            "does not take its parameters, each number and pointer followed by its tangent or "
            "shadow"
        )
    result = memory or derivative.return_type
    layout = writer.unit.layout
    wanted = signature.type.result
    written = written_result(derivative, layout)
    if (result is VOID) != (wanted is VOID) or not (
        wanted is VOID
        or (
            layout.alloc_size(result) == layout.alloc_size(wanted)
            and holds(layout, written, 0, wanted)
        )
    ):
        return "does not return its result and the tangent of that"
    return ""


def _title(writer: DerivativeWriter, instruction: CallBase, derivative: Function) -> str:
    names = writer.unit.report.places.name
    callee = callee_of(instruction)
    assert callee is not None
    return f"'{names(derivative)}' is registered as the derivative of '{names(callee)}'"


def _expected(
    writer: DerivativeWriter, instruction: CallBase, derivative: Function
) -> tuple[str, ...]:
    """Return what it must be in C, and in IR."""
    callee = callee_of(instruction)
    assert callee is not None
    kind = instruction.function_type
    active = default_activity(kind.parameters)
    signature = Signature(kind, active, Wanted(1, active_result=default_activity([kind.result])[0]))
    places = writer.unit.report.places
    spelled = expected_forward(callee, signature, places, places.name(derivative))
    return spelled, f"its type is then {in_words(signature.type)}"


def _refuse_width(writer: DerivativeWriter, instruction: CallBase, derivative: Function) -> None:
    writer.complain(
        "EZ0408",
        f"{_title(writer, instruction, derivative)} and takes one direction at a time, but it "
        f"would change memory {writer.width} times",
        instruction,
        "let it write to nothing but shadows, and to memory that it does not read",
        "or ask for one direction at a time",
    )


def _may_be_repeated(writer: DerivativeWriter, instruction: CallBase, derivative: Function) -> bool:
    """Return whether a second call finds everything as the first one did, shadows apart."""
    given = parameters(derivative)
    if not any(isinstance(each.type, PointerType) for each in given):
        return True
    memory = writer.registry.memory
    simplified = writer.unit.program.bodies.simplified(derivative)
    summary = memory.summary(simplified)
    if summary is None:
        return False
    roles = dict(zip(parameters(simplified), _roles(instruction), strict=True))
    own = simplified.arguments[: len(simplified.arguments) - len(given)]
    written = [each for each in summary.writes if each not in _UNNOTICED and each not in own]
    read = [each for each in summary.reads if each not in _UNNOTICED]
    changed = [role for role in map(roles.get, written) if role is None or not role.is_shadow]  # type: ignore[arg-type]
    if not changed:
        return True
    known = [roles.get(each) for each in read]  # type: ignore[arg-type]
    if None in changed or None in known:
        return False
    here = memory.function(writer.context.function)
    pairs = ((one, other) for one in changed for other in known if one and other)
    return not any(
        here.may_alias(Location(one.value), Location(other.value)) for one, other in pairs
    )


class _Role(NamedTuple):
    """The role of a derivative's parameter: it is given an argument, or its shadow."""

    value: Value
    is_shadow: bool


def _roles(instruction: CallBase) -> list[_Role]:
    active = default_activity(instruction.function_type.parameters)
    made = []
    for argument, has_shadow in zip(instruction.arguments, active, strict=True):
        made += [_Role(argument, is_shadow=False)]
        made += [_Role(argument, is_shadow=True)] * has_shadow
    return made
