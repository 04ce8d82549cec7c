"""Exceptions of C++ with numbers: a shadow that whoever catches one finds by its address.

`rules/runtime/exceptions.c` keeps them. In forward mode a shadow goes with its exception, in
reverse mode when the reverse sweep has ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I32, I64, POINTER, VOID, function_type
from enzyme_cc.rules.bodies import EXCEPTIONS, PREFIX

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter

    #: What gives a shadow back when the reverse sweep has ended.
    Postpone = Callable[[Value, Function], None]

#: The result, then the parameters.
_TYPES: dict[str, tuple[Type, ...]] = {
    "caught": (POINTER, POINTER, I64),
    "give_back": (VOID, POINTER),
    "make": (POINTER, POINTER, I64, I64, I32),
    "thrown": (POINTER, POINTER, POINTER),
    "undone": (VOID, POINTER),
}
#: How the names of what describes types of pointers begin, in the ABI of Itanium.
_POINTERS = "_ZTIP"
_TYPE, _DESTRUCTOR = 1, 2
_FROM_ELSEWHERE = (
    "an exception with numbers that carry derivatives was thrown by what is called through a "
    "pointer: what is read from it here would count as constant"
)

_WITHOUT_SHADOW = (
    "numbers that carry derivatives are put in an exception that was caught, and it was thrown by "
    "what is not differentiated: what is read from it then would count as constant"
)


def with_exception(
    writer: DerivativeWriter, call: CallBase, rule: Rule, postpone: Postpone | None = None
) -> None:
    """Write what a call does with exceptions, for their shadows."""
    if rule.exception == "caught" and not writer.is_active(call):
        _stop_if_active(writer, call)
    elif rule.exception == "caught":
        writer.each(call, lambda lane: _caught(writer, call, lane))
    elif rule.exception == "made" and writer.is_active(call) and writer.unit.helpers.again:
        _refuse_again(writer, call)
    elif rule.exception == "made" and writer.is_active(call):
        writer.each(call, lambda lane: _made(writer, call, lane, postpone))
    elif rule.exception in ("thrown", "undone") and writer.is_active(call.arguments[0]):
        writer.go_before(call)
        _left(writer, call, rule)


def _refuse_again(writer: DerivativeWriter, call: CallBase) -> None:
    """Say that exceptions have no derivatives of derivatives, and go on."""
    writer.complain(
        "EZ0305",
        "a number that carries a derivative is put in an exception, and this derivative is "
        "differentiated again: the shadows of exceptions have none",
        call,
        "return the number, or write it to memory with a shadow, and throw what has no derivative",
    )
    writer.each(call, lambda _: writer.primal(call))


def _stop_if_active(writer: DerivativeWriter, call: CallBase) -> None:
    """Stop the program where something threw numbers with derivatives that nothing here throws."""
    object_ = writer.primal(call)
    found = _called(writer, "caught", [object_, _i64(0)])
    writer.stop_if(writer.builder.icmp("ne", found, object_), call, _FROM_ELSEWHERE)


def _caught(writer: DerivativeWriter, call: CallBase, lane: int) -> Value:
    object_ = writer.primal(call)
    found = _called(writer, "caught", [object_, _i64(lane)])
    if call in writer.context.changed:
        writer.stop_if(writer.builder.icmp("eq", found, object_), call, _WITHOUT_SHADOW)
    return found


def _made(writer: DerivativeWriter, call: CallBase, lane: int, postpone: Postpone | None) -> Value:
    size = writer.primal(call.arguments[0])
    goes = int_constant(I32, 0 if postpone is not None else 1)
    made = _called(writer, "make", [writer.primal(call), size, _i64(lane), goes])
    lacks = writer.builder.icmp("eq", made, null())
    writer.unit.helpers.check_shadow(writer.builder, lacks, size)
    if postpone is not None:
        postpone(made, _function(writer, "give_back"))
    return made


def _left(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Write what comes before an exception is thrown, or given up."""
    object_ = writer.primal(call.arguments[0])
    if rule.exception == "undone":
        _called(writer, "undone", [object_])
        return
    type_ = call.arguments[_TYPE]
    if isinstance(type_, GlobalVariable) and type_.name.startswith(_POINTERS):
        writer.complain(
            "EZ0305",
            "a pointer to numbers that carry derivatives is thrown, and who catches it does not "
            "find their shadow",
            call,
            "throw the numbers, or a struct with them, or with the pointer",
        )
    destructor = writer.primal(call.arguments[_DESTRUCTOR])
    over = _called(writer, "thrown", [object_, destructor])
    thrown = writer.primal(call)
    thrown.set_operand(_DESTRUCTOR, over)  # type: ignore[attr-defined]


def _called(writer: DerivativeWriter, name: str, arguments: Sequence[Value]) -> Value:
    return writer.builder.call(_function(writer, name), list(arguments))


def _function(writer: DerivativeWriter, name: str) -> Function:
    result, *parameters = _TYPES[name]
    kind = function_type(result, tuple(parameters))
    return declare(writer.unit.module, f"{PREFIX}_{EXCEPTIONS}_{name}", kind, suffix="nounwind")


def _i64(value: int) -> Value:
    return int_constant(I64, value)
