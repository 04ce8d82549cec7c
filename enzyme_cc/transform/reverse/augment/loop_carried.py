"""Loads of what the round before had already, as phis: `u[i - 1]` is what `u[i]` was.

Where memory is overwritten later, the reverse sweep has to be told what was read there. Of a phi
it finds that in what was kept of an earlier round, so that a stencil keeps each number once; and
what its adjoints get is added up on the way from round to round, not in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.inductions import inductions
from enzyme_cc.analysis.loops.invariants import emit, is_outside
from enzyme_cc.analysis.memory.tracks import Track, track_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import Binary, CallBase, Cast, GetElementPointer, Load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.analysis.memory.analysis import FunctionMemory, Memory
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value

#: What is said of a load, and holds before the loop, too.
LASTING = frozenset(("dbg", "tbaa"))
#: How many steps an address is from what the loop begins with.
_DEEPEST = 8


def hand_on(nest: LoopNest, memory: Memory) -> None:
    """Let loops hand on what they have read to the rounds that would read it again."""
    for loop in nest.loops:
        if loop.preheader is not None and len(loop.latches) == 1:
            tracks = _tracks(nest, loop, memory)
            if any(len(each) > 1 for each in tracks.values()):
                _Loop(nest, loop, memory.function(nest.cfg.function)).rewrite(tracks)


def _plain_loads(loop: Loop) -> Iterator[Load]:
    for block in loop.own_blocks:
        for each in block:
            if isinstance(each, Load) and not (each.is_volatile or each.ordering):
                yield each


def _tracks(nest: LoopNest, loop: Loop, memory: Memory) -> dict[Track, dict[int, list[Load]]]:
    """Return the loads of a loop, by what they read and at which offset."""
    found: dict[Track, dict[int, list[Load]]] = {}
    loads = list(_plain_loads(loop))
    if len(loads) < 2:
        return found
    steps = inductions(nest, loop)
    forms, _ = memory.summaries.scene(nest.cfg.function)
    for load in loads:
        placed = track_of(load, loop, forms, steps)
        if placed is not None:
            track, offset = placed
            found.setdefault(track, {}).setdefault(offset, []).append(load)
    return found


class _Loop:
    """The rewriting of one loop."""

    def __init__(self, nest: LoopNest, loop: Loop, memory: FunctionMemory) -> None:
        self.nest = nest
        self.loop = loop
        self.memory = memory

    def rewrite(self, tracks: dict[Track, dict[int, list[Load]]]) -> None:
        """Make phis of what is read again; all questions come before the first change."""
        chosen: list[tuple[Load, Instruction]] = []
        for track, loads in tracks.items():
            sources = self._sources(track, loads)
            for offset, each in loads.items():
                source = sources.get(offset + track.stride)
                if source is not None:
                    chosen += [(load, source) for load in each if self._may_become(load, source)]
        made = [(load, self._phi(load), source) for load, source in chosen]
        latch = self.loop.latches[0]
        for _, phi, value in made:
            phi.add_incoming(value, latch)
        for load, phi, _ in made:
            load.replace_all_uses(phi)
            load.erase()

    # -- who has it ------------------------------------------------------------------------------

    def _sources(self, track: Track, loads: dict[int, list[Load]]) -> dict[int, Instruction]:
        """Return what is known at the end of each round, by its offset: loads, and phis of them."""
        latch = self.loop.latches[0]
        dominates = self.nest.dominators.dominates
        found: dict[int, Instruction] = {}
        for offset, each in loads.items():
            known = [load for load in each if load.block and dominates(load.block, latch)]
            if known and self._stays(known[0]):
                found[offset] = known[0]
        for phi in self.loop.header.phis:
            value = phi.value_from(latch)
            for offset in [at for at, source in found.items() if source is value]:
                if self._starts_alike(phi, track, offset - track.stride):
                    found.setdefault(offset - track.stride, phi)
        return found

    def _stays(self, load: Load) -> bool:
        """Return whether what was read is there as long as the loop goes round, and no longer."""
        is_lost = self.memory.overwritten_after(load) is not None
        return is_lost and self.memory.written_within(load, self.loop.blocks) is None

    def _starts_alike(self, phi: Phi, track: Track, offset: int) -> bool:
        """Return whether a phi is in the first round what is at an offset then."""
        start = phi.value_from(self.loop.entering[0])
        if phi.type is not track.type or not isinstance(start, Load):
            return False
        before = self.loop.preheader
        if start.is_volatile or start.ordering or before is None or start.block is not before:
            return False
        if self.memory.written_within(start, (before, *self.loop.blocks)) is not None:
            return False
        return track.begins(self.memory.forms.of(start.pointer), offset)

    # -- who becomes a phi -----------------------------------------------------------------------

    def _may_become(self, load: Load, source: Instruction) -> bool:
        """Return whether a load runs in each round, and can run before the first one as well."""
        if load is source or load.block is not self.loop.header:
            return False
        location = self.memory.location(load)
        for each in load.block:
            if each is load:
                break
            if may_leave(each) or self.memory.may_write(each, location):
                return False
        return self._can_begin(load.pointer, _DEEPEST)

    def _can_begin(self, value: Value, depth: int) -> bool:
        """Return whether an address can be computed before the loop as it is in the first round."""
        if is_outside(value, self.loop):
            return True
        if isinstance(value, Phi):
            return value.block is self.loop.header
        if not depth or not isinstance(value, (Binary, Cast, GetElementPointer)):
            return False
        return all(self._can_begin(each, depth - 1) for each in value.operands)

    def _begun(self, value: Value) -> Value:
        """Return what an address begins with in the first round."""
        is_phi = isinstance(value, Phi) and value.block is self.loop.header
        return value.value_from(self.loop.entering[0]) if is_phi else value  # type: ignore[attr-defined]

    def _phi(self, load: Load) -> Phi:
        """Return a phi that begins with what the load reads in the first round."""
        before = self.loop.preheader
        assert before is not None
        builder = Builder.before(before.terminator)
        start = builder.load(
            load.type,
            emit(load.pointer, self.loop, builder, self._begun),
            align=load.alignment or 0,
        )
        pairs = load.attachments().items() if load.metadata else ()
        start.metadata = "".join(f", !{kind} {node}" for kind, node in pairs if kind in LASTING)
        return Builder.after_phis(self.loop.header).phi(load.type, [(start, before)])


def may_leave(instruction: Instruction) -> bool:
    """Return whether what stands behind an instruction may not come to be run."""
    return isinstance(instruction, CallBase) and not instruction.callee.ref.startswith("@llvm.")
