"""Loops in generated code: so many rounds, or over what lies in every period of some bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.code.sizes import least, size_constant, without

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value

#: Up to here, what is done so many times is written down so many times.
_FEW = 4


def counted(
    builder: Builder, count: Value, body: Callable[[Value], None], *, down: bool = False
) -> None:
    """Write `body` for each number from 0 to below `count`, or downwards."""
    if isinstance(count, IntConstant) and count.value <= _FEW:
        for number in range(count.value)[:: -1 if down else 1]:
            body(size_constant(number))
        return
    loop = builder.new_block("loop")
    before, nothing = builder.block, size_constant(0)
    done = builder.block.function.insert_block("done", after=loop)  # type: ignore[union-attr]
    builder.conditional(builder.icmp("eq", count, nothing), done, loop)
    builder.move_to_end(loop)
    round_ = builder.phi(I64, [(count if down else nothing, before)], name="round")
    if down:
        following = builder.sub(round_, size_constant(1), "nuw", name="next")
        body(following)
        more = builder.icmp("ne", following, nothing)
    else:
        body(round_)
        following = builder.add(round_, size_constant(1), "nuw", name="next")
        more = builder.icmp("ne", following, count)
    round_.add_incoming(following, builder.block)
    builder.conditional(more, loop, done)
    builder.move_to_end(done)


def for_each_period(
    builder: Builder,
    period: int,
    size: Value,
    body: Callable[[Value, Value | None], None],
    *,
    down: bool = False,
) -> None:
    """Write `body` for each period of `size` bytes: where it begins, and how long the last is.

    It is called twice: for all whole periods (with None), and for what is left behind them.
    `down` is from the last to the first.
    """
    step = size_constant(period)
    count = builder.udiv(size, step)
    end = builder.mul(count, step)

    def whole() -> None:
        counted(builder, count, lambda at: body(builder.mul(at, step), None), down=down)

    def rest() -> None:
        left = builder.sub(size, end)
        done, some = builder.new_block("whole"), builder.new_block("rest")
        builder.conditional(builder.icmp("eq", left, size_constant(0)), done, some)
        builder.move_to_end(some)
        body(end, left)
        builder.branch(done)
        builder.move_to_end(done)

    for part in (rest, whole) if down else (whole, rest):
        part()


def for_each_span(
    builder: Builder,
    what: tuple[int, Iterable[tuple[int, int]]],
    size: Value,
    body: Callable[[Value, Value], None],
    *,
    down: bool = False,
) -> None:
    """Write `body` for some spans in every period of `size` bytes: where, and how long.

    Spans are offsets and sizes; of the last period, only as much as there is.
    """
    period, spans = what
    rows = list(spans)[:: -1 if down else 1]

    def one(start: Value, left: Value | None) -> None:
        for offset, length in rows:
            place, most = size_constant(offset), size_constant(length)
            if left is not None:
                most = least(builder, without(builder, left, place), most)
            body(builder.add(start, place), most)

    for_each_period(builder, period, size, one, down=down)
