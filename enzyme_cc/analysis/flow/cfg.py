"""The control-flow graph of a function, as it was when the snapshot was made.

Later edits of the function do not show: make a new one. Everything is linear, nothing recursive.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block, Function

    Edge = tuple[Block, Block]


class Cfg:
    """Blocks and edges; several edges between two blocks (a switch has them) count as one."""

    def __init__(self, function: Function) -> None:
        in_order = tuple(function.blocks)
        self.function = function
        self._successors = {block: _distinct(block.successors) for block in in_order}
        self._predecessors = _reversed(self._successors)
        #: Each reachable block before whatever leads to it, but for back edges.
        self.post_order = _post_order(in_order[:1], self._successors)
        #: The entry first. Of the successors of a block, the first comes first where it can.
        self.reverse_post_order = self.post_order[::-1]
        self._number = {block: i for i, block in enumerate(self.reverse_post_order)}
        #: In the order of the function.
        self.unreachable = tuple(block for block in in_order if block not in self._number)
        #: The reachable ones in reverse post-order, then the others.
        self.blocks = self.reverse_post_order + self.unreachable

    @property
    def entry(self) -> Block:
        """Return the block where the function starts."""
        return self.blocks[0]

    def successors(self, block: Block) -> tuple[Block, ...]:
        """Return where control goes from it, in the order of its terminator."""
        return self._successors[block]

    def predecessors(self, block: Block) -> tuple[Block, ...]:
        """Return where control comes from, unreachable blocks too, in the order of the function."""
        return self._predecessors[block]

    def is_reachable(self, block: Block) -> bool:
        """Return whether control can come to it from the entry; False for a block made later."""
        return block in self._number

    def number(self, block: Block) -> int:
        """Return the place of a reachable block in the reverse post-order."""
        return self._number[block]

    @cached_property
    def exits(self) -> tuple[Block, ...]:
        """Return the reachable blocks without successors, in reverse post-order."""
        return tuple(block for block in self.reverse_post_order if not self._successors[block])

    def exits_by(self, opcode: str) -> tuple[Block, ...]:
        """Return the exits that end in one kind of terminator, as `ret` or `unreachable`."""
        return tuple(
            block
            for block in self.exits
            if block.is_terminated and block.terminator.opcode == opcode
        )

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """Return the edges between reachable blocks, by their sources in reverse post-order."""
        return tuple(
            (source, target)
            for source in self.reverse_post_order
            for target in self._successors[source]
        )

    @cached_property
    def back_edges(self) -> tuple[Edge, ...]:
        """Return the edges against the reverse post-order. Without them there is no cycle.

        In a reducible function they are those of its loops. In others it depends on the walk
        which edges of an irreducible cycle they are.
        """
        number = self._number
        return tuple(edge for edge in self.edges if number[edge[1]] <= number[edge[0]])


def _distinct(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    return blocks if len(blocks) < 2 else tuple(dict.fromkeys(blocks))


def _reversed(successors: dict[Block, tuple[Block, ...]]) -> dict[Block, tuple[Block, ...]]:
    sources: dict[Block, list[Block]] = {block: [] for block in successors}
    for source, targets in successors.items():
        for target in targets:
            sources[target].append(source)
    return {target: tuple(found) for target, found in sources.items()}


def _post_order(
    start: tuple[Block, ...], successors: dict[Block, tuple[Block, ...]]
) -> tuple[Block, ...]:
    # The last successor is walked first, so that the first one comes first in the reverse.
    order: list[Block] = []
    seen = set(start)
    path = [(block, reversed(successors[block])) for block in start]
    while path:
        block, rest = path[-1]
        target = next((target for target in rest if target not in seen), None)
        if target is None:
            order.append(block)
            path.pop()
        else:
            seen.add(target)
            path.append((target, reversed(successors[target])))
    return tuple(order)
