"""Strongly connected components of any directed graph (Tarjan), without recursion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator

Node = TypeVar("Node", bound="Hashable")


def components(
    nodes: Iterable[Node], successors: Callable[[Node], Iterable[Node]]
) -> list[tuple[Node, ...]]:
    """Return the components of what `nodes` reach: each after all those it leads to."""
    search = _Search(successors)
    for node in nodes:
        if node not in search.number:
            search.walk(node)
    return search.found


class _Search(Generic[Node]):
    """One depth-first walk; `low` is the oldest open node that each node is known to reach."""

    def __init__(self, successors: Callable[[Node], Iterable[Node]]) -> None:
        self.successors = successors
        self.number: dict[Node, int] = {}
        self.low: dict[Node, int] = {}
        self.open: list[Node] = []
        self.is_open: set[Node] = set()
        self.found: list[tuple[Node, ...]] = []

    def walk(self, start: Node) -> None:
        path = [self.enter(start)]
        while path:
            node, rest = path[-1]
            target = next(rest, None)
            if target is None:
                path.pop()
                self.leave(node)
                if path:
                    self.reaches(path[-1][0], self.low[node])
            elif target not in self.number:
                path.append(self.enter(target))
            elif target in self.is_open:
                self.reaches(node, self.number[target])

    def enter(self, node: Node) -> tuple[Node, Iterator[Node]]:
        self.number[node] = self.low[node] = len(self.number)
        self.open.append(node)
        self.is_open.add(node)
        return node, iter(self.successors(node))

    def reaches(self, node: Node, number: int) -> None:
        if number < self.low[node]:
            self.low[node] = number

    def leave(self, node: Node) -> None:
        if self.low[node] != self.number[node]:
            return
        start = len(self.open) - 1
        while self.open[start] != node:
            start -= 1
        component = tuple(self.open[start:])
        del self.open[start:]
        self.is_open.difference_update(component)
        self.found.append(component)
