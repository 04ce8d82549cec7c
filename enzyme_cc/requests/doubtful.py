"""Requests that are in order and make no sense: nothing comes of them, or shadows cannot be meant.

All of it is warned of only: what is asked for is what is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.instructions import Alloca, Cast, GetElementPointer, Load
from enzyme_cc.ir.types import FloatType, PointerType
from enzyme_cc.requests.by_reference import check_references
from enzyme_cc.requests.model import Part, Repair
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import element_type, is_null, stripped
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm, Options
    from enzyme_cc.requests.site import Site

#: What always has the memory that derivatives go to, whatever is passed.
_OF_GLOBALS = ("__enzyme_context", "__enzyme_shadow", "enzyme_shadow")
#: How many steps of an address are compared with those of another.
_DEEP = 8


def check_sense(site: Site, arm: Arm, options: Options) -> None:
    """Warn of what a request can hardly mean."""
    check_references(site, arm)
    if site.mode in (Mode.FORWARD, Mode.REVERSE):
        _check_flow(site, arm)
    if site.mode.is_forward or site.mode.is_reverse:
        for argument in arm.arguments:
            _check_shadows(site, argument, options)
    if site.mode is Mode.REVERSE:
        _check_shared(site, arm)


# -- what comes of it ------------------------------------------------------------------------------


def _check_flow(site: Site, arm: Arm) -> None:
    """Complain if nothing is differentiated, or if nobody uses the derivative."""
    if uses_globals(site.module):
        return
    reason = nothing(site.mode, arm)
    if reason:
        site.complain(Kind.NOTHING_DIFFERENTIATED, f"nothing is differentiated: {reason}")
    elif _is_unused(site, arm):
        site.complain(
            Kind.RESULT_UNUSED,
            "the derivative is only returned, and nobody uses it",
            "use what the request returns; or let the function take a pointer with a shadow",
        )


def uses_globals(module: Module) -> bool:
    """Return whether derivatives may go to shadows of globals, which the program looks at."""
    return any(each in module.source for each in _OF_GLOBALS)


def nothing(mode: Mode, arm: Arm) -> str:
    """Return why all derivatives are zero, by the types; empty where they need not be."""
    if any(each.part is Part.PRIMAL for each in arm.result.members):
        return ""  # which is asked for, too
    active = [each for each in arm.arguments if each.activity is not Activity.CONST]
    has_memory = any(isinstance(each.parameter.type, PointerType) for each in active)
    if arm.arguments and not active:
        return "all arguments are constant"
    if has_memory or not arm.arguments:
        return ""
    is_result_active = arm.result_activity not in (None, Activity.CONST)
    if is_result_active:
        return ""
    start = "start from" if mode is Mode.REVERSE else "carry to"
    return f"the result carries no derivative, and there is no memory with a shadow to {start}"


def _is_unused(site: Site, arm: Arm) -> bool:
    """Return whether derivatives are returned by value only, and dropped."""
    if any(each.activity.has_shadow and _is_pointer(each) for each in arm.arguments):
        return False
    returned = any(each.part in (Part.DERIVATIVE, Part.TANGENT) for each in arm.result.members)
    is_dropped = site.buffer is None and not site.call.is_used
    return returned and (is_dropped or arm.result.repair is Repair.DROP)


def _is_pointer(argument: Argument) -> bool:
    return isinstance(argument.parameter.type, PointerType)


# -- shadows ---------------------------------------------------------------------------------------


def _check_shadows(site: Site, argument: Argument, options: Options) -> None:
    primal = argument.primal
    if primal is None or not _is_pointer(argument) or argument.is_by_reference:
        return
    for operand in argument.shadows:
        reason = _wrong_shadow(primal.value, operand.value, options)
        if reason:
            what = site.parameter(argument.parameter)
            site.complain(Kind.SHADOW_SENSE, f"{what} {reason[0]}", reason[1])
            return
        types = _number(primal.value), _number(operand.value)
        if types[0] and types[1] and types[0] is not types[1]:
            site.complain(
                Kind.SHADOW_TYPE,
                f"{site.parameter(argument.parameter)} is given memory of "
                f"{spoken(types[0])}, and a shadow "
                f"of {spoken(types[1])}",
                "a shadow has the type and the size of what it is the shadow of",
            )
            return


def _wrong_shadow(primal: Value, shadow: Value, options: Options) -> tuple[str, str] | None:
    if is_null(primal) or isinstance(stripped(primal), Function):
        return None  # of a function that is passed by itself, the derivative is found
    if is_null(shadow):
        return (
            "has the null pointer for its shadow: what writes to that stops the program",
            "pass a shadow, or mark the argument enzyme_const",
        )
    if _is_same(primal, shadow) and not options.runtime_activity:
        return (
            "is its own shadow, so nothing is differentiated by it",
            "pass other memory for the shadow; or mark the argument enzyme_const if that is meant",
        )
    return None


def _check_shared(site: Site, arm: Arm) -> None:
    """Complain of arguments that share a shadow: they add to each other's derivatives."""
    seen: list[tuple[Argument, Value]] = []
    for argument in filter(_is_pointer, arm.arguments):
        primal = argument.primal
        if primal is None or not argument.shadows or is_null(argument.shadows[0].value):
            continue
        first = argument.shadows[0].value
        for other, shadow in seen:
            if _is_same(first, shadow) and not _is_same(primal.value, other.values[0].value):
                site.complain(
                    Kind.SHADOW_SENSE,
                    f"{site.parameter(argument.parameter)} has the shadow of "
                    f"{site.parameter(other.parameter)}, and is other memory",
                    "pass a shadow for each: derivatives of both would be added up in one",
                )
        if not _is_same(primal.value, first):
            seen.append((argument, first))


def _number(pointer: Value) -> Type | None:
    """Return what numbers a variable is made of, if an address is in one of nothing else."""
    kind = element_type(pointer)
    return kind if isinstance(kind, FloatType) else None


def _is_same(one: Value, other: Value, depth: int = 0) -> bool:
    """Return whether two values are one, or computed in the same way without a write in between."""
    if one is other:
        return True
    if depth > _DEEP or type(one) is not type(other) or one.type is not other.type:
        return False
    if isinstance(one, Load) and isinstance(other, Load):
        if one.is_volatile or any(map(_may_write, _between(one, other))):
            return False
    elif not isinstance(one, (Cast, GetElementPointer)):
        return one.uses is None and one.ref == other.ref
    assert isinstance(one, Instruction)
    assert isinstance(other, Instruction)
    if len(one.operands) != len(other.operands) or one.flags != other.flags:
        return False
    pairs = zip(one.operands, other.operands, strict=True)
    return all(_is_same(left, right, depth + 1) for left, right in pairs)


def _between(one: Instruction, other: Instruction) -> Iterator[Instruction | None]:
    """Yield what stands from the first to the second; None where that is not one block."""
    if one.block is None or one.block is not other.block:
        yield None
        return
    inside = False
    for each in one.block:
        inside ^= each is one or each is other
        if inside:
            yield each


def _may_write(instruction: Instruction | None) -> bool:
    harmless = (Alloca, Cast, GetElementPointer, Load)
    return not isinstance(instruction, harmless)
