"""The ways through a function that come back: no exception is thrown there, no program ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.instructions import Invoke, Return

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Block, Function


def going_on(block: Block) -> tuple[Block, ...]:
    """Return where control goes from a block, but by exceptions."""
    end = block.terminator
    return end.successors[:1] if isinstance(end, Invoke) else end.successors


def reached(function: Function) -> dict[Block, None]:
    """Return the blocks that control comes to, but by exceptions."""
    return _closure([function.entry], going_on)


def returning(function: Function) -> dict[Block, None]:
    """Return those of the blocks that it may come back from."""
    before: dict[Block, list[Block]] = {}
    met = reached(function)
    for block in met:
        for each in going_on(block):
            before.setdefault(each, []).append(block)
    ends = [each for each in met if isinstance(each.terminator, Return)]
    return _closure(ends, lambda block: before.get(block, ()))


def _closure(
    blocks: Iterable[Block], further: Callable[[Block], Iterable[Block]]
) -> dict[Block, None]:
    found: dict[Block, None] = {}
    pending = list(blocks)
    while pending:
        block = pending.pop()
        if block not in found:
            found[block] = None
            pending += further(block)
    return found


def cut(function: Function, leave: Callable[[Builder], None]) -> None:
    """Take away what does not come back: where control gets there, `leave` is called instead."""
    met, kept = reached(function), returning(function)
    gone = [each for each in function.blocks if each not in kept]
    for block in gone:
        for each in block.terminator.successors:
            for phi in list(each.phis):
                phi.remove_incoming(block)
    for block in gone:
        for line in reversed(list(block.lines)):
            if getattr(line, "is_used", False):
                line.replace_all_uses(poison(line.type))
            line.erase()
        builder = Builder(block)
        if block in met:
            leave(builder)
        builder.unreachable()
