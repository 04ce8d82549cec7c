"""Tangents from a tape: the primal's way once more, with what was kept of it, and no primal.

Numbers have tangents, computed as forward mode does. Pointers have the shadows that the forward
sweep had, and all else that is asked for is what it was there: that is had as in a reverse sweep.
Nothing is stored but numbers in shadows.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.plan.quantities import Key, rounds, shadow
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.emit.writer import DerivativeWriter
from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Function, Instruction, Line, Phi
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.emission import Style


class ReplayWriter(SweepWriter):
    """Tangents of one function, from what its forward sweep has kept; `back` is its reverse."""

    def __init__(self, back: SweepWriter, function: Function) -> None:
        super().__init__(back.ahead, back.plan, function)
        self.tape = back.tape
        self.given_cells = back.given_cells
        self.repeated = back.repeated
        #: The tangents that are returned, and the block at whose end they are.
        self.results: list[Value] = []
        self.ending: Block | None = None
        #: The tangents of phis.
        self.phis: dict[Phi, list[Phi]] = {}
        self._totals: dict[Loop, Value] = {}

    @cached_property
    def _followers(self) -> Mapping[Block, Block | None]:
        """Return for each block one that came before, in the same round."""
        return _dominating(self)

    # -- lanes ---------------------------------------------------------------------------------

    def lane(self, value: Value, lane: int) -> Value | None:
        """Return a tangent, None for zero; or a shadow, as the forward sweep had it."""
        found = self._lanes.get(value)
        if found is not None:
            return found[lane]
        return self.have(shadow(value))[lane] if self.scene.has_shadow(value) else None

    def set(self, value: Value, lanes: Sequence[Value | None]) -> None:
        """Give a value its tangents."""
        self._lanes[value] = list(lanes)

    # -- code ----------------------------------------------------------------------------------

    def style(self, instruction: Instruction) -> Style:
        """Return the style of forward mode: tangents go the primal's way, lane by lane."""
        return DerivativeWriter.style(self, instruction)

    def begin(self, block: Block) -> None:
        """Go on with what stands for a block of the primal."""
        self.builder.move_to_end(self.starts[block])
        self.loop = self.scene.nest.innermost(block)
        self._behind = self._followers[block]
        self.forget()

    def go_behind(self, line: Line) -> None:
        """Take the debug location of a line only: code goes where it is."""
        self.builder.metadata = debug_of(line)

    def go_before(self, line: Line) -> None:
        """Take the debug location of a line only: code goes where it is."""
        self.builder.metadata = debug_of(line)

    def known(self) -> dict[Key, list[Value]]:
        """Return what is known here."""
        return dict(self._known)

    def recall(self, known: dict[Key, list[Value]]) -> None:
        """Recall what is known: only this is known here."""
        self.forget()
        self._known.update(known)

    # -- rounds --------------------------------------------------------------------------------

    def total_of(self, loop: Loop) -> Value:
        """Return the variable that holds how many rounds of a loop there have been."""
        return self._variable(self._totals, loop, "total")

    def last_round(self, loop: Loop) -> Value:
        """Return the number of the round in which a loop is left this time."""
        return self._have(Key(rounds(loop), loop.parent))[0]


def _dominating(replay: ReplayWriter) -> dict[Block, Block | None]:
    """Return which block came before each for certain, in the same round of the same loop."""
    nest = replay.scene.nest
    found: dict[Block, Block | None] = {}
    for block in nest.cfg.reverse_post_order:
        before = nest.dominators.immediate(block)
        is_near = before is not None and nest.innermost(before) is nest.innermost(block)
        found[block] = before if is_near and nest.headed_by(block) is None else None
    return found
