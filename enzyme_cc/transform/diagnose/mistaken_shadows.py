"""Memory of integers that is given a shadow: the marker was left out in front of it.

In Fortran all is passed by reference, so that an integer without `enzyme_const` takes the argument
behind it as its shadow, and the derivative by that argument is lost. With `enzyme_dup` it is meant.
On a device, numbers are moved as integers, several at once: these lose their derivative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.analysis import ALL_SOURCES, analyse_types
from enzyme_cc.analysis.types.lattice import KIND_OF, Kind
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import IntType, PointerType
from enzyme_cc.requests.parts import number_of
from enzyme_cc.requests.trace import element_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm, Operand, Request
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report


def report_mistaken(
    program: Program, types: TypeResults, report: Report, request: Request, arm: Arm
) -> None:
    """Warn of each argument that has only integers, and a shadow that is not known to be such."""
    body = program.bodies.of(arm.function)
    given = filter(_has_shadow, arm.arguments)
    for argument, primal, around in _with_integers(body, types, request, given):
        shadow = argument.shadows[0]
        if _kinds(around, primal.value) - {Kind.INTEGER} or _is_of_integers(around, shadow.value):
            continue
        name = report.places.name(arm.function)
        report.add(
            "EZ0144",
            f"{request.mode.spelling} of {name}: {_said(report, argument)} is given integers, "
            f"which have no derivative; argument {shadow.position + 1} is taken for their shadow",
            request.call,
            f"write enzyme_const in front of argument {primal.position + 1}",
            severity="warning",
        )


def report_moved(
    program: Program, types: TypeResults, report: Report, request: Request, arm: Arm
) -> None:
    """Warn of each argument of code for a device that has numbers, and is taken for integers."""
    if not program.is_of_device or request.call.function is None:
        return
    body = program.bodies.of(arm.function)
    for argument, primal, around in _with_integers(body, types, request, arm.arguments):
        known = _kinds(around, primal.value)
        if not known or not all(each.is_float for each in known):
            continue
        name = report.places.name(arm.function)
        report.add(
            "EZ0506",
            f"{request.mode.spelling} of {name}: {_said(report, argument)} is given numbers, and "
            f"{name} moves nothing but integers there, which have no derivative",
            request.call,
            "move them as what they are: float4 or double2 in place of int4",
            f"or write enzyme_const in front of argument {primal.position + 1}, without a "
            "shadow, if that derivative is of no use",
            severity="warning",
        )


def _with_integers(
    body: Function, types: TypeResults, request: Request, arguments: Iterable[Argument]
) -> Iterator[tuple[Argument, Operand, TypeResults]]:
    """Yield those with a shadow that have only integers, each with what the caller knows."""
    caller, around = request.call.function, None
    for argument in arguments:
        primal = argument.primal
        if primal is None or not argument.shadows:
            continue
        if _kinds(types, body.arguments[argument.parameter.index]) != {Kind.INTEGER}:
            continue
        if around is None:
            assert caller is not None
            around = analyse_types(module_of(caller), [caller], ALL_SOURCES)
        yield argument, primal, around


def _said(report: Report, argument: Argument) -> str:
    name = report.places.parameter(argument.parameter)
    return f"parameter {number_of(argument.parameter)}" + (f" '{name}'" if name else "")


def _has_shadow(argument: Argument) -> bool:
    is_pointer = isinstance(argument.parameter.type, PointerType)
    is_given = argument.primal is not None and bool(argument.shadows)
    return is_pointer and is_given and not (argument.is_by_reference or argument.is_marked)


def _is_of_integers(around: TypeResults, shadow: Value) -> bool:
    is_declared = isinstance(element_type(shadow), IntType)
    return is_declared or Kind.INTEGER in _kinds(around, shadow)


def _kinds(types: TypeResults, pointer: Value) -> set[Kind]:
    """Return all that is known to be behind a pointer."""
    tree = types.behind(pointer)
    return {KIND_OF[field.mask] for field in tree.fields} - {Kind.UNKNOWN, Kind.ANYTHING}
