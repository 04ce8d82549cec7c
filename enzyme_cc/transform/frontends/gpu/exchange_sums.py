"""Loops that exchange a number until nobody came in between, as the atomic updates that they are.

A kernel adds so to what its device adds to by no instruction, and finds the largest of numbers.
Whatever the loop begins with, it ends when the number there is the one that it has changed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Block, Phi
from enzyme_cc.ir.instructions import (
    Binary,
    Branch,
    CallBase,
    Cast,
    Compare,
    CompareExchange,
    ExtractValue,
    Load,
    Select,
)
from enzyme_cc.ir.types import I1, FloatType
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

_ORDERING = re.compile(r'^ ((?:syncscope\("[^"]*"\) )?\w+) \w+')


#: Atomic updates that leave the larger of two numbers, and the smaller: rules are called as these.
_EXTREMES = ("fmax", "fmin")
_LARGER, _SMALLER = ("ogt", "oge", "ugt", "uge"), ("olt", "ole", "ult", "ule")


class _Loop(NamedTuple):
    """A loop of one block: the number it expects there is `value`, and it adds `term`.

    Or it leaves there the larger or the smaller of both.
    """

    exchange: CompareExchange
    value: Phi
    first: Value
    sum: Binary | CallBase | Select
    term: Value
    exit: Block


def write_exchange_sums(functions: Iterable[Function]) -> None:
    """Write as atomic updates what these functions add so, and which extremes they find."""
    for function in functions:
        lines = [each for each in function.instructions() if isinstance(each, CompareExchange)]
        for loop in [found for each in lines for found in (_loop(each),) if found is not None]:
            _write(loop)


def _loop(line: CompareExchange) -> _Loop | None:
    value, block = line.operands[1], line.block
    assert block is not None
    if not isinstance(value, Phi) or value.block is not block or line.flags:
        return None
    incoming = {where: each for each, where in value.incoming}
    again = incoming.pop(block, None)
    if len(incoming) != 1 or not _is_part(again, line, 0):
        return None
    total, exit_ = _sum(line, value), _exit(line, value)
    if total is None or exit_ is None:
        return None
    (first,) = incoming.values()
    terms = [each for each in _terms(total) if not _is_number_of(each, value)]
    loop = _Loop(line, value, first, total, terms[0], exit_) if len(terms) == 1 else None
    return loop if loop is not None and _has_nothing_else(loop, block) else None


def _sum(line: CompareExchange, value: Phi) -> Binary | CallBase | Select | None:
    """Return what is put there, where it is of the number that is there and of something more."""
    new = line.operands[2]
    made = new.operands[0] if isinstance(new, Cast) and new.block is line.block else None
    if not isinstance(made, (Binary, CallBase, Select)) or made.block is not line.block:
        return None
    known = _operation(made, value)
    is_alone = list(made.users) == [new] and list(new.users) == [line]
    return made if known and is_alone and isinstance(made.type, FloatType) else None


def _operation(made: Binary | CallBase | Select, value: Phi) -> str:
    """Return which update something is of a number; nothing where it is none."""
    if isinstance(made, CallBase):
        callee = callee_of(made)
        rule = Library.default().callee(callee.name) if callee is not None else None
        return rule.name if rule is not None and rule.name in _EXTREMES else ""
    if isinstance(made, Select):
        return _chosen(made)
    takes = made.opcode == "fsub" and _is_number_of(made.operands[0], value)
    return "fadd" if made.opcode == "fadd" or takes else ""


def _chosen(made: Select) -> str:
    """Return whether the larger or the smaller of two is chosen; nothing else."""
    condition, one, other = made.operands
    if not isinstance(condition, Compare) or list(condition.users) != [made]:
        return ""
    known = (*_LARGER, *_SMALLER)
    if condition.predicate not in known or {*condition.operands} != {one, other}:
        return ""
    is_first = condition.operands[0] is one
    return _EXTREMES[(condition.predicate in _LARGER) is not is_first]


def _terms(made: Binary | CallBase | Select) -> list[Value]:
    if isinstance(made, CallBase):
        return list(made.arguments)
    return list(made.operands[1:] if isinstance(made, Select) else made.operands)


def _is_number_of(value: Value, bits: Phi) -> bool:
    return isinstance(value, Cast) and value.operands[0] is bits


def _is_part(value: Value | None, line: CompareExchange, which: int) -> bool:
    is_part = isinstance(value, ExtractValue) and value.operands[0] is line
    return is_part and value.indices == (which,)  # type: ignore[union-attr]


def _exit(line: CompareExchange, value: Phi) -> Block | None:
    """Return where the block goes once its exchange was one; None where it goes otherwise, too."""
    block = line.block
    last = block.terminator if block is not None else None
    condition = last.condition if isinstance(last, Branch) else None
    if last is None or condition is None:
        return None
    then, other = last.operands[1:]
    if isinstance(condition, Compare):
        known = {id(each) for each in condition.operands} - {id(value)}
        again = value.value_from(block)  # type: ignore[arg-type]
        if condition.predicate not in ("eq", "ne") or known != {id(again)}:
            return None
        if condition.predicate == "ne":
            then, other = other, then
    elif not _is_part(condition, line, 1):
        return None
    return then if other is block and then is not block and isinstance(then, Block) else None


def _has_nothing_else(loop: _Loop, block: Block) -> bool:
    """Return whether a block does that and nothing else, and adds what is not made in it."""
    numbers = [each for each in loop.value.users if isinstance(each, Cast)]
    last = block.terminator
    assert isinstance(last, Branch)
    known = {loop.exchange, loop.value, loop.sum, loop.exchange.operands[2], last, last.condition}
    known.update(numbers, loop.exchange.users)
    if isinstance(loop.sum, Select):
        known.add(loop.sum.operands[0])
    is_from_before = getattr(loop.term, "block", None) is not block
    is_alone = last.condition is not None and list(last.condition.users) == [last]
    is_plain = all(each.type is loop.sum.type for each in numbers)
    return is_from_before and is_alone and is_plain and all(each in known for each in block)


def _write(loop: _Loop) -> None:
    line, value, block = loop.exchange, loop.value, loop.exchange.block
    ordering = _ORDERING.match(line.tail)
    assert block is not None
    assert ordering is not None
    builder = Builder.before(line)
    builder.metadata = debug_of(line)
    term = builder.fneg(loop.term) if loop.sum.opcode == "fsub" else loop.term
    operation = _operation(loop.sum, value)
    align = line.alignment or 0
    made = builder.atomicrmw(operation, line.pointer, term, ordering[1], align=align)
    before = builder.bitcast(made, value.type)
    last, new = block.terminator, line.operands[2]
    assert isinstance(last, Branch)
    condition = last.condition
    assert isinstance(condition, (Compare, ExtractValue))
    last.erase()
    if isinstance(condition, Compare):
        condition.erase()
    for each in list(line.users):
        assert isinstance(each, ExtractValue)
        each.replace_all_uses(before if each.indices == (0,) else int_constant(I1, 1))
        each.erase()
    line.erase()
    assert isinstance(new, Cast)
    new.erase()
    decides = loop.sum.operands[0] if isinstance(loop.sum, Select) else None
    loop.sum.erase()
    if isinstance(decides, Compare):
        decides.erase()
    for number in [each for each in value.users if isinstance(each, Cast)]:
        number.replace_all_uses(made)
        number.erase()
    value.replace_all_uses(before)
    value.erase()
    if isinstance(before, Cast) and not before.is_used:
        before.erase()
    Builder(block).branch(loop.exit)
    if isinstance(loop.first, Load) and not loop.first.is_used and not loop.first.is_volatile:
        loop.first.erase()
