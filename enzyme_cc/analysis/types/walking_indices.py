"""Indices that a loop counts from one constant to another: where those that step by bytes end.

The text in `struct { double x; char name[8]; double *next; }` is walked over byte by byte. LLVM
leaves no array there, only a place and an index; what is behind the text is no part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.invariants import limits
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Block, Instruction, Phi
from enzyme_cc.ir.instructions import Branch, Cast, Compare
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: Of how many sums and casts an index is taken apart.
_DEEPEST = 8
_SWAPPED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
_NEGATED = {"lt": "ge", "ge": "lt", "le": "gt", "gt": "le", "eq": "ne", "ne": "eq"}


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
    if phi is None or walk is None:
        return None
    for source, target in walk.loop.exit_edges:
        last = _last_value(walk, source, target, block)
        if last is not None:
            ends = sorted((walk.start, last))
            return _fitting(range(ends[0] + apart, ends[1] + apart + 1), phi, index)
    return None


def _taken_apart(index: Value) -> tuple[Phi | None, int]:
    """Return the phi that an index is a constant apart from, and that constant."""
    apart = 0
    for _ in range(_DEEPEST):
        if isinstance(index, Phi):
            return index, apart
        if isinstance(index, Cast) and index.opcode in ("sext", "zext"):
            index = index.operands[0]
            continue
        if not isinstance(index, Instruction) or index.opcode not in ("add", "sub"):
            return None, 0
        first, second = index.operands
        if not isinstance(second, IntConstant):
            return None, 0
        apart += second.value if index.opcode == "add" else -second.value
        index = first
    return None, 0


def _fitting(found: range, phi: Phi, index: Value) -> range | None:
    """Return what was found if it is the same, signed or not, in all types that it goes through."""
    assert isinstance(phi.type, IntType)
    assert isinstance(index.type, IntType)
    width = min(phi.type.width, index.type.width)
    fits = found[0] >= 0 and found[-1] < 1 << width - 1
    return found if fits else None


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


def _last_value(walk: _Walk, source: Block, target: Block, block: Block) -> int | None:
    """Return the last value that the phi has in a block, by one way out of its loop."""
    loop, branch = walk.loop, source.terminator
    if source is not loop.header and source is not loop.latches[0]:
        return None  # not passed in each round
    if not isinstance(branch, Branch) or not isinstance(branch.condition, Compare):
        return None
    compared = _compared(walk, branch.condition)
    if compared is None:
        return None
    is_next, predicate, bound = compared
    if branch.successors[0] is target:
        predicate = predicate[:-2] + _NEGATED[predicate[-2:]]
    tests = _tests_passed(walk, predicate, bound, walk.start + walk.step * is_next)
    if tests is None:
        return None
    is_behind = source is loop.header and block is not source and block in loop
    return walk.start + walk.step * max(tests - is_behind, 0)


def _compared(walk: _Walk, compare: Compare) -> tuple[bool, str, int] | None:
    """Return what is compared with a constant, the phi or what comes next, and how."""
    if compare.opcode != "icmp":
        return None
    (left, right), predicate = compare.operands, compare.predicate
    if isinstance(left, IntConstant):
        left, right = right, left
        predicate = predicate[:-2] + _SWAPPED.get(predicate[-2:], predicate[-2:])
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
