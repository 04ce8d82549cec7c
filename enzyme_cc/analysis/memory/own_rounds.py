"""Loads of a loop that read what their own round has written: memory that rounds use as scratch.

Such a load reads the same when a round is run again by itself. For one store it is proved that it
writes each address that the load may read, and that no way through the round leads past it: the
store is in the same rounds of all loops as the load, or in one loop more that is over by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.executions import Execution, Known, Scene
from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.analysis.loops.polynomials import is_at_least, number, single
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Branch, Compare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.analysis.alias.executions import Guard
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.analysis.loops.polynomials import Polynomial, Symbol
    from enzyme_cc.analysis.memory.analysis import FunctionMemory
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.instructions import Load, Store
    from enzyme_cc.ir.values import Value


#: Of one loop no more pairs are looked at: each takes some milliseconds.
_MOST_PAIRS = 500


class OwnRounds:
    """Loads and stores of one function."""

    def __init__(self, nest: LoopNest, memory: FunctionMemory) -> None:
        self._memory = memory
        self._scene = Scene(nest, memory.memory.summaries.layout, memory.forms)
        self._left = _MOST_PAIRS

    def is_own(self, load: Load, loop: Loop, stores: Sequence[Store], *, alone: bool) -> bool:
        """Return whether a load in a loop reads only what these stores wrote in the same round.

        `alone`: nobody but these writes there. Then it may as well read what nobody writes while
        the loop runs.
        """
        if any(self._writes_for(load, loop, store, None) for store in stores):
            return True
        return alone and all(
            any(self._writes_for(load, loop, store, other) for store in stores) for other in stores
        )

    def _writes_for(self, load: Load, loop: Loop, store: Store, other: Store | None) -> bool:
        """Return whether a store wrote before what is read; or `other` never runs in the loop."""
        sizes = self._memory.location(load).size, self._memory.location(store).size
        self._left -= 1
        if sizes[0] is None or sizes[0] != sizes[1] or self._left < 0:
            return False
        return _Case(self._scene, load, loop, store).holds(other)


class _Ahead(NamedTuple):
    """The block that control has to come through, and the loop that begins there, if one does."""

    block: Block
    loop: Loop | None


class _Case:
    """A load, and a store that may be ahead of it in the same round of all loops around both."""

    def __init__(self, scene: Scene, load: Load, loop: Loop, store: Store) -> None:
        assert load.block is not None
        assert store.block is not None
        self._scene = scene
        self._load, self._store = load, store
        self._reads, self._writes = load.block, store.block
        self._loop = loop
        self._common = scene.common_loops(self._reads, self._writes)
        self._known = known = Known(scene)
        for each in self._common:
            known.rounds[each] = single(known.round_of(each))
        self._reading = Execution(known, self._reads, self._is_shared)
        self._writing = Execution(known, self._writes, self._is_shared)

    def _is_shared(self, value: Value) -> bool:
        """Return whether nothing computes a value again in the same round of the common loops."""
        if not isinstance(value, Instruction) or value.block is None:
            return True
        return self._scene.nest.innermost(value.block) in (None, *self._common)

    def holds(self, other: Store | None) -> bool:
        """Return whether the store is ahead; or else `other` never runs in the loop."""
        ahead = self._ahead()
        if ahead is None:
            return False
        for each in self._scene.loops_around(self._reads)[len(self._common) :]:
            self._reading.rounds[each] = single(self._known.round_of(each))
        self._reading.note_facts(self._scene.loops_around(self._reads))
        if not self._is_address_written(ahead.loop):
            return False
        guards = () if other is None else self._guards(other)
        return self._is_before_in_block() or not self._has_way_past(ahead, guards)

    def _ahead(self) -> _Ahead | None:
        """Return where the store begins to write; None where it is of no form that is known."""
        if self._loop not in self._common or not self._scene.nest.is_reducible:
            return None
        own = self._scene.loops_around(self._writes)[len(self._common) :]
        if not own:
            return _Ahead(self._writes, None)
        if len(own) > 1 or len(own[0].latches) != 1 or len(own[0].exit_edges) != 1:
            return None
        runs = self._scene.nest.dominators.dominates(self._writes, own[0].latches[0])
        return _Ahead(own[0].header, own[0]) if runs else None

    def _is_before_in_block(self) -> bool:
        if self._reads is not self._writes:
            return False
        order = list(self._reads)
        return order.index(self._store) < order.index(self._load)

    # -- addresses -----------------------------------------------------------------------------

    def _is_address_written(self, own: Loop | None) -> bool:
        """Return whether the store, once its loop has been begun, writes what is read."""
        count = None
        if own is not None:
            count = self._known.round_of(own)
            self._writing.rounds[own] = single(count)
        read = self._reading.address(self._load.operands[0], may_wrap=True)
        written = self._writing.address(self._store.operands[1], may_wrap=True)
        if read is None or written is None or read[0] is not written[0]:
            return False
        if not self._is_shared(read[0]):
            return False
        if own is None or count is None:
            apart = read[1].plus(written[1], -1)
            return apart.is_constant and not apart.constant
        step, rest = written[1].split(count)
        if not step.is_constant or not step.constant or not self._is_same_for_all(rest):
            return False
        which = read[1].plus(rest, -1).over(step.constant)
        return which is not None and self._comes_to(own, which)

    def _is_same_for_all(self, found: Polynomial) -> bool:
        """Return whether a sum is the same in all rounds of the store's own loop."""
        return found.symbols.isdisjoint(self._writing.own_symbols)

    def _comes_to(self, own: Loop, which: Polynomial) -> bool:
        """Return whether a loop with one way out comes to a round, by its number."""
        tests = self._scene.tests(own)
        if len(tests) != 1 or not is_at_least(which, 0):
            return False
        is_ahead = self._scene.nest.dominators.dominates(self._writes, tests[0].source)
        # A store behind the test runs only where that holds in its own round, too.
        last = which if is_ahead else which.plus(number(1))
        if last.is_constant and not last.constant:
            return True  # a loop that is begun has a first round
        stays = self._writing.stays_before(own, tests[0], last)
        return stays is not None and self._is_same_for_all(stays) and is_at_least(stays, 0)

    # -- ways ----------------------------------------------------------------------------------

    def _has_way_past(self, ahead: _Ahead, guards: Sequence[Guard]) -> bool:
        """Return whether control may come to the load without having been there in this round."""
        first = self._common[-1].header
        pending, seen = [self._reads], {self._reads}
        if self._reads is ahead.block:
            return True  # the store is behind the load
        while pending:
            block = pending.pop()
            if block is first:
                return True
            for source in self._scene.nest.sources(block):
                is_there = source in (ahead.loop or (ahead.block,))
                if source not in seen and not is_there and self._is_open(source, block, guards):
                    seen.add(source)
                    pending.append(source)
        return False

    def _is_open(self, source: Block, target: Block, guards: Sequence[Guard]) -> bool:
        """Return whether control may take an edge on its way to the load."""
        branch = source.terminator
        compare = branch.condition if isinstance(branch, Branch) else None
        if not isinstance(compare, Compare) or compare.opcode != "icmp":
            return True
        if len(set(branch.successors)) != 2 or not self._is_shared(branch):
            return True
        held = target is branch.successors[0]
        if any(_is_same(compare, each) and held is not other for each, other in guards):
            return False
        facts = self._reading.said_by(compare, held=held)
        return not any(
            fact.symbols.isdisjoint(self._moving) and is_at_least(fact.scaled(-1), 1)
            for fact in facts
        )

    @property
    def _moving(self) -> set[Symbol]:
        """Return what need not be the same at the load as it was on the way to it."""
        rounds = (each.symbols for each in self._reading.rounds.values())
        return self._reading.own_symbols.union(*rounds)

    def _guards(self, other: Store) -> tuple[Guard, ...]:
        """Return the conditions, the same in all rounds, without which another store never runs."""
        assert other.block is not None
        found = self._scene.guards(other.block)
        return tuple(
            (compare, held)
            for compare, held in found
            if all(is_outside(each, self._loop) for each in compare.operands)
        )


def _is_same(one: Compare, other: Compare) -> bool:
    return one is other or (
        one.predicate == other.predicate and list(one.operands) == list(other.operands)
    )
