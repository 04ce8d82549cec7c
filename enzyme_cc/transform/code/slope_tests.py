"""Ask whether adjoints are zero, and with them what later levels make of their slopes.

Of an adjoint that is zero the slope may be another number: of (y - 4)^2 at y = 4. So, where forward
mode differentiates again what asks, the comparison is a call until the module is finished, and each
level of forward mode gives it the tangents of what it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import Call
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, function_type
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

#: It has a rule in rules/tape.yaml.
_NAME = "__enzyme_cc_not_all_zero"
_TYPE = function_type(I1, (), variadic=True)
_WORDS = "memory(none) nounwind willreturn"


def not_all_zero(builder: Builder, numbers: Sequence[Value], *, is_later: bool) -> Value:
    """Return whether one of some numbers is not zero, or is later found to have such a slope."""
    if not is_later:
        return _compared(builder, numbers)
    assert builder.block.function is not None
    asking = declare(module_of(builder.block.function), _NAME, _TYPE, suffix=_WORDS)
    return builder.call(asking, numbers, type_=_TYPE)


def with_tangents(builder: Builder, call: Call, tangents: Sequence[Value]) -> Value:
    """Return what a call says that asks for the tangents as well."""
    return builder.call(call.callee, [*call.arguments, *tangents], type_=_TYPE)


def asks(line: object) -> TypeGuard[Call]:
    """Return whether something is such a call."""
    return isinstance(line, Call) and _is_ours(line.callee)


def compare(module: Module) -> None:
    """Let all that ask compare: nothing is differentiated any more."""
    if _NAME not in module.source:
        return
    for call in list(_questions(module)):
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        call.replace_all_uses(_compared(builder, call.arguments))
        call.erase()
    for each in [each for each in module.functions.values() if _is_ours(each)]:
        module.remove_global(each)


def _questions(module: Module) -> Iterator[Call]:
    for declaration in [each for each in module.functions.values() if _is_ours(each)]:
        for function in module.functions_using(declaration):
            yield from (
                each
                for each in function.instructions()
                if isinstance(each, Call) and each.callee is declaration
            )


def _is_ours(callee: Value) -> bool:
    return isinstance(callee, Function) and callee.name == _NAME


def _compared(builder: Builder, numbers: Sequence[Value]) -> Value:
    found: Value | None = None
    for number in numbers:
        is_some = builder.fcmp("une", number, zero(number.type))
        found = is_some if found is None else builder.or_(found, is_some)
    return int_constant(I1, 0) if found is None else found
