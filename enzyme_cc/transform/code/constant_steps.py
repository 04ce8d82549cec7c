"""A constant as instructions, because something in it is known only when the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.ir.constants import CAST_EXPRESSIONS, Composite, ConstantExpression, poison
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.types import VectorType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.values import Value

    #: What stands for a variable; None for one that stays itself.
    Stand = Callable[[GlobalVariable], Value | None]


def in_steps(builder: Builder, constant: Value, stand: Stand) -> Value:
    """Return the constant with other things in place of some variables."""
    if isinstance(constant, GlobalVariable):
        return stand(constant) or constant
    if isinstance(constant, Alias):
        return in_steps(builder, constant.aliasee, stand)
    if not isinstance(constant, Composite) or not _mentions(constant, stand):
        return constant
    parts = [in_steps(builder, each, stand) for each in constant.operands]
    if isinstance(constant, ConstantExpression):
        return _expression(builder, constant, parts)
    made: Value = poison(constant.type)
    for index, part in enumerate(parts):
        if isinstance(constant.type, VectorType):
            made = builder.insertelement(made, part, index)
        else:
            made = builder.insertvalue(made, part, [index])
    return made


def _mentions(constant: Value, stand: Stand) -> bool:
    variables = (each for each in globals_in(constant) if isinstance(each, GlobalVariable))
    return any(stand(each) is not None for each in variables)


def _expression(builder: Builder, constant: ConstantExpression, parts: list[Value]) -> Value:
    if constant.opcode == "getelementptr":
        assert constant.source_type is not None
        return builder.gep(constant.source_type, parts[0], parts[1:])
    if constant.opcode in CAST_EXPRESSIONS:
        return builder.cast(constant.opcode, parts[0], constant.type)
    return builder.binary(constant.opcode, parts[0], parts[1])


def addresses_in(layout: DataLayout, constant: Value, at: int = 0) -> Iterator[tuple[int, Value]]:
    """Yield the members of a constant that are made of addresses, each with its place in bytes."""
    if constant.uses is None:
        return
    if not isinstance(constant, Composite) or isinstance(constant, ConstantExpression):
        yield at, constant
        return
    for index, each in enumerate(constant.operands):
        offset = layout.index_offset(constant.type, [0, index])
        yield from addresses_in(layout, each, at + offset)


def holds_numbers(constant: Value) -> bool:
    """Return whether a constant has to do with a variable that may change."""
    seen: set[Value] = set()
    pending = [constant]
    while pending:
        for each in globals_in(pending.pop()):
            if each in seen or not isinstance(each, GlobalVariable):
                continue
            if not each.is_constant:
                return True
            seen.add(each)
            pending += filter(None, [each.initializer])
    return False
