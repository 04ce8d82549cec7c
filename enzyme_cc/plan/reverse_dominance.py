"""Find, for each block, one certain to follow in the same round of all loops around both.

In the reverse sweep that block comes first, so that what was computed in its reverse is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.plan.function_facts import Scene


def followers(scene: Scene, idle: Container[Loop] = ()) -> dict[Block, Block | None]:
    """Return the nearest of them for each block that is gone back through; None for none.

    The reverse of an idle loop may be left out: what leads to it may lead right to where it ends.
    Post-dominators of what is left of the function without the edges back to headers: where a
    round ends is an end of everything.
    """
    found: dict[Block, Block | None] = {}
    depth: dict[Block, int] = {}
    for block in reversed(scene.nest.cfg.reverse_post_order):
        if block not in scene.returning:
            continue
        # A cycle that could not be made a loop has no order: nothing is certain there.
        ways = [each if each in found else None for each in _ways(scene, block, idle)]
        nearest = ways[0] if ways else None
        for other in ways[1:]:
            nearest = _common(nearest, other, found, depth)
        found[block] = nearest
        depth[block] = depth[nearest] + 1 if nearest is not None else 0
    return found


def _ways(scene: Scene, block: Block, idle: Container[Loop]) -> list[Block | None]:
    """Return where a block leads on to; None for the end of a round."""
    made: list[Block | None] = []
    for target in scene.nest.cfg.successors(block):
        loop = scene.nest.headed_by(target)
        if loop is not None and block in loop:
            made.append(None)
        elif target in scene.returning:
            made.append(target)
            if loop is not None and loop in idle:
                made += [each for each in loop.exits if each in scene.returning]
    return made


def _common(
    one: Block | None,
    other: Block | None,
    found: dict[Block, Block | None],
    depth: dict[Block, int],
) -> Block | None:
    """Return the nearest block that follows on both, themselves included."""
    while one is not other:
        if one is None or other is None:
            return None
        if depth[one] >= depth[other]:
            one = found[one]
        else:
            other = found[other]
    return one
