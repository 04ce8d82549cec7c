"""Functions that are loops of steps: the form that every checkpointed loop is brought into."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.types import I64, POINTER, VOID, IntType, function_type
from enzyme_cc.transform.code.derivative_attributes import widening_words
from enzyme_cc.transform.program.checkpointed import LOOP, CheckpointLoop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

#: The first number, how many, the scheme, what it is told; then the regions, then the arguments.
HEAD = (I64, I64, POINTER, POINTER)
REGION = (POINTER, I64)


class Steps(NamedTuple):
    """The parts of a loop of steps."""

    function: Function
    name: str
    #: Whether a step says when the loop ends.
    is_open: bool
    #: How many regions it is given.
    regions: int


def loop_of(module: Module, steps: Steps, types: Sequence[Type], where: str) -> CheckpointLoop:
    """Return the function of a loop, with its body; nobody calls it yet."""
    step = steps.function
    function = new_function(
        module,
        LOOP + steps.name,
        function_type(VOID, tuple(types)),
        names=("start", "count", "scheme", "config"),
        prefix="internal",
        suffix="noinline",
    )
    function.edited = True
    regions = len(HEAD), len(HEAD) + len(REGION) * steps.regions
    start, count = function.arguments[:2]
    entry, body, done = (function.insert_block(each) for each in ("entry", "step", "done"))
    builder = Builder(entry)
    end = builder.add(start, count, name="end")
    if steps.is_open:
        builder.branch(body)
    else:
        builder.conditional(builder.icmp("sgt", count, int_constant(I64, 0)), body, done)
    builder.move_to_end(body)
    number = builder.phi(I64, [(start, entry)], name="number")
    counted = step.function_type.parameters[0]
    assert isinstance(counted, IntType)
    shown = number if counted is I64 else builder.trunc(number, counted)
    given = [shown, *function.arguments[regions[1] :]]
    style = CallStyle(arguments=tuple(widening_words(each.attributes) for each in step.arguments))
    made = builder.call(step, given, style)
    following = builder.add(number, int_constant(I64, 1), name="next")
    number.add_incoming(following, body)
    if steps.is_open:
        more = builder.icmp("ne", made, zero(made.type))
    else:
        more = builder.icmp("ne", following, end)
    builder.conditional(more, body, done)
    builder.move_to_end(done)
    builder.ret()
    return CheckpointLoop(function, made, made, steps.is_open, regions[0], regions[1], where)
