"""The pair of a loop whose rounds are run again: nothing is kept from one sweep to the other.

Ahead, the loop runs as it is. Back, each round is run once more, with a tape of its own, and then
reversed, the last one first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.types import I64, FloatType, scalar_of
from enzyme_cc.transform.abi.signature import packed, unpacked

if TYPE_CHECKING:
    from collections.abc import Container

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.program.rerun_loop import RerunLoop
    from enzyme_cc.transform.reverse.values.pair import Pair


class WholePairs(Protocol):
    """The functions of reverse mode, as what is run again asks for them."""

    memory: Memory

    def lanes(self, context: Context, wanted: Wanted) -> Lanes:
        """Return how the derivative of a function in a context is called."""
        ...

    def whole(self, context: Context, wanted: Wanted) -> Function:
        """Return a function that goes there and back."""
        ...


def write_rerun(pairs: WholePairs, pair: Pair, context: Context, loop: RerunLoop) -> bool:
    """Write a pair; return False where it is to be an ordinary one instead."""
    step = context.callee(loop.step)
    wanted = pair.lanes.wanted
    if step is None or wanted.replayed or wanted.lasting or wanted.unneeded:
        return False
    if not stays(pairs.memory, step.function, loop.scratch.union(wanted.promised)):
        return False
    wanted = wanted._replace(promised=(), primal=False)
    lanes = pairs.lanes(step, wanted)
    own = pair.lanes
    if not _fit(lanes, own, loop) or lanes.result != own.result:
        return False
    pair.fix(None)
    reversed_ = pairs.whole(step, wanted)
    write_as_it_is(pair, context.function)
    _write_back(pair, lanes, reversed_, hands_on=loop.hands_on)
    pair.is_only_for_result = loop.is_left_unread
    return True


def stays(memory: Memory, function: Function, lasting: Container[int]) -> bool:
    """Return whether all that a function reads from outside is as it was when it is run again.

    `lasting` are the numbers of the parameters behind which it is.
    """
    summary = memory.summary(function)
    return summary is not None and all(
        place.index in lasting
        if isinstance(place, Argument)
        else isinstance(place, Wild) and not memory.is_looked_at(place)
        for place in summary.reads
    )


def _fit(round_: Lanes, own: Lanes, loop: RerunLoop) -> bool:
    """Return whether a loop is given what its rounds are, but perhaps a total without adjoint."""
    first = 1 + loop.hands_on
    if loop.hands_on and round_.result.numbers and not round_.parameters[1].numbers:
        return False
    if not all(isinstance(scalar_of(each), FloatType) for each in round_.adjoints()):
        return False
    return round_.parameters[first:] == own.parameters[first:]


def write_as_it_is(pair: Pair, function: Function) -> None:
    """Write an augmented function that does nothing but call the primal."""
    builder = Builder(pair.augmented.insert_block("entry"))
    primals = [primal for primal, _ in pair.lanes.spread(pair.augmented.arguments[:-1])]
    words = tuple(each.attributes for each in function.arguments)
    result = builder.call(function, primals, CallStyle(arguments=words))
    builder.ret(result if pair.lanes.primals() else None)


def _write_back(pair: Pair, round_: Lanes, reversed_: Function, *, hands_on: bool) -> None:
    """Write the loop over the rounds, the last one first."""
    function, lanes = pair.reverse, pair.lanes
    kinds = round_.adjoints()
    count, *arguments = function.arguments[: len(lanes.passed())]
    given: list[Value] = [*arguments]
    seeds = function.arguments[len(lanes.passed()) :]
    entry, body, done = (function.insert_block(name) for name in ("entry", "round", "done"))
    Builder(entry).branch(body)
    builder = Builder(body)
    left = builder.phi(I64, [(count, entry)], name="left")
    number = builder.sub(left, int_constant(I64, 1), "nuw", name="number")
    if hands_on:
        # What it is, no adjoint asks.
        given[0] = zero(given[0].type)
    handed = lanes.width if hands_on and round_.parameters[1].numbers else 0
    carried = [builder.phi(each.type, [(each, entry)]) for each in seeds]
    sums = [builder.phi(kind, [(zero(kind), entry)]) for kind in kinds[handed:]]
    made = builder.call(reversed_, [number, *given, *carried])
    found = unpacked(builder, made, len(kinds))
    for phi, each in zip(carried, found[:handed], strict=False):
        phi.add_incoming(each, body)
    totals = [builder.fadd(one, each) for one, each in zip(sums, found[handed:], strict=True)]
    for phi, each in zip(sums, totals, strict=True):
        phi.add_incoming(each, body)
    left.add_incoming(number, body)
    builder.conditional(builder.icmp("ne", number, int_constant(I64, 0)), body, done)
    begun = found[:handed] if hands_on and lanes.parameters[1].numbers else []
    builder = Builder(done)
    builder.ret(packed(builder, [*begun, *totals]))
