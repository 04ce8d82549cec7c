"""Calls that exchange data with other processes: functions of the run-time library in their place.

These do what the call does, and the same with derivatives; in the forward sweep of reverse mode
they return what it takes to send adjoints the other way. All are called alike: with the arguments
in memory, eight bytes for each, the shadows of all buffers, direction by direction, how many
directions there are, and the place of the call, for messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import I8, I32, I64, POINTER, VOID, IntType, array_type, function_type
from enzyme_cc.rules.bodies import COMMUNICATION
from enzyme_cc.rules.datatypes import are_integers, types_of_buffers
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.frontends.message_passing import implementation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit

#: How the names of the functions go on.
FORWARD, AUGMENTED, REVERSE = "forward", "augmented", "reverse"

_WORD = 8
_KINDS = {
    FORWARD: function_type(I32, (POINTER, POINTER, I32, POINTER)),
    AUGMENTED: function_type(I32, (POINTER, POINTER, I32, POINTER, POINTER)),
}


def communicate(writer: DerivativeWriter, call: CallBase, rule: Rule, mode: str) -> Value | None:
    """Write what stands for a call, and return what is kept for the way back."""
    name = implementation(writer.unit.module, writer.unit.library)
    refusal = _refusal(writer, call, rule, is_known=bool(name))
    if refusal is not None:
        writer.complain("EZ0414", *refusal)
        return None
    writer.go_before(call)
    builder = writer.builder
    given = [_word(builder, writer.primal(each)) for each in call.arguments]
    buffers = [i for i, each in enumerate(rule.arguments) if each.role.is_buffer]
    shadows = [each for index in buffers for each in writer.shadows(call.arguments[index])]
    place = f"{writer.unit.report.places.of(call)}: {rule.name}"
    where = writer.unit.helpers.shown(f"{place}\0")
    passed = [
        _stored(writer, given),
        _stored(writer, shadows),
        int_constant(I32, writer.width),
        where,
    ]
    kept = None
    if mode is AUGMENTED:
        kept = Fitter(builder, writer.unit.layout).stack(POINTER)
        passed.append(kept)
    kind = _KINDS[mode]
    function = declare(writer.unit.module, f"{COMMUNICATION}{name}_{mode}_{_name(call)}", kind)
    made = builder.call(function, passed, CallStyle(), type_=kind)
    writer.replace(call, None if call.type is VOID else made)
    return builder.load(POINTER, kept) if kept is not None else None


def communicate_back(unit: Unit, builder: Builder, kept: Value) -> None:
    """Write what sends adjoints the other way."""
    name = implementation(unit.module, unit.library)
    kind = function_type(VOID, (POINTER,))
    function = declare(unit.module, f"{COMMUNICATION}{name}_{REVERSE}", kind)
    builder.call(function, [kept], CallStyle(), type_=kind)


def _refusal(
    writer: DerivativeWriter, call: CallBase, rule: Rule, *, is_known: bool
) -> tuple[str, CallBase, str] | None:
    """Return why there is no derivative of a call, with a way out; None where there is one."""
    wanted = writer.wanted
    if not is_known:
        message = f"{rule.name}: it is not known which MPI this file is compiled for"
        way = "include mpi.h of Open MPI or of MPICH where it is called"
    elif wanted.replayed:
        message = f"{rule.name} has no tangents from a tape"
        way = "take __enzyme_fwddiff: it sends tangents with the numbers"
    elif wanted.lasting:
        message = f"{rule.name} is reversed once for each tape, and enzyme_nofree asks for more"
        way = "ask without enzyme_nofree, and make a tape for each"
    elif isinstance(call, Invoke):
        message = f"{rule.name} is called where it may throw, and derivatives of it do not"
        way = "call it from a function of yours in C, or one that is noexcept"
    elif any(_are_disguised(writer, call, *each) for each in types_of_buffers(rule)):
        message = f"{rule.name}: numbers that carry derivatives are sent or received as integers"
        way = "call it with the type of the numbers: MPI_DOUBLE, MPI_FLOAT"
    else:
        return None
    return message, call, way


def _are_disguised(writer: DerivativeWriter, call: CallBase, buffer: int, kind: int) -> bool:
    """Return whether the first of some data is a number for certain, and its type says integers."""
    pointer = call.arguments[buffer]
    if kind < 0 or not are_integers(call.arguments[kind]) or not writer.is_active(pointer):
        return False
    found = writer.unit.types.memory(None, pointer, 1)
    return any(each.is_float for _, each, _ in found)


def _name(call: CallBase) -> str:
    """Return the function's name: MPI's own for profiling are the same, and so are Fortran's."""
    name = call.callee.ref.removeprefix("@").removeprefix("P").removeprefix("p")
    return f"{name.rstrip('_')}_" if name.endswith("_") else name


def _word(builder: Builder, value: Value) -> Value:
    """Return a value in eight bytes: integers with their sign."""
    if isinstance(value.type, IntType) and value.type.width < 8 * _WORD:
        return builder.sext(value, I64)
    return value


def _stored(writer: DerivativeWriter, values: Sequence[Value]) -> Value:
    """Return where values are in memory, one behind the other."""
    builder = writer.builder
    kind = array_type(max(len(values), 1), POINTER)
    place = Fitter(builder, writer.unit.layout).stack(kind)
    for index, each in enumerate(values):
        offset = int_constant(I64, index * _WORD)
        builder.store(each, builder.gep(I8, place, [offset]) if index else place, align=_WORD)
    return place
