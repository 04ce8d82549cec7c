"""Dominators and post-dominators of blocks, and which values are known where (Lengauer-Tarjan).

A block dominates another when every path from the entry to the other comes through it; it
post-dominates another when every path from there to an end of the function does.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.components import components

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.analysis.flow.cfg import Cfg
    from enzyme_cc.ir.function import Block

    Neighbours = Callable[[Block], tuple[Block, ...]]


def dominators(cfg: Cfg) -> DominatorTree:
    """Return the dominator tree: its one root is the entry."""
    order = cfg.reverse_post_order
    return DominatorTree(cfg, _immediate(order[:1], cfg.successors), cfg.predecessors)


def post_dominators(cfg: Cfg) -> DominatorTree:
    """Return the post-dominator tree: above its roots is a virtual exit, written None.

    A function that never ends has no paths to judge by, so an infinite loop (any component
    that control cannot leave) counts as left from its first block in reverse post-order.
    """

    def sources(block: Block) -> tuple[Block, ...]:
        return tuple(source for source in cfg.predecessors(block) if cfg.is_reachable(source))

    return DominatorTree(cfg, _immediate(_ends(cfg), sources), cfg.successors)


def _ends(cfg: Cfg) -> tuple[Block, ...]:
    found = components(cfg.reverse_post_order, cfg.successors)
    ends = []
    for component in found:
        inside = set(component)
        if all(target in inside for block in component for target in cfg.successors(block)):
            ends.append(min(component, key=cfg.number))
    return tuple(sorted(ends, key=cfg.number))


class DominatorTree:
    """The blocks under those that dominate them (or post-dominate: read it so throughout).

    Unreachable blocks are not in it. As in LLVM, everything dominates them: no path says no.
    """

    def __init__(self, cfg: Cfg, parents: Mapping[Block, Block | None], before: Neighbours) -> None:
        self.cfg = cfg
        self._parents = parents
        self._before = before
        self._children: dict[Block | None, list[Block]] = {None: []}
        for block in cfg.reverse_post_order:
            self._children.setdefault(parents[block], []).append(block)
        #: The blocks that nothing but themselves dominates.
        self.roots = tuple(self._children[None])
        self._depth: dict[Block | None, int] = {None: -1}
        self._first: dict[Block, int] = {}
        self._last: dict[Block, int] = {}
        self._number()

    def _number(self) -> None:
        """Number the tree, so that a subtree is a range of numbers from its root's on."""
        path = list(reversed(self.roots))
        while path:
            block = path.pop()
            if block in self._first:
                self._last[block] = len(self._first) - 1
                continue
            self._first[block] = len(self._first)
            self._depth[block] = self._depth[self._parents[block]] + 1
            path.append(block)
            path.extend(reversed(self._children.get(block, ())))

    @property
    def preorder(self) -> tuple[Block, ...]:
        """Return every block of the tree, each after its parent and right before its subtree."""
        return tuple(self._first)

    def immediate(self, block: Block) -> Block | None:
        """Return the nearest other block that dominates it; None for a root, or if unreachable."""
        return self._parents.get(block)

    def children(self, block: Block) -> tuple[Block, ...]:
        """Return the blocks of which it is the immediate dominator, in reverse post-order."""
        return tuple(self._children.get(block, ()))

    def depth(self, block: Block) -> int:
        """Return how many other blocks dominate a reachable block."""
        return self._depth[block]

    def dominates(self, above: Block, below: Block) -> bool:
        """Return whether every path to `below` comes through `above`; a block dominates itself."""
        place = self._first.get(below)
        if place is None or above is below:
            return True
        first = self._first.get(above)
        return first is not None and first <= place <= self._last[above]

    def strictly_dominates(self, above: Block, below: Block) -> bool:
        """Return whether one block dominates another that is not itself."""
        return above is not below and self.dominates(above, below)

    def nearest_common(self, one: Block, other: Block) -> Block | None:
        """Return the lowest block that dominates both; None: the virtual exit, or unreachable."""
        if one not in self._first or other not in self._first:
            return None
        found: Block | None = one
        while found is not None and not self.dominates(found, other):
            found = self._parents[found]
        return found

    def frontier(self, block: Block) -> tuple[Block, ...]:
        """Return the dominance frontier: successors of dominated blocks, not strictly dominated."""
        return tuple(self._frontiers.get(block, ()))

    @cached_property
    def _frontiers(self) -> dict[Block, dict[Block, None]]:
        """Return all blocks' frontiers, in time linear in their size (Cooper, Harvey, Kennedy)."""
        found: dict[Block, dict[Block, None]] = {}
        for join in self.cfg.reverse_post_order:
            stop = self._parents[join]
            for source in self._before(join):
                runner: Block | None = source if source in self._first else stop
                while runner is not None and runner is not stop:
                    frontier = found.setdefault(runner, {})
                    if join in frontier:
                        break
                    frontier[join] = None
                    runner = self._parents[runner]
        return found


def _immediate(roots: tuple[Block, ...], targets: Neighbours) -> dict[Block, Block | None]:
    """Return the immediate dominator of each block reached from the roots; None if it has none."""
    walk = _Walk(roots, targets)
    parents = _semidominators_to_immediate(walk)
    above = [None, *walk.order]
    return {block: above[parents[i]] for i, block in enumerate(walk.order, start=1)}


class _Walk:
    """A depth-first walk from a virtual node 0: the blocks are 1, 2 ... as they are found."""

    def __init__(self, roots: tuple[Block, ...], targets: Neighbours) -> None:
        self.order: list[Block] = []
        self.parent = [0]
        self.sources: list[list[int]] = [[]]
        self._numbers: dict[Block, int] = {}
        path = [(0, iter(roots))]
        while path:
            source, rest = path[-1]
            target = next(rest, None)
            if target is None:
                path.pop()
            elif target in self._numbers:
                self.sources[self._numbers[target]].append(source)
            else:
                path.append((self._discover(target, source), iter(targets(target))))

    def _discover(self, block: Block, parent: int) -> int:
        self.order.append(block)
        number = self._numbers[block] = len(self.order)
        self.parent.append(parent)
        self.sources.append([parent])
        return number


def _semidominators_to_immediate(walk: _Walk) -> list[int]:
    """Apply Lengauer and Tarjan's algorithm, with path compression: O(edges * log blocks)."""
    count = len(walk.order) + 1
    forest = _Forest(count)
    semi, immediate = forest.semi, [0] * count
    waiting: list[list[int]] = [[] for _ in range(count)]
    for node in range(count - 1, 0, -1):
        parent = walk.parent[node]
        semi[node] = min(semi[forest.lowest(source)] for source in walk.sources[node])
        waiting[semi[node]].append(node)
        forest.ancestor[node] = parent
        for below in waiting[parent]:
            lowest = forest.lowest(below)
            immediate[below] = lowest if semi[lowest] < parent else parent
        waiting[parent] = []
    for node in range(1, count):
        if immediate[node] != semi[node]:
            immediate[node] = immediate[immediate[node]]
    return immediate


class _Forest:
    """The part of the walk's tree already seen: for each node, the lowest `semi` above it."""

    def __init__(self, count: int) -> None:
        self.semi = list(range(count))
        self.ancestor = [-1] * count
        self._label = list(range(count))

    def lowest(self, node: int) -> int:
        """Return the node of lowest `semi` among it and those above, without its tree's root."""
        ancestor, label, semi = self.ancestor, self._label, self.semi
        if ancestor[node] < 0:
            return node
        path = []
        while ancestor[ancestor[node]] >= 0:
            path.append(node)
            node = ancestor[node]
        last = node
        for last in reversed(path):
            above = ancestor[last]
            if semi[label[above]] < semi[label[last]]:
                label[last] = label[above]
            ancestor[last] = ancestor[above]
        return label[last]
