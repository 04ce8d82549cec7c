"""Augmented functions and reverses as they are called through pointers: all alike for one type.

Everything that may be active is passed, and what is kept is behind one pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.types import I64, POINTER, function_type
from enzyme_cc.transform.abi.signature import packed, together, unpacked
from enzyme_cc.transform.reverse.writers.tape import heap_alignment

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.values.pair import Pair


def outer_augmented(unit: Unit, pair: Pair, lanes: Lanes, name: str) -> Function:
    """Call the augmented function, and put what it keeps on the heap."""
    kind = function_type(together([*lanes.primals(), POINTER]), (*lanes.passed(), POINTER))
    made = new_function(unit.module, name, kind, prefix="internal")
    made.edited = True
    builder = Builder(made.insert_block("start"))
    arguments = _passed_on(made, lanes, pair)
    whole = builder.call(pair.augmented, [*arguments, made.arguments[-1]])
    inner = len(pair.lanes.primals())
    values = unpacked(builder, whole, inner + (pair.tape is not None))
    tape: Value = null()
    if pair.tape is not None:
        tape = _on_heap(unit, builder, values.pop(), pair, made.arguments[-1])
    missing = len(lanes.primals()) - inner
    results = values + values[:1] * missing
    builder.ret(packed(builder, [*results, tape]))
    return made


def _on_heap(unit: Unit, builder: Builder, tape: Value, pair: Pair, pending: Value) -> Value:
    if tape.type is POINTER:
        return tape
    size = int_constant(I64, unit.layout.alloc_size(tape.type))
    block = unit.helpers.frame(builder, size)
    if pair.lanes.wanted.lasting:
        unit.helpers.postpone_release(builder, pending, block)
    builder.store(tape, block, align=heap_alignment(unit.layout, tape.type))
    return block


def outer_reverse(unit: Unit, pair: Pair, lanes: Lanes, name: str) -> Function:
    """Take what was kept from the heap, and call the reverse."""
    kind = function_type(together(lanes.adjoints()), (*lanes.passed(), *lanes.seeds(), POINTER))
    made = new_function(unit.module, name, kind, prefix="internal")
    made.edited = True
    builder = Builder(made.insert_block("start"))
    arguments = _passed_on(made, lanes, pair)
    seeds = made.arguments[len(lanes.passed()) : -1]
    arguments += seeds[: len(pair.lanes.seeds())]
    if pair.tape is not None:
        arguments.append(_from_heap(unit, builder, made.arguments[-1], pair))
    whole = builder.call(pair.reverse, arguments)
    builder.ret(packed(builder, _adjoints(builder, whole, lanes, pair)))
    return made


def outer_replay(unit: Unit, pair: Pair, lanes: Lanes, name: str) -> Function:
    """Take what was kept from the heap, and compute tangents."""
    kind = function_type(together(lanes.seeds()), (*lanes.passed(), *lanes.tangents(), POINTER))
    made = new_function(unit.module, name, kind, prefix="internal")
    made.edited = True
    builder = Builder(made.insert_block("start"))
    arguments = _passed_on(made, lanes, pair)
    tangents = made.arguments[len(lanes.passed()) : -1]
    for number, index in enumerate(lanes.differentiated):
        if index in pair.lanes.differentiated:
            arguments += tangents[number * lanes.width : (number + 1) * lanes.width]
    if pair.tape is not None:
        arguments.append(_from_heap(unit, builder, made.arguments[-1], pair))
    assert pair.replay is not None
    whole = builder.call(pair.replay, arguments)
    found = unpacked(builder, whole, len(pair.lanes.seeds()))
    builder.ret(packed(builder, found or [zero(each) for each in lanes.seeds()]))
    return made


def _from_heap(unit: Unit, builder: Builder, block: Value, pair: Pair) -> Value:
    assert pair.tape is not None
    if pair.tape is POINTER:
        return block
    value = builder.load(pair.tape, block, align=heap_alignment(unit.layout, pair.tape))
    if not pair.lanes.wanted.lasting:
        unit.helpers.released(builder, block)
    return value


def _passed_on(made: Function, lanes: Lanes, pair: Pair) -> list[Value]:
    """Return what the inner function is passed, of what comes in."""
    arguments: list[Value] = []
    inner = pair.lanes.parameters
    for (value, shadows), carried in zip(lanes.spread(made.arguments), inner, strict=True):
        arguments.append(value)
        if carried.pointers:
            arguments += shadows or [value] * lanes.width
    return arguments


def _adjoints(builder: Builder, whole: Value, lanes: Lanes, pair: Pair) -> list[Value]:
    """Return what the outer function returns: zero where the inner has nothing."""
    inner = pair.lanes.differentiated
    found = unpacked(builder, whole, len(inner) * lanes.width)
    by_parameter = {
        index: found[at * lanes.width : (at + 1) * lanes.width] for at, index in enumerate(inner)
    }
    nothing = {index: zero(lanes.kind.parameters[index]) for index in lanes.differentiated}
    return [
        value
        for index in lanes.differentiated
        for value in by_parameter.get(index, [nothing[index]] * lanes.width)
    ]


#: What makes each of the functions that the shadow of one leads to.
OUTER = {"augmented": outer_augmented, "replay": outer_replay, "reverse": outer_reverse}
