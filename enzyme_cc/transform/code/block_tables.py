"""Tables of block addresses, for computed gotos: a copy of a function needs its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import rebuilt
from enzyme_cc.ir.building.globals import block_address, new_global
from enzyme_cc.ir.constants import ArrayConstant, BlockAddress, StructConstant
from enzyme_cc.ir.function import Block
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.module import module_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value


def copy_tables(original: Function, copy: Function, values: Mapping[Value, Value]) -> None:
    """Let a copy use tables of its own blocks where the original uses tables of its."""
    if not any(map(_has_address, original.blocks)):
        return
    tables: dict[GlobalVariable, GlobalVariable] = {}
    for instruction in copy.instructions():
        for index, operand in enumerate(instruction.operands):
            if isinstance(operand, GlobalVariable) and _leads_into(operand, original):
                if operand not in tables:
                    tables[operand] = _copied(operand, original, copy, values)
                instruction.set_operand(index, tables[operand])


def _has_address(block: Block) -> bool:
    return any(isinstance(user, BlockAddress) for user in block.users)


def _leads_into(table: GlobalVariable, function: Function) -> bool:
    start = table.initializer
    return start is not None and any(each.operands[0] is function for each in _addresses(start))


def _addresses(value: Value) -> list[BlockAddress]:
    if isinstance(value, BlockAddress):
        return [value]
    if isinstance(value, (ArrayConstant, StructConstant)):
        return [found for each in value.operands for found in _addresses(each)]
    return []


def _copied(
    table: GlobalVariable, original: Function, copy: Function, values: Mapping[Value, Value]
) -> GlobalVariable:
    start = table.initializer
    assert start is not None
    own = _mapped(start, original, values)
    words = " ".join(["internal", *(w for w in ("unnamed_addr",) if w in table.prefix), table.word])
    made = new_global(
        module_of(copy), f"{table.name}.{copy.name}", table.value_type, own, words=words
    )
    made.tail = table.tail
    return made


def _mapped(value: Value, original: Function, values: Mapping[Value, Value]) -> Value:
    if isinstance(value, BlockAddress) and value.operands[0] is original:
        block = values[value.operands[1]]
        assert isinstance(block, Block)
        return block_address(block)
    if isinstance(value, (ArrayConstant, StructConstant)):
        return rebuilt(value.type, [_mapped(each, original, values) for each in value.operands])
    return value
