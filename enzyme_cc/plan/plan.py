"""Plan what the forward sweep caches for the reverse sweep: the least that all follows from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.natural_loops import around
from enzyme_cc.plan.computed_ahead import ComputedAhead
from enzyme_cc.plan.cut import cheapest
from enzyme_cc.plan.quantities import Key, What, primal
from enzyme_cc.plan.recompute_rules import Recipes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.demanded_values import Asked
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.plan.loop_carried_reuse import Earlier
    from enzyme_cc.plan.quantities import Quantity

#: How often a loop is taken to go round when nothing is known.
_ROUNDS = 16.0
#: What is kept on the stack costs next to nothing.
_STACK = 1e-6
#: To keep what the program wants computed again costs as much as to keep so many of others.
_UNWANTED = 1e6
#: To call a function of numbers once more costs as much as to keep so many bytes.
_CALL = 24.0


class Plan:
    """The quantities to cache; all others are recomputed, or available anyway."""

    def __init__(self, scene: Scene, size: Callable[[Quantity], int]) -> None:
        self.scene = scene
        self.recipes = Recipes(scene)
        #: Bytes of a quantity, all lanes together.
        self.size = size
        self.cached: dict[Key, None] = {}
        #: What is found in what was kept in an earlier round: where.
        self.earlier: dict[Key, Earlier] = {}
        self.is_decided = False
        self._parts: dict[Key, list[Key] | None] = {}

    def decide(self, asked: Iterable[Asked]) -> None:
        """Choose what to cache, so that all that is asked for can be had.

        The least memory comes first: only in loops that keep something of each round anyway, or
        compute for what is kept, more of it is kept where that saves time.
        """
        levels = self.scene.levels
        wanted = dict.fromkeys(levels.key(quantity, loop) for quantity, loop in asked)
        graph = _Graph(self, [key for key in wanted if not self.recipes.is_free(key)])
        chosen = graph.chosen()
        keeping = {loop for key in chosen for loop in around(key.loop)}
        ahead = ComputedAhead(self.scene, [*filter(self.recipes.is_free, wanted), *chosen])
        prices = [
            self.price(key) if key.loop in keeping or ahead.has(key) else 0.0 for key in graph.keys
        ]
        self.cached = dict.fromkeys(graph.chosen(prices) if any(prices) else chosen)
        self._look_back(wanted)

    def _look_back(self, wanted: Iterable[Key]) -> None:
        """Find what is had from earlier rounds: from then on, nothing else is."""
        found: dict[Key, Earlier] = {}
        seen, pending = set(wanted), list(wanted)
        for key in pending:
            if self.recipes.is_free(key) or self.is_cached(key):
                continue
            earlier = self.recipes.of(key).earlier
            if earlier is not None:
                found[key] = earlier
            fresh = [part for part in self.parts(key) or () if part not in seen]
            seen.update(fresh)
            pending += fresh
        self.earlier = found
        self.is_decided = True
        self._parts.clear()

    def front(self, loop: Loop) -> int:
        """Return how many rounds before the first one something is asked for."""
        return max((each.rounds for each in self._earlier_in(loop)), default=0)

    def starts(self, loop: Loop) -> Iterator[tuple[Key, int, Value]]:
        """Yield the values kept for rounds before the first: the key, how far back, the value."""
        found: dict[tuple[Key, int], Value] = {}
        for each in self._earlier_in(loop):
            for number, start in enumerate(each.starts):
                found[Key(primal(each.kept), loop), each.rounds - number] = start
        return ((key, before, start) for (key, before), start in found.items())

    def _earlier_in(self, loop: Loop) -> Iterator[Earlier]:
        return (each for key, each in self.earlier.items() if key.loop is loop)

    def is_cached(self, key: Key) -> bool:
        """Return whether a quantity is kept."""
        return key in self.cached

    def keep(self, key: Key) -> None:
        """Keep something that was asked for after all."""
        self.cached[key] = None

    def parts(self, key: Key) -> list[Key] | None:
        """Return what a quantity is computed from, each as it is in the round meant."""
        if key not in self._parts:
            recipe = self.recipes.of(key)
            is_out = recipe.earlier is not None and self.is_decided and key not in self.earlier
            parts = None if is_out else recipe.parts
            level = self.scene.levels.key
            found = None if parts is None else [level(part, key.loop) for part in parts]
            self._parts[key] = found
        return self._parts[key]

    def weight(self, key: Key) -> float:
        """Return the bytes kept, as often as it is done."""
        size = float(max(self.size(key.quantity), 1))
        if self._is_wanted_again(key):
            size *= _UNWANTED
        if key.loop is None and self.scene.whole:
            return size * _STACK
        return size * self._times(key.loop)

    def price(self, key: Key) -> float:
        """Return the cost of recomputing a quantity as often as it runs, in bytes."""
        is_dear = key.quantity.what is What.PRIMAL and self.scene.is_dear(key.quantity.of)
        if is_dear and self._is_wanted_again(key):
            return 0.0
        return _CALL * self._times(key.loop) if is_dear else 0.0

    def _is_wanted_again(self, key: Key) -> bool:
        is_primal = key.quantity.what is What.PRIMAL
        return is_primal and self.scene.is_wanted_again(key.quantity.of)

    def _times(self, loop: Loop | None) -> float:
        times = 1.0
        for each in around(loop):
            count = self.scene.counts.get(each.header)
            constant = count.constant if count is not None else None
            times *= _ROUNDS if constant is None else max(float(constant), 1.0)
        return times


class _Graph:
    """The graph of the quantities asked for, down to those that cannot be recomputed."""

    def __init__(self, plan: Plan, wanted: list[Key]) -> None:
        self.plan = plan
        self.keys = list(wanted)
        self.needed = range(len(wanted))
        self.fixed: list[int] = []
        numbers = {key: number for number, key in enumerate(wanted)}
        self.edges: list[list[int]] = [[] for _ in wanted]
        at = 0
        while at < len(self.keys):
            parts = plan.parts(self.keys[at])
            if parts is None:
                self.fixed.append(at)
            for part in parts or ():
                if plan.recipes.is_free(part):
                    continue
                number = numbers.get(part)
                if number is None:
                    number = numbers[part] = len(self.keys)
                    self.keys.append(part)
                    self.edges.append([])
                self.edges[number].append(at)
            at += 1
        self.weights = [plan.weight(key) for key in self.keys]

    def chosen(self, prices: Sequence[float] = ()) -> list[Key]:
        """Return the cheapest to keep; `prices` are what it costs to compute each once more."""
        found = cheapest(self.weights, self.edges, self.fixed, self.needed, prices)
        return [self.keys[number] for number in sorted(found)]
