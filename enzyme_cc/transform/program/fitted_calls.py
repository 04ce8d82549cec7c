"""Fit calls to what they call, where a unit declares a function otherwise than another defines it.

C without prototypes allows it, and linkers do not look. What the machine does with such integers is
certain mostly; where it is not, a call that has a derivative is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.instructions import Call, Invoke
from enzyme_cc.ir.types import VOID, IntType
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.derivative_attributes import widening_words
from enzyme_cc.transform.code.inherited import debug_of, fast_math_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: Integers that are widened are so to as many bits, and none wider goes by in one register.
_WIDENED, _REGISTER = 32, 64
_CASTS = {"zeroext": "zext", "signext": "sext"}


class _Given(NamedTuple):
    """The value that an argument is made of, the cast that does it, and what is said of it."""

    value: Value
    cast: str
    kind: Type
    words: str

    def made(self, builder: Builder) -> Value:
        """Return the argument."""
        return builder.cast(self.cast, self.value, self.kind) if self.cast else self.value


def fit_calls(functions: Iterable[Function], rule: Callable[[Function], object]) -> None:
    """Give what is called what the machine would give it, where that is certain."""
    for line in [line for each in functions for line in each.instructions()]:
        if isinstance(line, (Call, Invoke)) and line.marker != "musttail":
            callee = misfit(line, rule)
            if callee is not None:
                _fit(line, callee)


def misfit(call: CallBase, rule: Callable[[Function], object]) -> Function | None:
    """Return what is called, where that is differentiated and is called as something else."""
    callee = callee_of(call)
    if callee is None or callee.is_declaration or call.function_type is callee.function_type:
        return None
    wanted = callee.function_type.parameters
    given = tuple(each.type for each in call.arguments)
    is_enough = given[: len(wanted)] == wanted if callee.variadic else given == wanted
    fits = is_enough and call.type is callee.return_type
    return None if fits or rule(callee) is not None else callee


def _fit(call: Call | Invoke, callee: Function) -> None:
    given = _arguments(call, callee)
    ending = _ending(call, callee)
    if given is None or ending is None:
        return
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    style = CallStyle(
        flags=fast_math_of(call) if call.type is callee.return_type else "",
        arguments=tuple(each.words for each in given),
        attributes=call.tail.strip(),
        bundles=tuple((tag.strip('"'), tuple(each)) for tag, each in call.bundle_operands),
    )
    values = [each.made(builder) for each in given]
    kind = callee.function_type
    made: Value = call_in_place(builder, call, call.callee, values, style, kind)
    if call.is_used:
        call.replace_all_uses(builder.cast(ending, made, call.type) if ending else made)
    call.erase()


def _arguments(call: CallBase, callee: Function) -> list[_Given] | None:
    """Return what a function gets; None where that is not certain."""
    given = list(zip(call.arguments, call.argument_attributes, strict=True))
    found: list[_Given] = []
    for at, parameter in enumerate(callee.arguments):
        kind, words = parameter.type, widening_words(parameter.attributes)
        if at >= len(given):
            if parameter.is_used:
                return None
            found.append(_Given(zero(kind), "", kind, words))
            continue
        value, said = given[at]
        cast = _cast(value.type, kind, said)
        if cast is None:
            return None
        found.append(_Given(value, cast, kind, words if cast else said))
    if callee.variadic:
        beyond = given[len(callee.arguments) :]
        found += [_Given(value, "", value.type, said) for value, said in beyond]
    return found


def _ending(call: Call | Invoke, callee: Function) -> str | None:
    """Return the cast that makes of the result what is used; None where there is none."""
    if call.type is callee.return_type or not call.is_used:
        return ""
    if isinstance(call, Invoke) or callee.return_type is VOID:
        return None
    return _cast(callee.return_type, call.type, callee.prefix)


def _cast(source: Type, target: Type, words: str) -> str | None:
    """Return the cast between what is handed over and taken; None if other bits may be there."""
    if source is target:
        return ""
    if not (isinstance(source, IntType) and isinstance(target, IntType)):
        return None
    if target.width < source.width:
        return "trunc" if source.width <= _REGISTER else None
    return _CASTS.get(widening_words(words)) if target.width <= _WIDENED else None
