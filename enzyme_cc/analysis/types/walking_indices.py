"""Indices that a loop counts from one constant to another: where those that step by bytes end.

The text in `struct { double x; char name[8]; double *next; }` is walked over byte by byte. LLVM
leaves no array there, only a place and an index; what is behind the text is no part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.exit_tests import SWAPPED, test_of
from enzyme_cc.analysis.loops.invariants import limits
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Block, Instruction, Phi
from enzyme_cc.ir.instructions import Cast
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.flow.cfg import Edge
    from enzyme_cc.analysis.loops.exit_tests import Test
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: Of how many sums and casts an index is taken apart.
_DEEPEST = 8


class _Walk(NamedTuple):
    """A phi in the header of a loop, its first value, and what is added in each round."""

    loop: Loop
    phi: Phi
    next: Instruction
    start: int
    step: int


def values_at(index: Value, block: Block, nest_of: Callable[[Function], LoopNest]) -> range | None:
    """Return the values that an index may have where a block uses it; None if nothing bounds it."""
    phi, apart = _taken_apart(index)
    walk = None if phi is None else _walk_of(phi, nest_of)
    if walk is None:
        return None
    for edge in walk.loop.exit_edges:
        last = _last_value(walk, edge, block)
        if last is not None:
            ends = sorted((walk.start, last))
            return _moved(range(ends[0], ends[1] + 1), apart, walk.phi)
    return None


def _taken_apart(index: Value) -> tuple[Phi | None, list[int]]:
    """Return the phi that an index is a constant apart from, and what is added, in order."""
    added: list[int] = []
    for _ in range(_DEEPEST):
        if isinstance(index, Phi):
            return index, added[::-1]
        if isinstance(index, Cast) and index.opcode in ("sext", "zext"):
            index = index.operands[0]
            continue
        if not isinstance(index, Instruction) or index.opcode not in ("add", "sub"):
            break
        first, second = index.operands
        if not isinstance(second, IntConstant):
            break
        added.append(second.value if index.opcode == "add" else -second.value)
        index = first
    return None, []


def _moved(found: range, added: list[int], phi: Phi) -> range | None:
    """Return a range with numbers added, if it is the same, signed or not, at each step.

    The phi has the fewest bits: what follows may be wider.
    """
    assert isinstance(phi.type, IntType)
    for each in (0, *added):
        found = range(found.start + each, found.stop + each)
        if found[0] < 0 or found[-1] >= 1 << phi.type.width - 1:
            return None
    return found


def _walk_of(phi: Phi, nest_of: Callable[[Function], LoopNest]) -> _Walk | None:
    """Return how a phi is stepped in a loop, from one constant on by another."""
    starts = [value for value, _ in phi.incoming if isinstance(value, IntConstant)]
    found = (_step_of(phi, value) for value, _ in phi.incoming)
    steps = [each for each in found if each is not None]
    if len(phi.incoming) != 2 or len(starts) != 1 or len(steps) != 1:
        return None
    assert phi.block is not None
    assert phi.block.function is not None
    loop = nest_of(phi.block.function).headed_by(phi.block)
    made, step = steps[0]
    if loop is None or (made, loop.latches[0]) not in phi.incoming or len(loop.latches) != 1:
        return None
    return _Walk(loop, phi, made, starts[0].value, step)


def _step_of(phi: Phi, value: Value) -> tuple[Instruction, int] | None:
    """Return what adds a constant to a phi, and that constant."""
    if not isinstance(value, Instruction) or value.opcode not in ("add", "sub"):
        return None
    first, by = value.operands
    if first is not phi or not isinstance(by, IntConstant) or not by.value:
        return None
    return value, by.value if value.opcode == "add" else -by.value


def _last_value(walk: _Walk, edge: Edge, block: Block) -> int | None:
    """Return the last value that the phi has in a block, by one way out of its loop."""
    loop = walk.loop
    test = test_of(loop.nest, loop, edge)
    if test is None or test.source not in (loop.header, loop.latches[0]):
        return None
    compared = _compared(walk, test)
    if compared is None:
        return None
    is_next, predicate, bound = compared
    tests = _tests_passed(walk, predicate, bound, walk.start + walk.step * is_next)
    if tests is None:
        return None
    is_behind = test.source is loop.header and block is not loop.header and block in loop
    return walk.start + walk.step * max(tests - is_behind, 0)


def _compared(walk: _Walk, test: Test) -> tuple[bool, str, int] | None:
    """Return what is compared with a constant, the phi or what comes next, and how."""
    (left, right), predicate = test.compare.operands, test.predicate
    if isinstance(left, IntConstant):
        left, right, predicate = right, left, SWAPPED[predicate]
    if not isinstance(right, IntConstant) or left not in (walk.phi, walk.next):
        return None
    return left is walk.next, predicate, right.value


def _tests_passed(walk: _Walk, predicate: str, bound: int, first: int) -> int | None:
    """Return how often a test lets the loop go on that is made in each round, before it fails.

    `first` is what is tested first. It fails for sure where the walk steps onto the number that it
    must not be, or passes a limit without going round.
    """
    how, up = predicate[-2:], walk.step > 0
    if how == "ne":
        rounds, rest = divmod(bound - first, walk.step)
        return None if rest or rounds < 0 else rounds
    if how not in (("lt", "le") if up else ("gt", "ge")):
        return None
    beyond = bound if how in ("lt", "gt") else bound + (1 if up else -1)
    rounds = max(-((first - beyond) // walk.step), 0)
    assert isinstance(walk.phi.type, IntType)
    low, high = limits(walk.phi.type.width, signed=predicate[0] == "s")
    is_certain = all(low <= each <= high for each in (first, bound, first + rounds * walk.step))
    return rounds if is_certain else None
