"""Calls of functions whose forward derivative the user wrote and registered.

It takes the primal's parameters, each but integers followed by its shadow, and returns primal and
tangent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.builder import CallStyle
from enzyme_cc.ir.types import VOID, PointerType
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.transform.fit import Fitter
from enzyme_cc.transform.signature import Signature, Wanted, default_activity

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame


def call_registered(frame: Frame, instruction: CallBase, derivative: Function) -> None:
    """Call the user's derivative in place of the function, once for each lane."""
    kind = instruction.function_type
    active = default_activity(kind.parameters)
    returns = default_activity([kind.result])[0]
    signature = Signature(kind, active, Wanted(1, active_result=returns))
    wrong = _mismatch(frame, instruction, derivative, signature)
    if wrong:
        frame.complain("EZ0408", wrong, instruction, _expected(signature))
        return
    frame.go_before(instruction)
    primal: Value | None = None
    lanes: list[Value] = []
    for lane in range(frame.width):
        arguments = _arguments(frame, instruction, active, lane)
        result = _result(frame, derivative, arguments, signature.type.result)
        first, tangents = signature.unpacked(frame.builder, result)
        primal = first if primal is None else primal
        lanes += tangents
    frame.replace(instruction, primal)
    if frame.is_active(instruction):
        frame.set(instruction, lanes)


def _arguments(
    frame: Frame, instruction: CallBase, active: tuple[bool, ...], lane: int
) -> list[Value]:
    made = []
    for argument, has_shadow in zip(instruction.arguments, active, strict=True):
        made.append(frame.primal(argument))
        if has_shadow:
            made.append(frame.shadow(argument, lane))
    return made


def _result(frame: Frame, derivative: Function, arguments: list[Value], wanted: Type) -> Value:
    """What the derivative returns, be it through memory, as primal and tangent."""
    builder = frame.builder
    fitter = Fitter(builder, frame.shared.layout)
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
    return attribute_type(derivative.module, words, "sret")


def _mismatch(
    frame: Frame, instruction: CallBase, derivative: Function, signature: Signature
) -> str:
    """What is wrong with the derivative for this call; nothing if it fits."""
    name = frame.shared.report.places.name(derivative)
    memory = _returned_in_memory(derivative)
    given = tuple(each.type for each in derivative.arguments)[memory is not None :]
    if given != signature.type.parameters:
        return f"the derivative {name} does not take the parameters with their shadows"
    result = memory or derivative.return_type
    layout = frame.shared.layout
    wanted = signature.type.result
    if (result is VOID) != (wanted is VOID) or (
        wanted is not VOID and layout.alloc_size(result) != layout.alloc_size(wanted)
    ):
        return f"the derivative {name} does not return the primal and the tangent"
    if frame.width > 1 and any(
        isinstance(each.type, PointerType) for each in instruction.arguments
    ):
        return (
            f"the derivative {name} takes one direction at a time, and would change memory "
            f"{frame.width} times"
        )
    return ""


def _expected(signature: Signature) -> str:
    return f"it must be of the type {signature.type.text}"
