"""The forward derivative of a parallel region: a region whose threads run the derivative."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.types import I32, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.forks import body, call_library, create, entry, filled, fork, frame_of
from enzyme_cc.transform.program.parallel_regions import OF_THREAD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.signature import Signature
    from enzyme_cc.transform.code.forks import Body
    from enzyme_cc.transform.emit.registry import Derivative, Registry
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.unit import Unit

_FREE = function_type(VOID, (POINTER,))


def write_forked(
    registry: Registry,
    context: Context,
    region: ParallelRegion,
    made: Function,
    signature: Signature,
) -> None:
    """Fill the derivative of the function of a region."""
    builder = Builder(made.insert_block("entry"))
    inner = context.callee(region.call)
    if inner is None:
        primals = [value for value, _ in signature.spread(made.arguments)]
        builder.call(registry.unit.program.called(region.function), primals)
        builder.ret()
        return
    wanted = signature.wanted._replace(unneeded=(), primal=True, active_result=False)
    derivative = registry.forward(inner, wanted)
    if region.is_thread:
        _start(builder, registry.unit, region, signature, derivative, made.arguments)
        return
    shadows = derivative.signature.shadows

    def run(builder: Builder, numbers: Sequence[Value], given: Sequence[Value]) -> None:
        outer = signature.spread(given)
        builder.call(derivative.function, list(passed(numbers, shadows, outer)))

    word = f"tangents.{region.function.name}"
    again = registry.unit.helpers.again
    fork(registry.unit.module, builder, word, made.arguments, run, again=again)
    builder.ret()


def _start(
    builder: Builder,
    unit: Unit,
    region: ParallelRegion,
    signature: Signature,
    derivative: Derivative,
    outer: Sequence[Value],
) -> None:
    """Start a thread that runs the derivative of what the other one runs."""
    module, again = unit.module, unit.helpers.again
    frame = frame_of(each.type for each in outer)
    word = f"tangents.{region.function.name}"
    thread = (entry if again else body)(module, word, frame)
    given = passed(
        (), derivative.signature.shadows, islice(signature.spread(thread.given), OF_THREAD, None)
    )
    thread.builder.call(derivative.function, list(given))
    if again:
        _free_unless_it_comes_again(module, thread)
    else:
        thread.builder.ret()
    size = int_constant(I64, unit.layout.alloc_size(frame))
    handle, attributes = (each for each, _ in islice(signature.spread(outer), OF_THREAD))
    if again:
        place = unit.helpers.allocated(builder, size)
        for at, value in enumerate(outer):
            builder.store(value, builder.struct_gep(frame, place, at))
        create(module, builder, [handle, attributes, thread.function, place], again=True)
    else:
        place = filled(builder, frame, outer)
        nothing = int_constant(I64, 0)
        zero_ = int_constant(I32, 0)
        call = [handle, attributes, thread.function, null(), place, size, nothing, zero_]
        call_library(module, builder, "start", POINTER, call)
    builder.ret()


def _free_unless_it_comes_again(module: Module, thread: Body) -> None:
    """Free the frame of a thread, but of a gradient's that will be run once more, and end it."""
    builder = thread.builder
    more = call_library(module, builder, "comes_again", I32, [])
    last, done = (thread.function.insert_block(each) for each in ("last", "done"))
    builder.conditional(builder.icmp("eq", more, int_constant(I32, 0)), last, done)
    builder.move_to_end(last)
    builder.call(declare(module, "free", _FREE), [thread.cell])
    builder.branch(done)
    builder.move_to_end(done)
    builder.ret(null())


def passed(
    numbers: Sequence[Value],
    shadows: Sequence[int],
    outer: Iterator[tuple[Value, Sequence[Value]]],
) -> Iterator[Value]:
    """Yield what a thread is given: its number, then each variable with as many shadows."""
    own = ((each, [each] * count) for each, count in zip(numbers, shadows, strict=False))
    for count, (value, lanes) in zip(shadows, (*own, *outer), strict=True):
        yield value
        yield from lanes[:count]
        for _ in range(count - len(lanes)):
            yield zero(value.type)
