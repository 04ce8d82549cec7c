"""Find the quantities that say which successor a block leads to, when it is run once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import Branch, IndirectBranch, Invoke, Switch
from enzyme_cc.plan.quantities import primal, returned, rounds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.plan.demanded_values import Asked
    from enzyme_cc.plan.function_facts import Scene


def onwards(scene: Scene, block: Block) -> Iterator[Asked]:
    """Yield what says where a block leads on to; nothing where there is one way only."""
    if len(targets(scene, block)) <= 1:
        return
    loop = scene.nest.innermost(block)
    if loop is not None and counted_exit(scene, block) is not None:
        yield rounds(loop), loop.parent
        return
    end = block.terminator
    if isinstance(end, Invoke):
        yield returned(end), loop
    elif isinstance(end, (Branch, IndirectBranch, Switch)):
        yield primal(end.operands[0]), loop


def targets(scene: Scene, block: Block) -> tuple[Block, ...]:
    """Return the blocks that one leads to, and from which the function returns, each once."""
    found = dict.fromkeys(block.terminator.successors)
    return tuple(each for each in found if each in scene.returning)


def counted_exit(scene: Scene, block: Block) -> Loop | None:
    """Return the loop that is left here and nowhere else: in the last of its rounds, then."""
    loop = scene.nest.innermost(block)
    if loop is None or not isinstance(block.terminator, Branch):
        return None
    left = [each for each in loop.exit_edges if each[1] in scene.returning]
    is_it = len(left) == 1 and left[0][0] is block
    return loop if is_it and len(targets(scene, block)) > 1 else None
