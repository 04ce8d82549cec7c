"""The pair of a parallel region: two regions, each thread with a tape of its own.

Ahead, a thread puts its tape, and what is to be freed later, into its cell; back, the adjoints of
what the region was passed by value. They are added in the order of the threads, once all are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import IntConstant, int_constant, poison, zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import I32, I64, POINTER, VOID, PointerType
from enzyme_cc.transform.abi.signature import packed, unpacked
from enzyme_cc.transform.code.counted_loops import counted
from enzyme_cc.transform.code.forks import body, call_library, filled, frame_of, thread_numbers
from enzyme_cc.transform.emit.adjoint_sums import added
from enzyme_cc.transform.forward.forks import passed
from enzyme_cc.transform.reverse.calls.differentiated import stays
from enzyme_cc.transform.reverse.split.forks_again import (
    COME,
    TAPE_OF_TEAM,
    Parts,
    write_forked_again,
)
from enzyme_cc.transform.reverse.split.started import (
    PENDING,
    TAPE,
    close,
    refuse,
    release_later,
    write_started,
)
from enzyme_cc.transform.reverse.split.started_again import BACK
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.types import StructType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.split.started import ThreadPairs
    from enzyme_cc.transform.reverse.values.pair import Pair

#: Of the flags of a reverse: threads take turns. The bit below: they wait for each other.
_TURNS = 2


class _Forked(NamedTuple):
    """The parts that both functions of a pair are written from."""

    unit: Unit
    region: ParallelRegion
    pair: Pair
    #: What each thread runs.
    inner: Pair
    cell: StructType


def write_forked(pairs: ThreadPairs, pair: Pair, context: Context, region: ParallelRegion) -> None:
    """Write a pair."""
    wanted = pair.lanes.wanted
    is_again = pairs.unit.helpers.again and not region.is_thread
    pair.fix(TAPE_OF_TEAM if is_again else POINTER)
    inner = context.callee(region.call)
    if inner is None or wanted.lasting or wanted.replayed:
        refuse(pairs.unit, pair, region, _USED_AGAIN)
        return
    if _is_of_gradient(pairs.unit, region):
        close(pair)
        return
    if region.is_thread:
        write_started(pairs, pair, inner, region)
        return
    scene = pairs.scene(context, whole=False, promised=wanted.promised)
    promised = tuple(
        index
        for index, each in enumerate(region.call.arguments)
        if isinstance(each.type, PointerType) and stays(scene, region.call, each)
    )
    each = pairs.pair(inner, wanted._replace(promised=promised, unneeded=()))
    if is_again:
        places = _spread_indices(each, pair)
        write_forked_again(Parts(pairs.unit, region, pair, each, places))
        return
    members: list[Type] = [pending_type(), *([each.tape] if each.tape is not None else [])]
    cell = frame_of([*members, *each.lanes.adjoints()])
    made = _Forked(pairs.unit, region, pair, each, cell)
    _write_ahead(made)
    _write_back(made)


def _is_of_gradient(unit: Unit, region: ParallelRegion) -> bool:
    """Complain of a region that is part of a gradient: there is no gradient of that."""
    run = region.call.callee
    calls = [
        (line, callee)
        for line in (run.instructions() if isinstance(run, Function) else ())
        for callee in (callee_of(line) if isinstance(line, CallBase) else None,)
        if isinstance(line, CallBase) and callee is not None and callee.name in (COME, BACK)
    ]
    for call, callee in calls[:1]:
        unit.report.missing(callee, call, backwards=True)
    return bool(calls)


_USED_AGAIN = (
    "EZ0481",
    "a parallel region is reversed once, and here its tape may be used again",
    "ask for the gradient by __enzyme_autodiff, or without enzyme_nofree",
    "or compile this file without -fopenmp: what is differentiated then runs in one thread",
)


def let_take_turns(unit: Unit) -> None:
    """Say of each region whether its threads take turns, once all is written."""
    for call, region in unit.forked_back:
        if unit.program.takes_turns(region):
            assert isinstance(call, CallBase)
            flags = call.arguments[-1]
            assert isinstance(flags, IntConstant)
            call.set_operand(len(call.arguments) - 1, int_constant(I32, flags.value | _TURNS))


def _write_ahead(made: _Forked) -> None:
    module, function, inner = made.unit.module, made.pair.augmented, made.inner
    outer = function.arguments[:-1]
    frame = frame_of(each.type for each in outer)
    thread = body(module, f"ahead.{made.region.function.name}", frame)
    builder = thread.builder
    numbers = thread_numbers(module, builder)
    spread = made.pair.lanes.spread(thread.given)
    given = [*passed(numbers, inner.lanes.shadows, spread)]
    pending = builder.struct_gep(made.cell, thread.cell, PENDING)
    result = builder.call(inner.augmented, [*given, pending])
    if inner.tape is not None:
        builder.store(result, builder.struct_gep(made.cell, thread.cell, TAPE))
    builder.ret()
    builder = Builder(function.insert_block("entry"))
    size = int_constant(I64, made.unit.layout.alloc_size(made.cell))
    given = [thread.function, filled(builder, frame, outer), size]
    team = call_library(module, builder, "ahead", POINTER, given)

    def release(builder: Builder, team: Value) -> None:
        threads = call_library(module, builder, "threads", I64, [team])

        def one(index: Value) -> None:
            cell = call_library(module, builder, "cell", POINTER, [team, index])
            made.unit.helpers.give_back(builder, builder.struct_gep(made.cell, cell, PENDING))

        counted(builder, threads, one)
        call_library(module, builder, "end", VOID, [team])

    release_later(made.unit, made.region, builder, (team, function.arguments[-1]), release)
    builder.ret(team)


def _write_back(made: _Forked) -> None:
    module, function, inner = made.unit.module, made.pair.reverse, made.inner
    outer = function.arguments[:-1]
    team = function.arguments[-1]
    frame = frame_of(each.type for each in outer)
    thread = body(module, f"back.{made.region.function.name}", frame)
    _reverse_thread(made, thread.builder, thread.given, thread.cell)
    builder = Builder(function.insert_block("entry"))
    adjoints = inner.lanes.adjoints()
    sums = [builder.alloca(each) for each in adjoints]
    for each in sums:
        builder.store(zero(each.allocated), each)
    waits = int_constant(I32, int(made.unit.program.waits(made.region)))
    place = filled(builder, frame, outer)
    call = call_library(module, builder, "back", VOID, [thread.function, place, team, waits])
    made.unit.forked_back.append((call, made.region))

    def join(index: Value) -> None:
        cell = call_library(module, builder, "cell", POINTER, [team, index])
        for at, total in enumerate(sums):
            _add(made, builder, cell, at, total)

    if sums:
        threads = call_library(module, builder, "threads", I64, [team])
        counted(builder, threads, join)
    found = {
        index: builder.load(kind, total)
        for index, kind, total in zip(
            _spread_indices(inner, made.pair), adjoints, sums, strict=True
        )
    }
    outer_numbers = made.pair.lanes.differentiated
    width = made.pair.lanes.width
    members = []
    for index in outer_numbers:
        for lane in range(width):
            kind = made.pair.lanes.kind.parameters[index]
            members.append(found.get((index, lane), zero(kind)))
    builder.ret(packed(builder, members))


def _spread_indices(inner: Pair, pair: Pair) -> list[tuple[int, int]]:
    """Return of each adjoint that a thread returns the parameter of the region, and the lane."""
    numbers = len(inner.lanes.parameters) - len(pair.lanes.parameters)
    width = pair.lanes.width
    found = inner.lanes.differentiated
    return [(index - numbers, lane) for index in found for lane in range(width)]


def _reverse_thread(made: _Forked, builder: Builder, given: list[Value], cell: Value) -> None:
    inner = made.inner
    numbers = thread_numbers(made.unit.module, builder)
    spread = made.pair.lanes.spread(given)
    values = [
        each if inner.uses(at) else poison(each.type)
        for at, each in enumerate(passed(numbers, inner.lanes.shadows, spread))
    ]
    if inner.tape is not None:
        values.append(builder.load(inner.tape, builder.struct_gep(made.cell, cell, TAPE)))
    result = builder.call(inner.reverse, values)
    kinds = inner.lanes.adjoints()
    first = _first_adjoint(made)
    for at, each in enumerate(unpacked(builder, result, len(kinds))):
        place = builder.struct_gep(made.cell, cell, first + at)
        # A thread may reverse several of those that ran ahead: each has a cell of its own.
        builder.store(each, place)
    builder.ret()


def _first_adjoint(made: _Forked) -> int:
    return TAPE + (made.inner.tape is not None)


def _add(made: _Forked, builder: Builder, cell: Value, at: int, total: Value) -> None:
    """Add the adjoint that one thread has found of what all were passed."""
    kind = made.inner.lanes.adjoints()[at]
    argument = made.inner.lanes.differentiated[at // made.pair.lanes.width]
    primal = made.region.call.callee.arguments[argument]  # type: ignore[attr-defined]
    place = builder.struct_gep(made.cell, cell, _first_adjoint(made) + at)
    one, other = (builder.load(kind, each) for each in (total, place))
    tree = lambda: made.unit.types.own(primal)  # noqa: E731
    builder.store(added(builder, made.unit.layout, tree, one, other), total)
