"""Phis of loops in blocks of their own, for LLVM's selection of instructions at -O0.

That makes a load part of the instruction that uses it, if a chain of single uses leads from it to
what stands behind it. Where the chain goes round a loop, through a phi of the same block, what uses
the load comes later: the load moves behind a store that it was in front of (x86, LLVM 14 to 22).
Chains end where they leave a block. Front ends keep variables in memory and write no such blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Load
from enzyme_cc.ir.module import module_of

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block, Function


def part_header_phis(function: Function) -> None:
    """Split each block that loads and whose phis take what it computes itself."""
    if not function.loaded and not _may_have_phis(function):
        return
    for block in list(function.blocks):
        if _goes_round(block) and any(isinstance(line, Load) for line in block):
            _part(block)


def _may_have_phis(function: Function) -> bool:
    return module_of(function).text.find(" = phi ", function.body_start, function.end) >= 0


def _goes_round(block: Block) -> bool:
    """Return whether a phi takes a value of its own block."""
    taken = (value for phi in block.phis for value, _ in phi.incoming)
    return any(isinstance(value, Instruction) and value.block is block for value in taken)


def _part(block: Block) -> None:
    behind = block.first_after_pads()
    assert behind is not None
    split_before(behind, "behind.phis")
