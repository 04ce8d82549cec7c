"""Comparisons by which control stays in a loop: each round passes them before the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.instructions import Branch, Compare

if TYPE_CHECKING:
    from enzyme_cc.analysis.flow.cfg import Edge
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.function import Block

#: By predicate of integers: the one that holds where it does not.
NEGATED = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
    "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
#: The one that says the same of both operands the other way round.
SWAPPED = {
    "eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
    "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
}  # fmt: skip


class Test(NamedTuple):
    """A comparison, as which it holds while control stays, and from where to where it stays."""

    source: Block
    stays: Block
    compare: Compare
    predicate: str


def test_of(nest: LoopNest, loop: Loop, edge: Edge) -> Test | None:
    """Return what decides over an edge out of a loop with one latch, if each round asks it once."""
    source, target = edge
    branch = source.terminator
    compare = branch.condition if isinstance(branch, Branch) else None
    if (
        not isinstance(compare, Compare)
        or compare.opcode != "icmp"
        or nest.innermost(source) is not loop
        or not nest.dominators.dominates(source, loop.latches[0])
    ):
        return None
    then, other = branch.successors
    leaves_when_true = then is target
    predicate = NEGATED[compare.predicate] if leaves_when_true else compare.predicate
    return Test(source, other if leaves_when_true else then, compare, predicate)
