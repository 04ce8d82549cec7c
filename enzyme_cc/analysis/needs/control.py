"""Find what the reverse sweep must know to retrace the control flow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.needs.analysis import Kind, Need
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import Branch, IndirectBranch, Switch, Unreachable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Block, Function


def control_needs(function: Function, nest: LoopNest | None = None) -> dict[Block, list[Need]]:
    """Return what decides where a block leads, for each block with several ways on.

    A condition, or a terminator without one. A loop is left after so many rounds: its header
    stands for their number. So does each entry of an irreducible cycle, for the way taken there.
    """
    nest = nest or LoopNest(function)
    returning = _returning(nest)
    found: dict[Block, list[Need]] = {}
    for block in nest.cfg.reverse_post_order:
        ways = [target for target in nest.cfg.successors(block) if target in returning]
        if len(ways) > 1:
            needed = dict.fromkeys(_decisions(nest, block, ways))
            if needed:
                found[block] = list(needed)
    for cycle in nest.irreducible:
        for entry in cycle.entries:
            found.setdefault(entry, []).append(Need(Kind.CONTROL, entry))
    return found


def _decisions(nest: LoopNest, block: Block, ways: list[Block]) -> Iterator[Need]:
    """Yield what decides at the end of a block."""
    left = []
    loop = nest.innermost(block)
    while loop is not None and any(way not in loop for way in ways):
        left.append(loop)
        loop = loop.parent
    for each in left:
        yield Need(Kind.CONTROL, each.header)
    if len(left) != 1 or len(ways) > 2 or len(left[0].exit_edges) > 1:
        terminator = block.terminator
        value = terminator.operands[0] if isinstance(terminator, _DECIDED) else terminator
        if not isinstance(value, Constant):
            yield Need(Kind.CONTROL, value)


def _returning(nest: LoopNest) -> set[Block]:
    """Return the blocks on a way to where the function is left, not only to `unreachable`."""
    cfg = nest.cfg
    pending = [block for block in cfg.exits if not isinstance(block.last, Unreachable)]
    found = set(pending)
    while pending:
        for source in nest.sources(pending.pop()):
            if source not in found:
                found.add(source)
                pending.append(source)
    return found


_DECIDED = (Branch, Switch, IndirectBranch)
