"""Splitting blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import make
from enzyme_cc.ir.types import VOID

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block, Line


def split_before(place: Line, name: str = "") -> Block:
    """Move a line and all after it to a new block, which the old one branches to."""
    block = place.block
    if block is None:
        raise ValueError(f"{place!r} stands in no block")
    if block.function is None:
        raise ValueError(f"block {block.ref} stands in no function")
    created = block.function.insert_block(name, after=block)
    created.first, created.last, block.last = place, block.last, place.previous
    if place.previous is None:
        block.first = None
    else:
        place.previous.next = None
    place.previous = None
    for line in created.lines:
        line.block = created
    for successor in dict.fromkeys(created.successors):
        for phi in successor.phis:
            phi.replace_operand(block, created)
    block.append(make("br", VOID, [created]))
    return created
