"""The forward derivative of a parallel region: a region whose threads run the derivative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import zero
from enzyme_cc.transform.code.forks import fork

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.signature import Signature
    from enzyme_cc.transform.emit.registry import Registry
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion


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
    shadows = derivative.signature.shadows

    def run(builder: Builder, numbers: Sequence[Value], given: Sequence[Value]) -> None:
        outer = signature.spread(given)
        builder.call(derivative.function, list(passed(numbers, shadows, outer)))

    word = f"tangents.{region.function.name}"
    again = registry.unit.helpers.again
    fork(registry.unit.module, builder, word, made.arguments, run, again=again)
    builder.ret()


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
