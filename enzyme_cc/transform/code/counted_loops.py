"""Loops in generated code: so many rounds, or over what lies in every period of some bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I64, function_type, struct_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value

_OF_TWO = function_type(I64, (I64, I64))
_CHECKED = struct_type((I64, I1))
#: Up to here, what is done so many times is written down so many times.
_FEW = 4


def size_constant(value: int) -> Value:
    """Return an i64."""
    return int_constant(I64, value)


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


def least(builder: Builder, one: Value, other: Value) -> Value:
    """Return the smaller of two sizes."""
    return _intrinsic(builder, "llvm.umin.i64", one, other)


def product(builder: Builder, one: Value, other: Value) -> Value:
    """Return a product of i64; of what is too much for 64 bits, all there is."""
    module = module_of(builder.block.function)  # type: ignore[arg-type]
    multiply = declare(module, "llvm.umul.with.overflow.i64", function_type(_CHECKED, (I64, I64)))
    made = builder.call(multiply, [one, other])
    found, is_too_much = (builder.extractvalue(made, [index]) for index in (0, 1))
    return builder.select(is_too_much, size_constant(-1), found)


def without(builder: Builder, size: Value, taken: Value) -> Value:
    """Return what is left of a size, which may be nothing."""
    return _intrinsic(builder, "llvm.usub.sat.i64", size, taken)


def _intrinsic(builder: Builder, name: str, one: Value, other: Value) -> Value:
    function = builder.block.function
    assert function is not None
    return builder.call(declare(module_of(function), name, _OF_TWO), [one, other])


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
