"""Room for what is kept of the rounds of a loop: made as far out as it is known how much.

Of a nest of which all counts are known where it is entered, just as much as is used; else the
room is doubled when it is not enough, at each entry of the loop or as it goes round.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.invariants import emit, is_invariant
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Branch, Compare
from enzyme_cc.ir.types import I8, I64, POINTER
from enzyme_cc.transform.code.sizes import product, size_constant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.reverse.writers.protocols import Buffer, Buffers, LoopTapes

#: The least that is made where it is not known how much is needed.
_FIRST = 16


class Room:
    """Makes the buffers of a loop large enough, before or as it goes round."""

    def __init__(self, tape: LoopTapes, held: Buffers) -> None:
        self.tape = tape
        self.loop = held.loop
        self.buffers = held.cells
        self.count = tape.ahead.scene.counts.get(held.loop.header)
        self.front = tape.front(held.loop)

    @property
    def is_known(self) -> bool:
        """Return whether it is known where the loop is entered how often it goes round."""
        return self.count is not None

    @cached_property
    def room(self) -> Value:
        """Return the variable that says for how many rounds there is room."""
        entry = Builder.after_phis(self.tape.ahead.function.entry)
        made = entry.alloca(I64, name="room")
        entry.store(int_constant(I64, 0), made)
        return made

    def made_before(self) -> dict[Buffer | Value, Value]:
        """Make room where the loop is entered: where each buffer is from there on."""
        tape, loop = self.tape, self.loop
        assert self.count is not None
        builder = tape.entering(loop)
        wanted = self._with_front(builder, self.count.emit(builder, tape.ahead.primal))
        if loop.parent is None:
            return self._made_once(builder, wanted)
        wanted = builder.add(builder.load(I64, tape.total(loop).place), wanted)
        nest = known_nest(tape.ahead.scene, loop)
        least = wanted
        if nest[-1].parent is None:
            least = self._rounds(builder, nest)
        self._grow(builder, wanted, least)
        return {cell: builder.load(POINTER, cell.place) for cell, _ in self.buffers}

    def _with_front(self, builder: Builder, rounds: Value) -> Value:
        return builder.add(rounds, int_constant(I64, self.front)) if self.front else rounds

    def _made_once(self, builder: Builder, count: Value) -> dict[Buffer | Value, Value]:
        """Make the buffers of a loop that is entered once at most: they never grow.

        A function whose sweeps are apart is called often: its buffers are parts of one block. In
        one function LLVM knows that what is reserved apart does not overlap, and so does what
        differentiates that again.
        """
        ahead, layout = self.tape.ahead, self.tape.layout
        made: list[tuple[Buffer, Value]]
        if self.tape.crosses and not ahead.unit.helpers.again:
            made = list(self._made_together(builder, count))
        else:
            made = [
                (cell, self._reserved(builder, count, layout.alloc_size(kind)))
                for cell, kind in self.buffers
            ]
        for cell, place in made:
            if cell.is_there(self.loop.preheader):
                cell.value = place
            else:
                builder.store(place, cell.place)
        return dict(made)

    def _made_together(self, builder: Builder, count: Value) -> Iterator[tuple[Buffer, Value]]:
        """Yield the buffers one behind the other: what has to be aligned most comes first."""
        layout = self.tape.layout
        parts = sorted(self.buffers, key=lambda each: -layout.abi_alignment(each[1]))
        sizes = [layout.alloc_size(kind) for _, kind in parts]
        block = self._reserved(builder, count, sum(sizes))
        for at, (cell, _) in enumerate(parts):
            before = builder.mul(count, size_constant(sum(sizes[:at])))
            cell.is_part = at > 0
            yield cell, builder.gep(I8, block, [before]) if at else block

    def _reserved(self, builder: Builder, count: Value, size: int) -> Value:
        return self.tape.ahead.unit.helpers.reserved(builder, count, size)

    def _rounds(self, builder: Builder, nest: list[Loop]) -> Value:
        """Return how many rounds of the innermost of some loops are kept, all in all.

        It is computed where that is entered: counts of loops that are not come to say nothing.
        """
        ahead = self.tape.ahead

        def before(value: Value) -> Value:
            return emit(value, nest[-1], builder, ahead.primal)

        made: Value | None = None
        for loop in nest:
            count = ahead.scene.counts[loop.header].emit(builder, before)
            if made is None:
                made = self._with_front(builder, count)
            else:
                made = product(builder, made, count)
        assert made is not None
        return made

    def made_as_it_goes(self, index: Value, base: Value) -> None:
        """Make room in each round for which there is none left, and before for what comes first.

        `base` is where the loop goes on when it is entered.
        """
        first = int_constant(I64, _FIRST)
        if self.front:
            before = self.tape.entering(self.loop)
            self._grow(before, self._with_front(before, base), first)
        assert isinstance(index, Instruction)
        assert index.block is not None
        behind = index.block.first_after_phis() if isinstance(index, Phi) else index.next
        assert behind is not None
        builder = Builder.before(behind)
        wanted = builder.add(index, int_constant(I64, 1 + self.front))
        self._grow(builder, wanted, first)

    def _grow(self, builder: Builder, wanted: Value, least: Value) -> None:
        """Grow a buffer that is too small to twice its size, or to what is wanted."""
        here = builder.block
        position = builder.position
        assert position is not None
        behind = split_before(position, "enough")
        here.terminator.erase()
        builder.move_to_end(here)
        room = builder.load(I64, self.room)
        grow = builder.new_block("grow")
        builder.conditional(builder.icmp("ugt", wanted, room), grow, behind)
        builder.move_to_end(grow)
        helpers = self.tape.ahead.unit.helpers
        chosen = _larger(builder, least, builder.shl(room, int_constant(I64, 1)))
        chosen = _larger(builder, chosen, wanted)
        builder.store(chosen, self.room)
        for cell, kind in self.buffers:
            old = builder.load(POINTER, cell.place)
            size = self.tape.layout.alloc_size(kind)
            builder.store(helpers.grown(builder, old, (room, chosen), size), cell.place)
        builder.branch(behind)
        builder.move_before(position)


def known_nest(scene: Scene, loop: Loop) -> list[Loop]:
    """Return a loop and those around it, as far out as all counts are known before the last."""
    nest: list[Loop] = []
    values: list[Value] = []
    around: Loop | None = loop
    while around is not None and around.header in scene.counts:
        values += scene.counts[around.header].values()
        is_entered = not nest or _is_in_every_round(nest[-1], around)
        if not is_entered or not all(is_invariant(each, around) for each in values):
            break
        nest.append(around)
        around = around.parent
    return nest


def _is_in_every_round(inner: Loop, outer: Loop) -> bool:
    """Return whether a loop that is entered in one round of another is entered in each."""
    tree = inner.nest.dominators
    block = inner.preheader
    while block is not None and block is not outer.header:
        if not any(tree.dominates(block, latch) for latch in outer.latches):
            above = tree.immediate(block)
            if above is None or not _is_decided_before(above, outer):
                return False
        block = tree.immediate(block)
    return block is not None


def _is_decided_before(block: Block, loop: Loop) -> bool:
    """Return whether what decides at the end of a block is the same in each round of a loop."""
    last = block.terminator
    if len(block.successors) <= 1:
        return True
    if not isinstance(last, Branch) or last.condition is None:
        return False
    condition = last.condition
    parts = condition.operands if isinstance(condition, Compare) else [condition]
    return all(is_invariant(each, loop) for each in parts)


def _larger(builder: Builder, one: Value, other: Value) -> Value:
    return builder.select(builder.icmp("ugt", one, other), one, other)
