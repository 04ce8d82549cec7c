"""Stores that come after a load, in the same round of a loop or a later one, and never hit it.

A step of a recurrence writes `x[i + 1]` and has read `x[i]`; elimination writes below and to the
right of the row that it has read. Addresses are sums (`alias/executions.py`) of the rounds of both
executions; for each loop that both are in, the case that the store is in a later round of it, with
those of the loops around it as they were, is proved by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.executions import Execution, Known, Scene
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.loops.polynomials import is_never_near, number, single
from enzyme_cc.ir.function import Instruction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.alias.affine_addresses import Forms
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.analysis.memory.reach import Reach
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.instructions import Load, Store
    from enzyme_cc.ir.values import Value

#: In deeper nests nothing is proved.
_DEEPEST = 6
#: Of one function no more pairs are looked at: each takes some milliseconds.
_MOST_PAIRS = 500


class LaterRounds:
    """Loads and stores of one function."""

    def __init__(self, function: Function, layout: DataLayout, forms: Forms, reach: Reach) -> None:
        self._scene = Scene(LoopNest(function), layout, forms)
        self._reach = reach
        self._found: dict[tuple[Load, Store, frozenset[Block] | None], bool] = {}

    def miss(
        self,
        load: Load,
        size: int,
        store: Store,
        other: int,
        within: frozenset[Block] | None = None,
    ) -> bool:
        """Return whether no store after a load hits what that has read; sizes are in bytes.

        `within`: as long as control stays in these blocks.
        """
        key = load, store, within
        found = self._found.get(key)
        if found is None:
            is_sought = len(self._found) < _MOST_PAIRS
            found = self._found[key] = is_sought and all(
                _Case(self._scene, load, store, later).is_apart(size, other)
                for later in self._cases(load, store, within)
            )
        return found

    def _cases(
        self, load: Load, store: Store, within: frozenset[Block] | None
    ) -> Iterator[Loop | None]:
        """Yield the loops of which the store may be in a later round; None for the same of all."""
        assert load.block is not None
        assert store.block is not None
        common = self._scene.common_loops(load.block, store.block)
        for loop in common:
            if within is None or within.issuperset(loop.blocks):
                yield loop
        if self._follows(load, store, common[-1] if common else None):
            yield None

    def _follows(self, load: Load, store: Store, inner: Loop | None) -> bool:
        """Return whether the store may come after the load without another round of a loop."""
        assert load.block is not None
        assert store.block is not None
        if load.block is store.block:
            order = list(load.block)
            if order.index(store) > order.index(load):
                return True
        number_of = self._reach.number
        start, end = number_of[load.block], number_of[store.block]
        if inner is None:
            return bool(self._reach.after(start) >> end & 1)
        return bool(self._reach.after_without(start, number_of[inner.header]) >> end & 1)


class _Case:
    """A load, and a store in a later round of one loop; or in the same round of all, for None."""

    def __init__(self, scene: Scene, load: Load, store: Store, later: Loop | None) -> None:
        assert load.block is not None
        assert store.block is not None
        self._scene = scene
        self._load, self._store = load, store
        self._common = scene.common_loops(load.block, store.block)
        self._later = later
        self._known = Known(scene)

    def is_apart(self, size: int, other: int) -> bool:
        """Return whether the store misses so many bytes."""
        assert self._load.block is not None
        assert self._store.block is not None
        if not self._scene.nest.is_reducible or len(self._common) > _DEEPEST:
            return False
        known, is_shared = self._known, self._is_shared()
        for loop in self._same():
            known.rounds[loop] = single(known.round_of(loop))
        reading = Execution(known, self._load.block, is_shared)
        writing = Execution(known, self._store.block, is_shared)
        self._number_rounds(reading, writing)
        for execution in (reading, writing):
            execution.note_facts(self._scene.loops_around(execution.block))
        read = reading.address(self._load.operands[0])
        written = writing.address(self._store.operands[1])
        if read is None or written is None or read[0] is not written[0]:
            return False
        return is_shared(read[0]) and is_never_near(written[1].plus(read[1], -1), other, size)

    def _same(self) -> tuple[Loop, ...]:
        """Return the loops of which both are in the same round."""
        if self._later is None:
            return self._common
        return self._common[: self._common.index(self._later)]

    def _is_shared(self) -> Callable[[Value], bool]:
        """Return what says whether nothing computes a value again between load and store."""
        nest, later = self._scene.nest, self._later
        common = {None, *self._common}

        def is_shared(value: Value) -> bool:
            if not isinstance(value, Instruction) or value.block is None:
                return True
            if later is not None:
                return value.block not in later
            return nest.innermost(value.block) in common

        return is_shared

    def _number_rounds(self, reading: Execution, writing: Execution) -> None:
        known, later = self._known, self._later
        if later is not None:
            # The store's round is one more than the load's, or even later.
            before, more = known.round_of(later), known.round_of(later)
            reading.rounds[later] = single(before)
            writing.rounds[later] = single(before).plus(single(more)).plus(number(1))
            writing.later.add(later)
        for execution in (reading, writing):
            for loop in self._scene.loops_around(execution.block):
                if loop not in known.rounds and loop not in execution.rounds:
                    execution.rounds[loop] = single(known.round_of(loop))
