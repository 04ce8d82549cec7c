"""Numbers that threads tell each other as the integers that their bits are: told as numbers.

Vectors, structs and packed halves go so. What is put together of integers that hold a part of a
number stays as it is, and is refused where it carries a derivative (`diagnose/told_parts.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.instructions import CallBase, Cast
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    HALF,
    FloatType,
    IntType,
    VectorType,
    function_type,
    int_type,
    scalar_of,
)
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule

#: What is told, by the width of the integer.
_TOLD: dict[int, Type] = {32: FLOAT, 64: DOUBLE}
_SMALL = (HALF, BFLOAT)


def tell_numbers(functions: Iterable[Function], rule_of: Callable[[Function], Rule | None]) -> None:
    """Tell as numbers what is known to be the bits of such."""
    for function in functions:
        for call in [each for each in function.instructions() if isinstance(each, CallBase)]:
            callee = callee_of(call)
            rule = rule_of(callee) if callee is not None else None
            if rule is not None and rule.tells:
                _tell(call, rule)


def _tell(call: CallBase, rule: Rule) -> None:
    at = rule.told
    kind = _kind(call, call.arguments[at])
    whole = call.type
    if kind is None or not isinstance(whole, IntType) or whole.width not in _TOLD:
        return
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    told = _TOLD[whole.width]
    signature = function_type(
        told, tuple(told if i == at else each.type for i, each in enumerate(call.arguments))
    )
    module = module_of(call.function)  # type: ignore[arg-type]
    function = declare(module, rule.tells, signature, suffix="convergent nounwind")

    def told_by_other(number: Value) -> Value:
        given = [number if i == at else each for i, each in enumerate(call.arguments)]
        return builder.call(function, given)

    call.replace_all_uses(_made(builder, call.arguments[at], kind, told_by_other))
    call.erase()


def _kind(call: CallBase, value: Value) -> Type | None:
    """Return of what numbers these are the bits; None where that is not seen."""
    if isinstance(value, Cast):
        source = value.operands[0]
        if value.opcode == "bitcast" and isinstance(scalar_of(source.type), FloatType):
            return source.type
        if value.opcode == "zext" and isinstance(source, Cast) and source.opcode == "bitcast":
            return _small(source.operands[0].type)
    for user in call.users:
        if not isinstance(user, Cast):
            continue
        if user.opcode == "bitcast" and isinstance(scalar_of(user.type), FloatType):
            return user.type
        if user.opcode == "trunc":
            kinds = [_small(each.type) for each in user.users if isinstance(each, Cast)]
            if any(kinds):
                return next(filter(None, kinds))
    return None


def _small(kind: Type) -> Type | None:
    return kind if kind in _SMALL else None


def _made(builder: Builder, bits: Value, kind: Type, told: Callable[[Value], Value]) -> Value:
    """Return the bits of what is told, which are of numbers of a kind."""
    whole = bits.type
    assert isinstance(whole, IntType)
    number = _TOLD[whole.width]
    if kind in _SMALL:
        small = int_type(scalar_of(kind).width)  # type: ignore[attr-defined]
        half = builder.bitcast(builder.trunc(bits, small), kind)
        back = builder.fptrunc(told(builder.fpext(half, number)), kind)
        return builder.zext(builder.bitcast(back, small), whole)
    if not isinstance(kind, VectorType):
        return builder.bitcast(told(builder.bitcast(bits, kind)), whole)
    lanes = builder.bitcast(bits, kind)
    made: Value = poison(kind)
    for lane in range(kind.count):
        one = builder.extractelement(lanes, lane)
        if kind.element is number:
            one = told(one)
        else:
            one = builder.fptrunc(told(builder.fpext(one, number)), kind.element)
        made = builder.insertelement(made, one, lane)
    return builder.bitcast(made, whole)
