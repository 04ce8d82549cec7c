"""The minimum cut that decides which values are kept and which are recomputed.

    cheapest(weights, edges, fixed, needed, prices)  # (3, 17): keep these two

Every path from what cannot be recomputed to what is needed passes through a kept value. What is
recomputed has a price, too.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence


class NoCutError(ValueError):
    """No cut exists: a need rests on values that can be neither cached nor recomputed."""

    def __init__(self, node: int) -> None:
        super().__init__(f"node {node} cannot be kept, and what is needed cannot do without it")
        self.node = node


def cheapest(
    weights: Sequence[float],
    edges: Sequence[Sequence[int]],
    fixed: Collection[int],
    needed: Collection[int],
    prices: Sequence[float] = (),
) -> tuple[int, ...]:
    """Return the nodes to keep, in order: the least in all, and as near as can be to the needs.

    `edges[a]` are the nodes computed from `a`; a `fixed` node cannot be recomputed, and one of
    infinite weight cannot be kept. Raises NoCutError if that leaves no way. In all it is the
    weights of what is kept and the prices of what is recomputed; without any, nothing has one.
    """
    given = [*weights, *prices]
    numbers, infinite = _whole_numbers(given)
    costs, charges = numbers[: len(weights)], numbers[len(weights) :] or [0] * len(weights)
    graph = _Graph(costs, charges, edges, set(fixed), set(needed))
    graph.simplify()
    chosen = list(graph.chosen)
    for part in graph.parts():
        chosen += _cut(graph, part, infinite)
    chosen.sort()
    for node in chosen:
        if costs[node] >= infinite:
            raise NoCutError(node)
    return tuple(chosen)


def _whole_numbers(weights: Sequence[float]) -> tuple[list[int], int]:
    """Return the weights to one scale without rounding, and what stands for infinity."""
    ratios = [each.as_integer_ratio() if each != math.inf else None for each in weights]
    scale = max((each[1] for each in ratios if each is not None), default=1)
    costs = [each and each[0] * (scale // each[1]) for each in ratios]
    infinite = 1 + sum(each for each in costs if each is not None)
    return [infinite if each is None else each for each in costs], infinite


class _Graph:
    """The nodes between what is fixed and what is needed, merged where the choice is plain.

    Of the cuts of least weight one is nearest to the needs; no step here takes that one away, so
    the outcome does not depend on the order of steps.
    """

    def __init__(
        self,
        costs: list[int],
        prices: list[int],
        edges: Sequence[Sequence[int]],
        fixed: set[int],
        needed: set[int],
    ) -> None:
        self.chosen = sorted(fixed & needed)
        self.fixed = fixed.difference(self.chosen)
        self.needed = needed.difference(self.chosen)
        self.cost = costs[:]
        #: What each one costs if it is not kept but recomputed; nothing of what is fixed.
        self.price = prices[:]
        #: Which node of the caller each one now stands for.
        self.name = list(range(len(costs)))
        self.after, self.before = self._between(edges, set(self.chosen))

    def _between(
        self, edges: Sequence[Sequence[int]], chosen: set[int]
    ) -> tuple[dict[int, set[int]], dict[int, set[int]]]:
        """Return both directions of the edges on paths that are still to be cut, or have a price.

        A path need not be followed past a needed node, nor from before a fixed one: the shorter
        path is to be cut anyway.
        """
        stops = self.fixed | chosen
        ahead: dict[int, list[int]] = {}
        back: dict[int, list[int]] = {}
        priced = [node for node, price in enumerate(self.price) if price and node not in chosen]
        open_ = sorted({*self.fixed, *priced})
        while open_:
            node = open_.pop()
            if node in ahead:
                continue
            found = [] if node in self.needed else [a for a in edges[node] if a not in stops]
            ahead[node] = found
            for target in found:
                back.setdefault(target, []).append(node)
            open_ += found
        kept = _reached((each for each in self.needed if each in ahead), back)
        self.fixed &= kept
        self.needed &= kept
        after = {n: {a for a in t if a in kept and a != n} for n, t in ahead.items() if n in kept}
        before = {n: {b for b in back.get(n, ()) if b != n} for n in after}
        return after, before

    # -- merging -------------------------------------------------------------------------------

    def simplify(self) -> None:
        """Merge as long as something can be; only what a step changes is looked at again."""
        self.open = sorted(self.after, reverse=True)
        while self.open:
            node = self.open.pop()
            if node in self.after:
                self._look(node)

    def _look(self, node: int) -> None:
        is_fixed, is_needed = node in self.fixed, node in self.needed
        if is_fixed and is_needed:
            self.chosen.append(self.name[node])
            self._drop(node)
            return
        users = _only(self.after[node]) if not is_needed else ()
        sources = _only(self.before[node]) if not is_fixed else ()
        if users is None or (sources is None and not self.price[node]):
            self._drop(node)
        elif users and self.cost[node] >= self.cost[users[0]]:
            self._merge(node, users[0], cost=self.cost[users[0]], stays=users[0])
        elif sources:
            self._look_back(sources[0], node)

    def _look_back(self, source: int, node: int) -> None:
        """Merge a node with its only source, where that is cheaper to keep: it follows from it."""
        price = self.price[node]
        if price and (source in self.needed or len(self.after[source]) > 1):
            return  # it may be kept for others alone
        cost = self.cost[source] + price
        if self.cost[node] > cost:
            self._merge(source, node, cost=cost, stays=source)

    def _merge(self, source: int, target: int, *, cost: int, stays: int) -> None:
        """Make one node of two, to be kept as `stays`: every path through the other meets it.

        The one with fewer edges is moved: a long sum stays linear.
        """
        into, gone = (
            (source, target) if self._size(source) > self._size(target) else (target, source)
        )
        self.cost[into], self.name[into] = cost, self.name[stays]
        self.price[into] += self.price[gone]
        for marks in (self.fixed, self.needed):
            if gone in marks:
                marks.add(into)
        for there, back in ((self.after, self.before), (self.before, self.after)):
            for other in there.pop(gone):
                back[other].discard(gone)
                if other != into:
                    self._moved(other, into, there, back)
        self.fixed.discard(gone)
        self.needed.discard(gone)
        self._shorten(into)
        self.open.append(into)

    def _moved(
        self, other: int, into: int, there: dict[int, set[int]], back: dict[int, set[int]]
    ) -> None:
        if other in there[into]:
            self.open.append(other)
        there[into].add(other)
        back[other].add(into)

    def _size(self, node: int) -> int:
        return len(self.after[node]) + len(self.before[node])

    def _shorten(self, node: int) -> None:
        """Drop the edges into what is fixed, and those out of what is needed."""
        if node in self.fixed:
            self._unlink(node, self.before, self.after)
        if node in self.needed:
            self._unlink(node, self.after, self.before)

    def _unlink(self, node: int, there: dict[int, set[int]], back: dict[int, set[int]]) -> None:
        for other in there[node]:
            back[other].discard(node)
            self.open.append(other)
        there[node] = set()

    def _drop(self, node: int) -> None:
        self._unlink(node, self.before, self.after)
        self._unlink(node, self.after, self.before)
        del self.after[node], self.before[node]
        self.fixed.discard(node)
        self.needed.discard(node)

    def parts(self) -> Iterator[list[int]]:
        """Yield what is left, by pieces that have nothing to do with one another."""
        seen: set[int] = set()
        for node in sorted(self.after):
            if node in seen:
                continue
            part = [node]
            seen.add(node)
            for each in part:
                fresh = (self.after[each] | self.before[each]) - seen
                seen |= fresh
                part += sorted(fresh)
            yield part


def _only(nodes: set[int]) -> tuple[int, ...] | None:
    """Return the one node there is; () if there are several, and None if there is none at all."""
    if not nodes:
        return None
    return tuple(nodes) if len(nodes) == 1 else ()


def _reached(starts: Iterable[int], edges: dict[int, list[int]]) -> set[int]:
    open_ = list(starts)
    found = set(open_)
    while open_:
        for node in edges.get(open_.pop(), ()):
            if node not in found:
                found.add(node)
                open_.append(node)
    return found


# -- flow --------------------------------------------------------------------------------------


def _cut(graph: _Graph, part: list[int], infinite: int) -> list[int]:
    """Return the names of the nodes of the cut through one piece that is nearest to the needs.

    Each node is an arc as strong as its cost, from 2 i to 2 i + 1.
    """
    place = {node: 2 * i for i, node in enumerate(part)}
    source, sink = 2 * len(part), 2 * len(part) + 1
    # More than all nodes together, so that only nodes are ever full.
    enough = infinite * (len(part) + 1)
    network = _Network(sink + 1)
    for node in part:
        at = place[node]
        network.add(at, at + 1, graph.cost[node])
        charge = enough if node in graph.fixed else graph.price[node]
        if charge:
            network.add(source, at, charge)
        if node in graph.needed:
            network.add(at + 1, sink, enough)
        for target in sorted(graph.after[node]):
            network.add(at + 1, place[target], enough)
    network.fill(source, sink)
    level = network.levels(sink)
    return [graph.name[n] for n in part if level[place[n]] < 0 <= level[place[n] + 1]]


class _Network:
    """Arcs with room for flow (Dinic's algorithm); the arc `e ^ 1` leads back along `e`."""

    def __init__(self, nodes: int) -> None:
        self.target: list[int] = []
        self.room: list[int] = []
        self.arcs: list[list[int]] = [[] for _ in range(nodes)]

    def add(self, start: int, end: int, room: int) -> None:
        """Add one arc."""
        self.arcs[start].append(len(self.target))
        self.arcs[end].append(len(self.target) + 1)
        self.target += (end, start)
        self.room += (room, 0)

    def fill(self, source: int, sink: int) -> None:
        """Send as much as there is room for."""
        while (level := self.levels(sink))[source] >= 0:
            self._send(source, sink, level)

    def levels(self, sink: int) -> list[int]:
        """Return each node's distance to the sink over arcs with room; -1 where it is cut off."""
        target, room, arcs = self.target, self.room, self.arcs
        level = [-1] * len(arcs)
        level[sink] = 0
        queue = [sink]
        for node in queue:
            next_level = level[node] + 1
            for arc in arcs[node]:
                start = target[arc]
                if level[start] < 0 and room[arc ^ 1]:
                    level[start] = next_level
                    queue.append(start)
        return level

    def _send(self, source: int, sink: int, level: list[int]) -> None:
        """Fill the shortest paths: on from each node by the first arc that is not used up."""
        target, room, arcs = self.target, self.room, self.arcs
        used_up = [0] * len(arcs)
        path: list[int] = []
        node = source
        while True:
            if node == sink:
                node = self._push(path)
            here, place, below = arcs[node], used_up[node], level[node] - 1
            while place < len(here) and not (
                room[here[place]] and level[target[here[place]]] == below
            ):
                place += 1
            used_up[node] = place
            if place < len(here):
                path.append(here[place])
                node = target[here[place]]
            elif path:
                node = target[path.pop() ^ 1]
                used_up[node] += 1
            else:
                return

    def _push(self, path: list[int]) -> int:
        """Send what fits along a path, and go back to the start of its first full arc."""
        room = self.room
        amount = min([room[arc] for arc in path])
        first = 0
        for i in range(len(path) - 1, -1, -1):
            arc = path[i]
            room[arc] -= amount
            room[arc ^ 1] += amount
            if not room[arc]:
                first = i
        start = self.target[path[first] ^ 1]
        del path[first:]
        return start
