"""Reachability between the blocks of a function, as sets of bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.components import components

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function

#: The ends of functions behind which nothing is left to do.
_NOWHERE = frozenset(("unreachable",))


class Reach:
    """Bit n of a set is the block of that number: in reverse post-order, unreachable ones last."""

    def __init__(self, function: Function) -> None:
        self.cfg = cfg = Cfg(function)
        self.blocks = cfg.blocks
        self.number = {block: i for i, block in enumerate(cfg.blocks)}
        self._next = [tuple(map(self.number.__getitem__, cfg.successors(b))) for b in cfg.blocks]
        self._returning = self._blocks_that_return()
        self._after = self._all_after()
        self._around: dict[tuple[int, int], int] = {}

    def after(self, number: int) -> int:
        """Return the blocks that control may come to from a block's start; itself if it loops."""
        return self._after[number]

    def after_without(self, number: int, avoided: int) -> int:
        """Return the same for what happens before control comes to another block (again)."""
        found = self._around.get((number, avoided))
        if found is None:
            found = self._around[number, avoided] = self._walk(number, avoided)
        return found

    def _walk(self, number: int, avoided: int) -> int:
        found = 0
        pending = list(self._next[number])
        while pending:
            block = pending.pop()
            if block != avoided and not found >> block & 1:
                found |= 1 << block
                pending += self._next[block]
        return found & self._returning

    def _blocks_that_return(self) -> int:
        """Return what lies on a way to where the function is left, not only to `unreachable`."""
        found = 0
        pending = [
            number
            for number, block in enumerate(self.blocks)
            if not self._next[number]
            and not (block.is_terminated and block.terminator.opcode in _NOWHERE)
        ]
        while pending:
            number = pending.pop()
            if not found >> number & 1:
                found |= 1 << number
                pending += (self.number[b] for b in self.cfg.predecessors(self.blocks[number]))
        return found

    def _all_after(self) -> list[int]:
        """Compute reachability component by component, each behind all that it leads to."""
        found = [0] * len(self.blocks)
        for together in components(range(len(self.blocks)), self._next.__getitem__):
            reached = 0
            for number in together:
                for target in self._next[number]:
                    reached |= 1 << target | found[target]
            for number in together:
                found[number] = reached & self._returning
        return found
