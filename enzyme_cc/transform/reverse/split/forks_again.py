"""The pair of a parallel region whose gradient is differentiated again: forks as people write them.

What threads keep is in arrays, with an element for each thread, so that the next level has ordinary
memory to follow. How many threads there will be is found out first: the arrays are made before
they run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import int_constant, null, poison, zero
from enzyme_cc.ir.types import I1, I8, I32, I64, POINTER, VOID, function_type, struct_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.abi.signature import packed, unpacked
from enzyme_cc.transform.code.counted_loops import counted
from enzyme_cc.transform.code.forks import call_library, fork
from enzyme_cc.transform.emit.adjoint_sums import added
from enzyme_cc.transform.forward.forks import passed
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import StructType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.values.pair import Pair

#: What threads of such a region call first; what ends a team.
COME = f"{FORKS}come"
_END = f"{FORKS}end"
_CLEAR = function_type(VOID, (POINTER, I8, I64, I1))


#: What crosses: how many threads, what is known of their locks, their tapes.
TAPE_OF_TEAM = struct_type((I64, POINTER, POINTER))


class Parts(NamedTuple):
    """The parts that both functions of a pair are written from."""

    unit: Unit
    region: ParallelRegion
    pair: Pair
    #: What each thread runs.
    inner: Pair
    #: Of each adjoint that a thread returns, the parameter of the region, and the lane.
    places: Sequence[tuple[int, int]]


def write_forked_again(made: Parts) -> None:
    """Write a pair, whose tape is fixed."""
    _write_ahead(made)
    _write_back(made)


def _write_ahead(made: Parts) -> None:
    unit, inner = made.unit, made.inner
    module, function = unit.module, made.pair.augmented
    *outer, later = function.arguments
    builder = Builder(function.insert_block("entry"))
    count = call_library(module, builder, "count_team", I64, [])
    team = call_library(module, builder, "team", POINTER, [count])
    end = declare(module, _END, function_type(VOID, (POINTER,)))
    unit.helpers.postpone(builder, later, team, end)
    pending = _array(made, builder, count, pending_type())
    unit.helpers.postpone(builder, later, pending, _release(made), (count,))
    tapes: list[Value] = []
    if inner.tape is not None:
        tapes.append(_array(made, builder, count, inner.tape))
        unit.helpers.postpone_free(builder, later, tapes[0])
    call_library(module, builder, "ask_ahead", VOID, [team])

    def run(builder: Builder, numbers: Sequence[Value], given: Sequence[Value]) -> None:
        team, pending, *more = given[: 2 + len(tapes)]
        own = call_library(module, builder, "come", I64, [team])
        spread = made.pair.lanes.spread(given[2 + len(tapes) :])
        values = [*passed(numbers, inner.lanes.shadows, spread)]
        place = builder.gep(pending_type(), pending, [own])
        result = builder.call(inner.augmented, [*values, place])
        if inner.tape is not None:
            builder.store(result, builder.gep(inner.tape, more[0], [own]))
        call_library(module, builder, "go", VOID, [team])

    word = f"ahead.{made.region.function.name}"
    fork(module, builder, word, [team, pending, *tapes, *outer], run, again=True)
    builder.ret(packed(builder, [count, team, *(tapes or [null()])]))


def _array(made: Parts, builder: Builder, count: Value, kind: Type) -> Value:
    """Return memory with so many elements, all zero."""
    size = builder.mul(count, int_constant(I64, made.unit.layout.alloc_size(kind)))
    found = made.unit.helpers.allocated(builder, size)
    clear = declare(made.unit.module, "llvm.memset.p0.i64", _CLEAR)
    builder.call(clear, [found, zero(I8), size, zero(I1)])
    return found


def _release(made: Parts) -> Function:
    """Return what gives back all that threads have put on lists, and the lists."""
    module, helpers = made.unit.module, made.unit.helpers
    name = f"enzyme_cc.parallel.release.{made.region.function.name}"
    kind = function_type(VOID, (POINTER, I64))
    function = new_function(module, name, kind, prefix="internal")
    function.edited = True
    builder = Builder(function.insert_block("entry"))
    lists, count = function.arguments

    def one(index: Value) -> None:
        helpers.give_back(builder, builder.gep(pending_type(), lists, [index]))

    counted(builder, count, one)
    free = declare(module, "free", function_type(VOID, (POINTER,)))
    builder.call(free, [lists])
    builder.ret()
    return function


def _write_back(made: Parts) -> None:
    unit, inner = made.unit, made.inner
    module, function = unit.module, made.pair.reverse
    *outer, tape = function.arguments
    builder = Builder(function.insert_block("entry"))
    count, team, *tapes = unpacked(builder, tape, 3)
    tapes = tapes if inner.tape is not None else []
    kinds = inner.lanes.adjoints()
    row = struct_type(tuple(kinds))
    sums = [_array(made, builder, count, row)] if kinds else []
    waits = int_constant(I32, int(unit.program.waits(made.region)))
    call = call_library(module, builder, "ask_back", VOID, [team, waits])
    unit.forked_back.append((call, made.region))

    def run(builder: Builder, numbers: Sequence[Value], given: Sequence[Value]) -> None:
        team, *more = given[: 1 + len(tapes) + len(sums)]
        own = call_library(module, builder, "come", I64, [team])
        spread = made.pair.lanes.spread(given[1 + len(more) :])
        values = [
            each if inner.uses(at) else poison(each.type)
            for at, each in enumerate(passed(numbers, inner.lanes.shadows, spread))
        ]
        if inner.tape is not None:
            values.append(builder.load(inner.tape, builder.gep(inner.tape, more[0], [own])))
        result = builder.call(inner.reverse, values)
        for at, each in enumerate(unpacked(builder, result, len(kinds))):
            place = builder.gep(row, more[-1], [own])
            builder.store(each, builder.struct_gep(row, place, at))
        call_library(module, builder, "go", VOID, [team])

    word = f"back.{made.region.function.name}"
    fork(module, builder, word, [team, *tapes, *sums, *outer], run, again=True)
    found = _summed(made, builder, count, sums[0], row) if sums else {}
    members = []
    for index in made.pair.lanes.differentiated:
        for lane in range(made.pair.lanes.width):
            kind = made.pair.lanes.kind.parameters[index]
            members.append(found.get((index, lane), zero(kind)))
    builder.ret(packed(builder, members))


def _summed(
    made: Parts, builder: Builder, count: Value, sums: Value, row: StructType
) -> dict[tuple[int, int], Value]:
    """Return the adjoints of what all threads were passed, by parameter and lane."""
    kinds = made.inner.lanes.adjoints()
    totals = [builder.alloca(each) for each in kinds]
    for each in totals:
        builder.store(zero(each.allocated), each)

    def one(index: Value) -> None:
        place = builder.gep(row, sums, [index])
        for at, (kind, total) in enumerate(zip(kinds, totals, strict=True)):
            argument = made.inner.lanes.differentiated[at // made.pair.lanes.width]
            primal = made.region.call.callee.arguments[argument]  # type: ignore[attr-defined]
            tree = lambda primal=primal: made.unit.types.own(primal)  # noqa: E731
            before = builder.load(kind, total)
            more = builder.load(kind, builder.struct_gep(row, place, at))
            builder.store(added(builder, made.unit.layout, tree, before, more), total)

    counted(builder, count, one)
    free = declare(made.unit.module, "free", function_type(VOID, (POINTER,)))
    builder.call(free, [sums])
    return {
        place: builder.load(kind, total)
        for place, kind, total in zip(made.places, kinds, totals, strict=True)
    }
