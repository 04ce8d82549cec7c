"""The natural loops of a function with their nesting, and the cycles that are no such loops."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.components import components
from enzyme_cc.analysis.flow.dominance import dominators

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.flow.cfg import Edge
    from enzyme_cc.ir.function import Block, Function


class Loop:
    """A header and the blocks that come back to it; loops of one header are one loop."""

    def __init__(self, nest: LoopNest, header: Block, latches: tuple[Block, ...]) -> None:
        self.nest = nest
        #: The one block by which control enters; it dominates the others.
        self.header = header
        #: The blocks that lead back to the header, in reverse post-order.
        self.latches = latches
        #: The smallest loop around this one.
        self.parent: Loop | None = None
        #: The largest loops inside this one, by their headers in reverse post-order.
        self.children: list[Loop] = []
        #: 1 for a loop that is in no other.
        self.depth = 1
        #: The blocks that are in no loop inside this one, in reverse post-order.
        self.own_blocks: list[Block] = []
        #: The numbers of the loops inside this one, itself first, in `LoopNest.loops`.
        self.numbers = range(0)

    def __contains__(self, block: Block) -> bool:
        loop = self.nest.innermost(block)
        return loop is not None and loop.numbers.start in self.numbers

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Return all its blocks, with those of inner loops, in reverse post-order: header first."""
        found = [block for number in self.numbers for block in self.nest.loops[number].own_blocks]
        return tuple(sorted(found, key=self.nest.cfg.number))

    @property
    def own_exit_edges(self) -> list[Edge]:
        """Return the edges that leave it from blocks that are in no loop inside this one."""
        successors = self.nest.cfg.successors
        return [
            (source, target)
            for source in self.own_blocks
            for target in successors(source)
            if target not in self
        ]

    @property
    def exit_edges(self) -> tuple[Edge, ...]:
        """Return the edges that leave it, by their sources in reverse post-order."""
        return tuple(self.nest.exit_edges[self])

    @property
    def exiting(self) -> tuple[Block, ...]:
        """Return its blocks that lead out of it."""
        return tuple(dict.fromkeys(source for source, _ in self.exit_edges))

    @property
    def exits(self) -> tuple[Block, ...]:
        """Return the blocks outside that it leads to."""
        return tuple(dict.fromkeys(target for _, target in self.exit_edges))

    @property
    def entering(self) -> tuple[Block, ...]:
        """Return the reachable blocks outside that lead to its header."""
        return tuple(source for source in self.nest.sources(self.header) if source not in self)

    @property
    def preheader(self) -> Block | None:
        """Return the block outside by which alone it is entered and which leads nowhere else."""
        entering = self.entering
        if len(entering) == 1 and entering[0].successors == (self.header,):
            return entering[0]
        return None

    @property
    def is_left_at_its_end(self) -> bool:
        """Return whether it has a preheader and one latch, and is left from there alone."""
        sources = [source for source, _ in self.exit_edges]
        return self.preheader is not None and len(self.latches) == 1 and sources == [*self.latches]


def around(loop: Loop | None) -> Iterator[Loop]:
    """Yield a loop, and all that it is in."""
    while loop is not None:
        yield loop
        loop = loop.parent


class IrreducibleCycle:
    """Blocks on cycles that control enters at several of them; loops inside it are part of it."""

    def __init__(self, entries: tuple[Block, ...], blocks: tuple[Block, ...]) -> None:
        #: The blocks with a predecessor outside, in reverse post-order.
        self.entries = entries
        #: All of them, in reverse post-order.
        self.blocks = blocks


class LoopNest:
    """The loops of a function as it was when this was made."""

    def __init__(self, function: Function) -> None:
        self.cfg = Cfg(function)
        self.dominators = dominators(self.cfg)
        self._innermost: dict[Block, Loop] = {}
        headed = _Finder(self, self._innermost).headed
        self._headed = {block: headed[block] for block in self.cfg.blocks if block in headed}
        for block in self.cfg.reverse_post_order:
            if block in self._innermost:
                self._innermost[block].own_blocks.append(block)
        #: The loops that are in no other, by their headers in reverse post-order.
        self.roots = self._family()
        #: All of them, each right before the loops inside it.
        self.loops = self._numbered()

    def innermost(self, block: Block) -> Loop | None:
        """Return the smallest loop that the block is in."""
        return self._innermost.get(block)

    def depth(self, block: Block) -> int:
        """Return how many loops the block is in."""
        loop = self._innermost.get(block)
        return loop.depth if loop else 0

    def headed_by(self, block: Block) -> Loop | None:
        """Return the loop of which the block is the header."""
        return self._headed.get(block)

    @cached_property
    def exit_edges(self) -> dict[Loop, list[Edge]]:
        """Return the edges that leave each loop: one edge may leave as many as there are."""
        found: dict[Loop, list[Edge]] = {loop: [] for loop in self.loops}
        for source, target in self.cfg.edges:
            loop = self._innermost.get(source)
            while loop is not None and target not in loop:
                found[loop].append((source, target))
                loop = loop.parent
        return found

    @property
    def is_reducible(self) -> bool:
        """Return whether there is no cycle but these loops and what they make together."""
        return not self.irreducible

    @cached_property
    def irreducible(self) -> tuple[IrreducibleCycle, ...]:
        """Return the cycles that are no natural loops, by their first blocks in reverse post-order.

        They are what is still cyclic without the edges back to the headers of natural loops.
        """
        found = components(self.cfg.reverse_post_order, self._forward)
        cycles = [self._cycle(component) for component in found if len(component) > 1]
        return tuple(sorted(cycles, key=lambda cycle: self.cfg.number(cycle.entries[0])))

    def _forward(self, block: Block) -> list[Block]:
        return [
            target
            for target in self.cfg.successors(block)
            if not self.dominators.dominates(target, block)
        ]

    def _cycle(self, component: tuple[Block, ...]) -> IrreducibleCycle:
        inside = set(component)
        for block in component:
            loop = self._headed.get(block)
            if loop is not None:
                inside.update(loop.blocks)
        blocks = sorted(inside, key=self.cfg.number)
        entries = [block for block in blocks if any(s not in inside for s in self.sources(block))]
        return IrreducibleCycle(tuple(entries), tuple(blocks))

    def sources(self, block: Block) -> tuple[Block, ...]:
        """Return the reachable predecessors of a block."""
        return tuple(filter(self.cfg.is_reachable, self.cfg.predecessors(block)))

    def _family(self) -> list[Loop]:
        roots: list[Loop] = []
        for loop in self._headed.values():
            (loop.parent.children if loop.parent else roots).append(loop)
            loop.depth = loop.parent.depth + 1 if loop.parent else 1
        return roots

    def _numbered(self) -> tuple[Loop, ...]:
        order: list[Loop] = []
        path = self.roots[::-1]
        while path:
            loop = path.pop()
            if loop.numbers:
                loop.numbers = range(loop.numbers.start, len(order))
                continue
            loop.numbers = range(len(order), len(order) + 1)
            order.append(loop)
            path.append(loop)
            path.extend(reversed(loop.children))
        return tuple(order)


class _Finder:
    """Collects the loops backwards from their latches; inner loops first, then as a whole."""

    def __init__(self, nest: LoopNest, innermost: dict[Block, Loop]) -> None:
        self.nest = nest
        self.innermost = innermost
        self.headed: dict[Block, Loop] = {}
        #: A loop further out, for each loop known to be in one: shortened while it is read.
        self.outer: dict[Loop, Loop] = {}
        dominates = nest.dominators.dominates
        for header in reversed(nest.dominators.preorder):
            latches = [source for source in nest.sources(header) if dominates(header, source)]
            if latches:
                latches.sort(key=nest.cfg.number)
                self.collect(Loop(nest, header, tuple(latches)))

    def collect(self, loop: Loop) -> None:
        self.headed[loop.header] = loop
        self.innermost[loop.header] = loop
        work = list(loop.latches)
        while work:
            block = work.pop()
            inner = self.innermost.get(block)
            if inner is None:
                self.innermost[block] = loop
            elif (whole := self.outermost(inner)) is not loop:
                whole.parent = self.outer[whole] = loop
                block = whole.header
            else:
                continue
            work.extend(self.nest.sources(block))

    def outermost(self, loop: Loop) -> Loop:
        outer = self.outer
        while loop in outer:
            outer[loop] = outer.get(outer[loop], outer[loop])
            loop = outer[loop]
        return loop
