"""The pair of a thread that a program starts: one thread ahead, another one on the way back.

Ahead, it puts its tape, and what is to be freed later, into a cell that its record has.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import int_constant, poison
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import I32, I64, POINTER, VOID, function_type
from enzyme_cc.rules.bodies import WAITS
from enzyme_cc.transform.abi.signature import unpacked
from enzyme_cc.transform.code.forks import body, call_library, filled, frame_of
from enzyme_cc.transform.program.parallel_regions import OF_THREAD
from enzyme_cc.transform.reverse.split.started_again import (
    of_thread,
    write_started_again,
    write_wait,
)
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type
from enzyme_cc.words.refused_bytes import AS_ADDRESS

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import StructType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.code.forks import Body
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.values.pair import Pair

#: Where in a cell is what is to be freed later, and where the tape.
PENDING, TAPE = 0, 1


class ThreadPairs(Protocol):
    """The functions of reverse mode, as a parallel region asks for them."""

    unit: Unit

    def scene(self, context: Context, *, whole: bool, promised: tuple[int, ...] = ()) -> Scene:
        """Return what is known of a function that is to be differentiated."""
        ...

    def pair(self, context: Context, wanted: Wanted) -> Pair:
        """Return the pair that a derivative calls."""
        ...


def write_started(pairs: ThreadPairs, pair: Pair, inner: Context, region: ParallelRegion) -> None:
    """Write a pair that starts a thread ahead, and waits for it on the way back.

    Who waits for it ahead starts the thread that reverses it.
    """
    unit, module = pairs.unit, pairs.unit.module
    each = pairs.pair(inner, pair.lanes.wanted._replace(promised=(), unneeded=()))
    if each.lanes.adjoints() or each.lanes.seeds():
        refuse(unit, pair, region, AS_ADDRESS.worded())
        return
    is_alone = unit.program.is_deterministic
    if is_alone and _is_met(unit, inner.function):
        refuse(unit, pair, region, _MEETING)
        return
    if unit.helpers.again:
        write_started_again(unit, pair, each, region)
        return
    members: list[Type] = [pending_type(), *([each.tape] if each.tape is not None else [])]
    cell = frame_of(members)
    outer = pair.augmented.arguments[:-1]
    frame = frame_of(value.type for value in outer)
    ahead, back = (
        body(module, f"{word}.{region.function.name}", frame) for word in ("ahead", "back")
    )
    _fill(pair, each, cell, ahead, back)
    builder = Builder(pair.augmented.insert_block("entry"))
    handle, attributes = (value for value, _ in islice(pair.lanes.spread(outer), OF_THREAD))
    sizes = [int_constant(I64, unit.layout.alloc_size(kind)) for kind in (frame, cell)]
    functions = [ahead.function, back.function]
    alone = int_constant(I32, int(is_alone))
    start = [handle, attributes, *functions, filled(builder, frame, outer), *sizes, alone]
    record = call_library(module, builder, "start", POINTER, start)

    def release(builder: Builder, record: Value) -> None:
        place = call_library(module, builder, "kept", POINTER, [record])
        unit.helpers.give_back(builder, builder.struct_gep(cell, place, PENDING))
        call_library(module, builder, "forget", VOID, [record])

    release_later(unit, region, builder, (record, pair.augmented.arguments[-1]), release)
    builder.ret(record)
    write_wait(module, pair)


def _fill(pair: Pair, inner: Pair, cell: StructType, ahead: Body, back: Body) -> None:
    """Write what the two threads run."""
    given = [*of_thread(pair, inner, ahead)]
    pending = ahead.builder.struct_gep(cell, ahead.cell, PENDING)
    result = ahead.builder.call(inner.augmented, [*given, pending])
    if inner.tape is not None:
        kept = unpacked(ahead.builder, result, len(inner.lanes.primals()) + 1)[-1]
        ahead.builder.store(kept, ahead.builder.struct_gep(cell, ahead.cell, TAPE))
    ahead.builder.ret()
    given = [
        value if inner.uses(at) else poison(value.type)
        for at, value in enumerate(of_thread(pair, inner, back))
    ]
    if inner.tape is not None:
        place = back.builder.struct_gep(cell, back.cell, TAPE)
        given.append(back.builder.load(inner.tape, place))
    back.builder.call(inner.reverse, given)
    back.builder.ret()


def _is_met(unit: Unit, start: Function) -> bool:
    """Return whether a thread waits for others before it ends."""
    bodies = unit.program.run_by([start])
    return any(each.name in WAITS for body in bodies for each in mentioned(body))


def refuse(unit: Unit, pair: Pair, region: ParallelRegion, said: tuple[str, ...]) -> None:
    """Refuse what threads run where it is started: code, message and ways out."""
    calls = (each for each in region.function.users if isinstance(each, CallBase))
    code, message, *ways = said
    unit.report.add(code, message, next(calls, None), *ways)
    close(pair)


def close(pair: Pair) -> None:
    """Let the functions of a pair that has been refused be whole, as far as IR is concerned."""
    for each in (pair.augmented, pair.reverse, pair.replay):
        if each is not None:
            Builder(each.insert_block("entry")).unreachable()


_MEETING = (
    "EZ0486",
    "with --enzyme-deterministic, threads are reversed one after the other, and this one waits for "
    "others",
    "let each thread store its results in memory of its own, and put them together after the join, "
    "without a lock",
    "or compile without --enzyme-deterministic",
)


def release_later(
    unit: Unit,
    region: ParallelRegion,
    builder: Builder,
    where: tuple[Value, Value],
    release: Callable[[Builder, Value], None],
) -> None:
    """Let what threads have kept go when all is reversed: it may have been made before them."""
    record, pending = where
    name = f"enzyme_cc.parallel.release.{region.function.name}"
    function = new_function(unit.module, name, function_type(VOID, (POINTER,)), prefix="internal")
    function.edited = True
    within = Builder(function.insert_block("entry"))
    release(within, function.arguments[0])
    within.ret()
    unit.helpers.postpone(builder, pending, record, function)
