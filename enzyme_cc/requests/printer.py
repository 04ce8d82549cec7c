"""Requests as text, a block for each: what tests and curious users read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.module import module_of
from enzyme_cc.requests.find import find_requests, special_calls
from enzyme_cc.requests.model import Repair
from enzyme_cc.requests.order import nesting_order
from enzyme_cc.requests.parts import number_of
from enzyme_cc.requests.places import Places

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.module import Module
    from enzyme_cc.requests.model import Argument, Arm, Operand, Options, Request, Result

_FLAGS = ("primal_return", "noret", "runtime_activity", "strong_zero", "nofree")
_ARGUMENT_FLAGS = {
    "is_by_reference": "by reference",
    "is_not_overwritten": "not overwritten",
    "is_not_cached": "not cached",
}


def print_requests(module: Module, is_chosen: Callable[[str], bool] = lambda _: True) -> str:
    """Return all requests that are right, a block each, and special calls, a line each.

    `is_chosen` says by name in which callers.
    """
    return report_requests(module, is_chosen)[0]


def report_requests(
    module: Module, is_chosen: Callable[[str], bool] = lambda _: True
) -> tuple[str, list[Diagnostic], list[Diagnostic]]:
    """Return the same, and with it all errors and all warnings."""
    read = find_requests(module, is_chosen=is_chosen)
    errors = [*read.problems, *nesting_order(read.found).problems]
    places = Places(module)
    blocks = ["\n".join(_request(each, places)) + "\n" for each in read.found]
    for call, name in special_calls(module):
        if call.function is not None and is_chosen(call.function.name):
            blocks.append(f"{name} in {call.function.ref} at {places.of(call)}\n")
    return "\n".join(blocks), errors, list(read.warnings)


def print_request(request: Request) -> str:
    """Return one request, as a block."""
    return "\n".join(_request(request, Places(module_of(request.caller)))) + "\n"


def _request(request: Request, places: Places) -> Iterator[str]:
    names = " or ".join(each.ref for each in request.functions)
    yield f"{request.mode.short} of {names} in {request.caller.ref} at {request.location}"
    yield from _options(request.options)
    if request.buffer is not None:
        yield f"  returned through {request.buffer.ref} ({request.buffer.type})"
    for arm in request.arms:
        if len(request.arms) > 1:
            chosen = [
                f"{each.condition.ref} is {str(each.holds).lower()}" for each in arm.conditions
            ]
            yield f"  {arm.function.ref} where {' and '.join(chosen)}:"
        yield from _arm(arm, places)


def _options(options: Options) -> Iterator[str]:
    yield f"  width {options.width}"
    flags = [name for name in _FLAGS if getattr(options, name)]
    if flags:
        yield f"  {', '.join(flags)}"
    if options.allocated is not None:
        yield f"  allocated {options.allocated}"
    for name, operand in (("tape", options.tape), ("context", options.context)):
        if operand is not None:
            yield f"  {name} {operand.ref}"


def _arm(arm: Arm, places: Places) -> Iterator[str]:
    for argument in arm.arguments:
        yield f"  {_argument(argument, places)}"
    for seed in arm.seeds:
        yield f"  seed {_operand(seed)}"
    if arm.tape is not None:
        yield f"  tape {_operand(arm.tape)}"
    if arm.result_activity is not None:
        yield f"  result is {arm.result_activity.value}"
    yield f"  gives {_result(arm.result)}"


def _argument(argument: Argument, places: Places) -> str:
    name = places.parameter(argument.parameter)
    number = number_of(argument.parameter)
    head = f"parameter {number}{f' {name}' if name else ''}" if number else "result memory"
    how = argument.spread.value if argument.spread else argument.activity.value
    said = " (marked)" if argument.is_marked else ""
    words = [f"{head} {argument.parameter.type}: {how}{said}"]
    words += [text for field, text in _ARGUMENT_FLAGS.items() if getattr(argument, field)]
    if argument.values:
        words.append(_operands("value", argument.values))
    if argument.shadows:
        words.append(_operands("shadow", argument.shadows))
    if argument.stride is not None:
        words.append(f"every {argument.stride.ref} bytes")
    return ", ".join(words)


def _operands(word: str, operands: tuple[Operand, ...]) -> str:
    listed = ", ".join(_operand(each) for each in operands)
    return f"{word} {listed}" if len(operands) == 1 else f"{word}s {listed}"


def _operand(operand: Operand) -> str:
    repair = "" if operand.repair is Repair.NONE else f" ({operand.repair.value})"
    return f"{operand.ref}{repair}"


def _result(result: Result) -> str:
    members = []
    for member in result.members:
        of = "" if member.parameter is None else f" of {number_of(member.parameter)}"
        members.append(f"{member.part.value}{of} {member.type}")
    what = ", ".join(members) or "nothing"
    if result.repair is Repair.NONE:
        return what
    return f"{what}; as {result.declared} ({result.repair.value})"
