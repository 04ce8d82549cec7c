"""Find out whether a routine does anything: libraries differ where an increment is not above 0.

The reference leaves a vector as it is then, others scale it. So the routine itself is asked: it is
called on one number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import array_type
from enzyme_cc.rules.routines.model import Part
from enzyme_cc.rules.routines.names import by_address
from enzyme_cc.transform.routines.arguments import raw_types
from enzyme_cc.transform.routines.numbers import i64
from enzyme_cc.transform.routines.values import Scalar, real

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Operand
    from enzyme_cc.transform.routines.arguments import Arguments


def leave_idle(arguments: Arguments, routine: Function, behind: Block) -> None:
    """Go on only where a routine does something, else behind all."""
    b, call = arguments.machine.builder, arguments.call
    for name in call.routine.idle:
        is_asked = call.operand(name).part is Part.INCREMENT and arguments.machine.handle is None
        busy, other = b.new_block("busy"), b.new_block("asked") if is_asked else behind
        b.conditional(b.icmp("sgt", arguments.count(name), i64(0)), busy, other)
        if is_asked:
            b.move_to_end(other)
            b.conditional(_does_something(arguments, routine), busy, behind)
        b.move_to_end(busy)


def _does_something(arguments: Arguments, routine: Function) -> Value:
    """Return whether the routine makes anything of the number 1, with these increments."""
    machine, call = arguments.machine, arguments.call
    one, two = machine.constant(1.0), machine.constant(2.0)
    place = machine.slot(array_type(2, machine.real))
    machine.store(one, place, is_complex=call.is_complex)
    given = [_given(arguments, each, place, two) for each in call.operands]
    result = machine.builder.call(routine, given)
    if call.routine.returns is None:
        changed = machine.load(place, is_complex=False).real
        return machine.builder.fcmp("une", changed, one.real)
    return machine.builder.fcmp("une", result, real(machine.real, 0.0))


def _given(arguments: Arguments, operand: Operand, place: Value, factor: Scalar) -> Value:
    """Return what is passed for an operand: one number at a place, and a factor that changes it."""
    machine, call = arguments.machine, arguments.call
    if operand.part.is_memory:
        return place
    if operand.part.is_scalar:
        if not by_address(call, operand):
            return factor.real
        pointer = machine.slot(array_type(2, machine.real))
        is_complex = call.is_complex and operand.part is Part.SCALAR
        machine.store(factor, pointer, is_complex=is_complex)
        return pointer
    (kind,) = raw_types(call, operand)
    value = arguments.raw[operand.name]
    assert not isinstance(value, Scalar)
    value = value if operand.part is Part.INCREMENT else int_constant(kind, 1)
    if not by_address(call, operand):
        return value
    pointer = machine.slot(kind)
    machine.builder.store(value, pointer, align=4)
    return pointer
