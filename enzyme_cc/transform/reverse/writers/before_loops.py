"""Compute once, before the reverse of a loop, all that its rounds ask for and have alike.

LLVM leaves it in the loop where an addition to a shadow might change the tape, or the memory that
is read again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder

if TYPE_CHECKING:
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.plan.quantities import Key


class BeforeLoops:
    """The places where the reverse of loops is entered, and what is known there."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        #: The end of the block that leads to the reverse of a loop, of those one block leads to.
        self._entries: dict[Loop, Block] = {}
        self.known: dict[Loop, dict[Key, list[Value]]] = {}

    def enter(self, loop: Loop, block: Block) -> None:
        """Note the block that is left for the reverse of a loop."""
        edges = {each for each in loop.exit_edges if each[1] in self._scene.returning}
        if len(edges) == 1:
            self._entries[loop] = block
            self.known[loop] = {}

    def outermost(self, key: Key, here: Loop | None) -> Loop | None:
        """Return the largest loop around here that a quantity is the same in all rounds of."""
        found = None
        while here is not key.loop:
            if here is None:
                return None
            if here in self._entries:
                found = here
            here = here.parent
        return found

    def builder(self, loop: Loop, metadata: str) -> Builder:
        """Return a builder right before the reverse of a loop."""
        made = Builder.before(self._entries[loop].terminator)
        made.metadata = metadata
        return made
