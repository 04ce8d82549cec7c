"""Check constants: elements by their type, expressions by the rules of instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.checking.instructions import arity_fault, cast_faults
from enzyme_cc.ir.checking.memory import address_faults
from enzyme_cc.ir.constants import (
    ArrayConstant,
    BlockAddress,
    Composite,
    ConstantExpression,
    SplatConstant,
    StructConstant,
    VectorConstant,
)
from enzyme_cc.ir.function import Block, Function
from enzyme_cc.ir.opcodes import OPCODES, Shape
from enzyme_cc.ir.types import LABEL, ArrayType, StructType, VectorType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.sizedness import Sizedness
    from enzyme_cc.ir.types import Type


def constant_faults(constant: Composite, sizedness: Sizedness) -> Iterator[str]:
    """Yield what is wrong with a constant, its operands taken as they are."""
    rule = _RULES.get(constant.__class__)
    if rule is not None:
        for fault in rule(constant, sizedness):
            yield f"in {_short(constant.ref)}: {fault}"


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."


def _elements(constant: Composite, wanted: list[Type]) -> Iterator[str]:
    if len(constant.operands) != len(wanted):
        yield f"{constant.type} has {len(wanted)} elements, and here are {len(constant.operands)}"
    for index, (value, kind) in enumerate(zip(constant.operands, wanted, strict=False)):
        if value.type is not kind:
            yield f"element {index + 1} is {value.type}, and {kind} is expected"


def _sequence(constant: Composite, _: Sizedness) -> Iterator[str]:
    kind = constant.type
    if isinstance(kind, (ArrayType, VectorType)):
        count = 1 if isinstance(constant, SplatConstant) else len(constant.operands)
        if not isinstance(constant, SplatConstant) and count != kind.count:
            yield f"{kind} has {kind.count} elements, and here are {count}"
        yield from _elements(constant, [kind.element] * count)
    else:
        yield f"{kind} has no elements"


def _struct(constant: Composite, _: Sizedness) -> Iterator[str]:
    kind = constant.type
    if isinstance(kind, StructType) and kind.fields is not None:
        yield from _elements(constant, list(kind.fields))
    else:
        yield f"{kind} has no fields"


def _expression(constant: ConstantExpression, sizedness: Sizedness) -> Iterator[str]:
    row = OPCODES.get(constant.opcode)
    if row is None:
        return
    problem = arity_fault(row, len(constant.operands))
    if problem:
        yield problem
    elif row.shape is Shape.CAST:
        yield from cast_faults(row, constant.operands[0], constant.type)
    elif row.shape is Shape.GET_ELEMENT_POINTER and constant.source_type is not None:
        yield from address_faults(constant.source_type, constant.operands, constant.type, sizedness)
    elif row.shape is Shape.BINARY:
        for index, value in enumerate(constant.operands):
            if value.type is not constant.type:
                yield f"operand {index + 1} is {value.type}, and {constant.type} is expected"


def _block_address(constant: BlockAddress, _: Sizedness) -> Iterator[str]:
    function, *blocks = constant.operands
    if not isinstance(function, Function) or function.is_declaration:
        yield f"{function.ref} has no blocks"
    elif function.body_loaded and not blocks:
        yield f"{function.ref} has no block {constant.label}"
    elif blocks:
        block = blocks[0]
        if not isinstance(block, Block) or block.type is not LABEL:
            yield f"{block.ref} is no block"
        elif block.function is not function:
            yield f"{block.ref} is not a block of {function.ref}"
        elif function.first is block:
            yield f"{block.ref} is the entry of {function.ref}, whose address nobody may take"


_RULES: dict[type[Composite], Callable[..., Iterator[str]]] = {
    ArrayConstant: _sequence,
    VectorConstant: _sequence,
    SplatConstant: _sequence,
    StructConstant: _struct,
    ConstantExpression: _expression,
    BlockAddress: _block_address,
}
