"""Bound how often a loop's header runs where its count is not known before it is entered.

A number that is halved, or shifted to the right, in each round is 0 after as many rounds as it has
bits; one that is doubled, and does not wrap, exceeds all others; one that goes from a constant by
a constant is counted out. So a loop that leaves by comparing such a number has a bound, wherever
else it may be left before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Binary, Branch, Compare, Select
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.values import Value

#: What an unsigned number becomes 0 by, and by what least constant in each round.
_SHRINKING = {"lshr": 1, "udiv": 2, "sdiv": 2}
#: So many rounds are counted at most.
_COUNTED = 4096
#: Comparisons that hold of an unsigned or a signed number below another.
_BELOW = frozenset(("ult", "ule", "slt", "sle"))


def most_rounds(loop: Loop) -> int | None:
    """Return a number that the header's runs never exceed each time the loop is entered."""
    if len(loop.latches) != 1:
        return None
    found = [_by_exit(loop, source, target) for source, target in loop.exit_edges]
    bounds = [each for each in found if each is not None]
    return min(bounds) if bounds else None


def _by_exit(loop: Loop, source: object, target: object) -> int | None:
    """Return the bound that one way out of a loop makes, if it is passed in each round."""
    branch = getattr(source, "terminator", None)
    if not isinstance(branch, Branch) or branch.condition is None:
        return None
    if source is not loop.header and source is not loop.latches[0]:
        return None
    leaves_when_true = branch.successors[0] is target
    parts = _parts(branch.condition, leaves_when_true)
    found = [_by_comparison(loop, each, leaves_when_true) for each in parts]
    return min((each for each in found if each is not None), default=None)


def _parts(condition: Value, leaves_when_true: bool) -> Iterator[Compare]:
    """Yield comparisons of integers by each of which alone the loop is left."""
    pending = [condition]
    while pending:
        each = pending.pop()
        if isinstance(each, Compare) and each.opcode == "icmp":
            yield each
        elif isinstance(each, Binary) and each.opcode == ("or" if leaves_when_true else "and"):
            pending += each.operands
        elif isinstance(each, Select):
            first, then, other = each.operands
            decided = then if leaves_when_true else other
            if isinstance(decided, IntConstant) and bool(decided.value) == leaves_when_true:
                pending += [first, other if leaves_when_true else then]


def _by_comparison(loop: Loop, compare: Compare, leaves_when_true: bool) -> int | None:
    for at, value in enumerate(compare.operands):
        number, more = _without_constant(loop, value)
        phi = _header_phi(loop, number)
        if phi is None or not isinstance(phi.type, IntType):
            continue
        if _shrinks(loop, phi) and _leaves_at_zero(compare, at, more, leaves_when_true):
            return phi.type.width + 2
        counted = _counted(loop, phi, compare, at, leaves_when_true)
        if counted is not None:
            return counted
        if not more and _grows(loop, phi) and _leaves_above(compare, at, leaves_when_true):
            return phi.type.width + 2
    return None


def _counted(loop: Loop, phi: Phi, compare: Compare, at: int, leaves_when_true: bool) -> int | None:
    """Return in which round a number that goes on by a constant leaves, from a constant on."""
    found, other = _constant_step(loop, phi), compare.operands[1 - at]
    starts = [value for value, block in phi.incoming if block is not loop.latches[0]]
    if found is None or found[0].opcode not in ("add", "sub") or len(starts) != 1:
        return None
    start = starts[0]
    if not isinstance(start, IntConstant) or not isinstance(other, IntConstant):
        return None
    by = found[1] if found[0].opcode == "add" else -found[1]
    first = start.value if _number_of(loop, compare.operands[at]) is phi else start.value + by
    more = _without_constant(loop, compare.operands[at])[1]
    for round_ in range(_COUNTED):
        if _leaves(compare, at, first + round_ * by + more, leaves_when_true):
            return round_ + 2
    return None


def _number_of(loop: Loop, value: Value) -> Value:
    return _without_constant(loop, value)[0]


def _without_constant(loop: Loop, value: Value) -> tuple[Value, int]:
    """Return what is compared without a constant that is added: so LLVM asks for a range of it."""
    if isinstance(value, Binary) and value.opcode == "add":
        first, more = value.operands
        is_own = isinstance(more, IntConstant) and _header_phi(loop, first) is not None
        if is_own and _header_phi(loop, value) is None:
            return first, more.value  # type: ignore[attr-defined]
    return value, 0


def _header_phi(loop: Loop, value: Value) -> Phi | None:
    """Return what goes from round to round and is compared, before or after its step."""
    if isinstance(value, Phi):
        return value if value.block is loop.header else None
    if isinstance(value, Instruction) and value.operands:
        first = value.operands[0]
        if isinstance(first, Phi) and first.block is loop.header and _step(loop, first) is value:
            return first
    return None


def _step(loop: Loop, phi: Phi) -> Value | None:
    return next((value for value, block in phi.incoming if block is loop.latches[0]), None)


def _constant_step(loop: Loop, phi: Phi) -> tuple[Instruction, int] | None:
    """Return what makes the next of a number of itself and a constant, and the constant."""
    step = _step(loop, phi)
    if not isinstance(step, Instruction) or len(step.operands) != 2 or step.operands[0] is not phi:
        return None
    by = step.operands[1]
    return (step, by.value) if isinstance(by, IntConstant) else None


def _shrinks(loop: Loop, phi: Phi) -> bool:
    found = _constant_step(loop, phi)
    return found is not None and found[1] >= _SHRINKING.get(found[0].opcode, found[1] + 1)


def _leaves_at_zero(compare: Compare, at: int, more: int, leaves_when_true: bool) -> bool:
    """Return whether the loop is left when the number is 0, of which `more` is compared then."""
    return _leaves(compare, at, more, leaves_when_true)


def _leaves(compare: Compare, at: int, value: int, leaves_when_true: bool) -> bool:
    """Return whether the loop is left where this is compared with a constant."""
    other = compare.operands[1 - at]
    if not isinstance(other, IntConstant):
        return False
    kind = other.type
    assert isinstance(kind, IntType)
    pair = [each % (1 << kind.width) for each in (value, other.value)]
    if at:
        pair.reverse()
    signs = [each - (1 << kind.width) if each >> (kind.width - 1) else each for each in pair]
    return _holds(compare.predicate, pair, signs) == leaves_when_true


def _holds(predicate: str, pair: list[int], signs: list[int]) -> bool:
    if predicate in ("eq", "ne"):
        return (pair[0] == pair[1]) == (predicate == "eq")
    one, other = signs if predicate.startswith("s") else pair
    return {
        "lt": one < other,
        "le": one <= other,
        "gt": one > other,
        "ge": one >= other,
    }[predicate[1:]]


def _grows(loop: Loop, phi: Phi) -> bool:
    """Return whether a number other than 0 is doubled, and never wraps."""
    found = _constant_step(loop, phi)
    if found is None:
        return False
    step, by = found
    doubles = (step.opcode == "shl" and by >= 1) or (step.opcode == "mul" and by >= 2)
    starts = [value for value, block in phi.incoming if block is not loop.latches[0]]
    is_some = all(isinstance(each, IntConstant) and each.value > 0 for each in starts)
    return doubles and is_some and bool({"nuw", "nsw"} & set(step.flags.split()))


def _leaves_above(compare: Compare, at: int, leaves_when_true: bool) -> bool:
    """Return whether the loop is left when the number is above another."""
    swap = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
    predicate = compare.predicate
    if predicate in ("eq", "ne"):
        return False
    if at == 1:
        predicate = predicate[0] + swap[predicate[1:]]
    stays = predicate
    if leaves_when_true:
        negated = {"lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}
        stays = predicate[0] + negated[predicate[1:]]
    return stays in _BELOW
