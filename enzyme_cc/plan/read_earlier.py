"""Phis that are what a load read some rounds before: read again, from memory that survives.

A stencil hands on what it has read, since LLVM reads nothing twice. The reverse sweep reads it
where it still is, and nothing is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from enzyme_cc.analysis.memory.tracks import track_of
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import Load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.plan.function_facts import Scene


class Read(NamedTuple):
    """A phi that is in each round what stands so many bytes before the address of a load."""

    load: Load
    before: int
    #: The loads it begins with in the first rounds.
    starts: tuple[Load, ...]


def read_earlier(scene: Scene, phi: Phi) -> Read | None:
    """Return what a phi at the head of a loop is read from, in any round; else nothing."""
    loop = scene.nest.headed_by(phi.block) if phi.block is not None else None
    if loop is None or loop.preheader is None or len(loop.latches) != 1:
        return None
    chain = list(_handed_on(phi, loop))
    load = chain[-1].value_from(loop.latches[0])
    if not _is_plain(load) or not _runs_always(scene, load.block, loop):
        return None
    steps = {each: found for each, (found, around) in scene.inductions.items() if around is loop}
    forms = scene.memory.forms
    placed = track_of(load, loop, forms, steps)
    if placed is None:
        return None
    track, offset = placed
    starts = []
    for rounds, each in enumerate(reversed(chain), 1):
        start = each.value_from(loop.preheader)
        if not _is_plain(start) or start.type is not load.type:
            return None
        if not track.begins(forms.of(start.pointer), offset - rounds * track.stride):
            return None
        starts.append(start)
    return Read(load, len(chain) * track.stride, tuple(starts))


def _handed_on(phi: Phi, loop: Loop) -> Iterator[Phi]:
    """Yield a phi, and those that hand on to it what they were a round before."""
    seen = set()
    value = phi
    while isinstance(value, Phi) and value.block is loop.header and value not in seen:
        yield value
        seen.add(value)
        value = value.value_from(loop.latches[0])  # type: ignore[assignment]


def _is_plain(value: object) -> TypeGuard[Load]:
    return isinstance(value, Load) and not (value.is_volatile or value.ordering)


def _runs_always(scene: Scene, block: Block | None, loop: Loop) -> bool:
    """Return whether a block runs in each round, the last one too: its addresses are right."""
    dominates = scene.nest.dominators.dominates
    ends = [*loop.latches, *(edge[0] for edge in scene.nest.exit_edges[loop])]
    return block is not None and all(dominates(block, each) for each in ends)
