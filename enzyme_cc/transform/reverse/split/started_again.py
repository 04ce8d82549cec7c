"""The pair of a thread whose gradient is differentiated again: a thread as people start it.

What it runs is one function, for both sweeps. The run-time library starts it once more on the way
back, with what it was given ahead: a frame of the heap, where it finds its tape. So the next level
has ordinary memory to follow, and whoever starts and joins need not know where that is.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import int_constant, null, poison, zero
from enzyme_cc.ir.types import I1, I8, I32, I64, POINTER, VOID, function_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.abi.signature import packed, unpacked
from enzyme_cc.transform.code.forks import call_library, create, entry, frame_of
from enzyme_cc.transform.forward.forks import passed
from enzyme_cc.transform.program.parallel_regions import OF_THREAD
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import StructType
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.code.forks import Body
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.values.pair import Pair

#: What such a thread calls first.
BACK = f"{FORKS}goes_back"
_CLEAR = function_type(VOID, (POINTER, I8, I64, I1))
_FREE = function_type(VOID, (POINTER,))


def write_started_again(unit: Unit, pair: Pair, inner: Pair, region: ParallelRegion) -> None:
    """Write a pair, whose tape is the record of the thread."""
    module, name = unit.module, region.function.name
    *outer, later = pair.augmented.arguments
    tapes = [inner.tape] if inner.tape is not None else []
    frame = frame_of([*(each.type for each in outer), POINTER, pending_type(), *tapes])
    thread = entry(module, f"both.{name}", frame, len(outer) + 1)
    _fill(module, pair, inner, frame, thread)
    builder = Builder(pair.augmented.insert_block("entry"))
    handle, attributes = (value for value, _ in islice(pair.lanes.spread(outer), OF_THREAD))
    size = int_constant(I64, unit.layout.alloc_size(frame))
    place = unit.helpers.allocated(builder, size)
    clear = declare(module, "llvm.memset.p0.i64", _CLEAR)
    builder.call(clear, [place, zero(I8), size, zero(I1)])
    alone = int_constant(I32, int(unit.program.is_deterministic))
    record = call_library(module, builder, "expect", POINTER, [alone])
    for at, value in enumerate([*outer, record]):
        builder.store(value, builder.struct_gep(frame, place, at))
    create(module, builder, [handle, attributes, thread.function, place], again=True)
    unit.helpers.postpone(builder, later, place, _release(unit, name, frame, len(outer) + 1))
    unit.helpers.postpone(builder, later, record, declare(module, f"{FORKS}forget", _FREE))
    builder.ret(record)
    write_wait(module, pair)


def _fill(module: Module, pair: Pair, inner: Pair, frame: StructType, thread: Body) -> None:
    """Write what the thread runs, ahead and back."""
    *_, record = thread.given
    builder, first = thread.builder, len(thread.given)
    ahead, back = (thread.function.insert_block(each) for each in ("ahead", "back"))
    goes_back = call_library(module, builder, "goes_back", I32, [record])
    builder.conditional(builder.icmp("ne", goes_back, zero(I32)), back, ahead)
    given = [*of_thread(pair, inner, thread._replace(given=thread.given[:-1]))]
    builder.move_to_end(ahead)
    pending = builder.struct_gep(frame, thread.cell, first)
    result = builder.call(inner.augmented, [*given, pending])
    if inner.tape is not None:
        kept = unpacked(builder, result, len(inner.lanes.primals()) + 1)[-1]
        builder.store(kept, builder.struct_gep(frame, thread.cell, first + 1))
    builder.ret(null())
    builder.move_to_end(back)
    used = [each if inner.uses(at) else poison(each.type) for at, each in enumerate(given)]
    if inner.tape is not None:
        used.append(builder.load(inner.tape, builder.struct_gep(frame, thread.cell, first + 1)))
    builder.call(inner.reverse, used)
    builder.ret(null())


def of_thread(pair: Pair, inner: Pair, thread: Body) -> Iterator[Value]:
    """Yield what a thread gives to the derivative of what it runs."""
    outer = islice(pair.lanes.spread(thread.given), OF_THREAD, None)
    return passed((), inner.lanes.shadows, outer)


def write_wait(module: Module, pair: Pair) -> None:
    """Write the reverse of a start: what goes back is waited for."""
    builder = Builder(pair.reverse.insert_block("entry"))
    call_library(module, builder, "await", VOID, [pair.reverse.arguments[-1]])
    adjoints = [zero(kind) for kind in pair.lanes.adjoints()]
    builder.ret(packed(builder, adjoints))


def _release(unit: Unit, name: str, frame: StructType, pending: int) -> Function:
    """Return what gives back all that a thread has put on its list, and its frame."""
    made = f"enzyme_cc.parallel.release.{name}"
    function = new_function(unit.module, made, _FREE, prefix="internal")
    function.edited = True
    builder = Builder(function.insert_block("entry"))
    place = function.arguments[0]
    unit.helpers.give_back(builder, builder.struct_gep(frame, place, pending))
    builder.call(declare(unit.module, "free", _FREE), [place])
    builder.ret()
    return function
