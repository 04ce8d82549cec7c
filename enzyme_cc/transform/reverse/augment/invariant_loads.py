"""Loads that read the same in every round of a loop, before it: `a[i * n + k]` in a loop over j.

LLVM leaves them where a store of the loop may be to the same array. What their adjoints get is then
added up in memory, one round after the other; of a load before the loop it is in a register.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.ir.instructions import Load
from enzyme_cc.transform.reverse.augment.loop_carried import LASTING, may_leave

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.analysis.memory.analysis import Memory


def hoist(nest: LoopNest, memory: Memory) -> bool:
    """Put the invariant loads of a function before their loops; return whether there were any."""
    function = nest.cfg.function
    # All questions come before the first change.
    chosen = [
        (load, loop)
        for loop in nest.loops
        if loop.preheader is not None
        for load in _candidates(loop, memory)
        if memory.function(function).written_within(load, loop.blocks) is None
    ]
    for load, loop in chosen:
        assert loop.preheader is not None
        load.unlink()
        load.insert_before(loop.preheader.terminator)
        pairs = load.attachments().items() if load.metadata else ()
        load.metadata = "".join(f", !{kind} {node}" for kind, node in pairs if kind in LASTING)
    return bool(chosen)


def _candidates(loop: Loop, memory: Memory) -> Iterator[Load]:
    """Yield the loads of addresses from outside that run in each round before anybody writes."""
    for each in loop.header:
        if may_leave(each) or memory.effects(each).writes:
            return
        if (
            isinstance(each, Load)
            and not (each.is_volatile or each.ordering)
            and is_outside(each.pointer, loop)
        ):
            yield each
