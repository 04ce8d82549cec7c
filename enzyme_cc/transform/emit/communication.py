"""Calls that exchange data with other processes: functions of the run-time library in their place.

These do what the call does, and the same with derivatives; in the forward sweep of reverse mode
they return what it takes to send adjoints the other way. All are called alike: with the arguments
in memory, eight bytes for each, the shadows of all buffers, direction by direction, how many
directions there are, and the place of the call, for messages.
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import Kind as Types
from enzyme_cc.analysis.types.sources import OURS
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import IntConstant, int_constant, null
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import I8, I32, I64, POINTER, VOID, IntType, array_type, function_type
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.bodies import COMMUNICATION, LAUNCHES, PREFIX
from enzyme_cc.rules.datatypes import are_integers, types_of_buffers
from enzyme_cc.rules.exchanges import Exchange, exchange_of, is_back
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.emit.communication_again import (
    AUGMENTED,
    FORWARD,
    KINDS,
    REVERSE,
    back_again,
    communicate_again,
    communicate_back_again,
    fill_words,
    refusal_again,
    word,
)
from enzyme_cc.transform.frontends.gpu.launches import KERNELS
from enzyme_cc.transform.frontends.parallel.message_passing import implementation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit

#: So many bytes of memory tell what numbers are in it; the kinds are as in `launch/common.h`.
_LOOKED_AT = 64
_NUMBERS = {
    **{Types.FLOAT: 1, Types.DOUBLE: 2, Types.INTEGER: 4, Types.POINTER: 4},
    **dict.fromkeys((Types.HALF, Types.BFLOAT, Types.FP80, Types.FP128, Types.PPC_FP128), 8),
    **dict.fromkeys((Types.CONFLICT, Types.IN_TURNS), 8),
}


#: How the run-time part is told that a call is in a parallel region, and that threads of such are
#: reversed one after the other.
_AMONG_THREADS, _IN_TURNS = 1 << 25, 1 << 26
#: What is defined where some call is in a region: any part of a program tells all others.
_IN_THREADS = "in_threads"
_TOLD = "weak constant"


def _among_threads(writer: DerivativeWriter, name: str, mode: str) -> int:
    """Return a mark of a call whose adjoint is added to what other threads may add to."""
    program, module = writer.unit.program, writer.unit.module
    if mode is not AUGMENTED or writer.context.function not in program.in_regions:
        return 0
    told = f"{_beginning(name)}_{_IN_THREADS}"
    if told not in module.globals:
        new_global(module, told, I8, int_constant(I8, 1), words=_TOLD)
    return _AMONG_THREADS | (_IN_TURNS if program.is_deterministic else 0)


def communicate(writer: DerivativeWriter, call: CallBase, rule: Rule, mode: str) -> Value | None:
    """Write what stands for a call, and return what is kept for the way back."""
    name = rule.part or implementation(writer.unit.module, writer.unit.library)
    code, refusal = _code(rule), _refusal(writer, call, rule, mode, is_known=bool(name))
    if rule.is_forward:
        refusal = refusal or _refusal_again(writer, call, mode)
    if refusal is not None:
        writer.complain(code, *refusal)
        return None
    writer.go_before(call)
    builder = writer.builder
    called = exchange_of(call.callee.ref.removeprefix("@"))
    if is_back(call.callee.ref.removeprefix("@")):
        back_again(writer, call)
        return None
    if called is not None:
        called = called._replace(threads=called.threads | _among_threads(writer, called.part, mode))
        return communicate_again(writer, call, called, writer.primal(call.arguments[-1]), mode)
    if writer.unit.helpers.again and not rule.part:
        new = Exchange(name, _name(call), 0, 0, _among_threads(writer, name, mode))
        return communicate_again(writer, call, new, _where(writer, call, rule), mode)
    given = [word(builder, writer.primal(each)) for each in call.arguments]
    if rule.part:
        given += _further(writer, call, rule)
    buffers = [i for i, each in enumerate(rule.arguments) if each.role.is_buffer]
    shadows = [each for index in buffers for each in writer.shadows(call.arguments[index])]
    passed = [
        _stored(writer, given),
        _stored(writer, shadows),
        int_constant(I32, writer.width | _among_threads(writer, name, mode)),
        _where(writer, call, rule),
    ]
    kept = None
    if mode is AUGMENTED:
        kept = Fitter(builder, writer.unit.layout).stack(POINTER)
        passed.append(kept)
    kind = KINDS[mode]
    function = declare(writer.unit.module, f"{_beginning(name)}_{mode}_{_name(call)}", kind)
    made = builder.call(function, passed, CallStyle(), type_=kind)
    writer.replace(call, None if call.type is VOID else made)
    return builder.load(POINTER, kept) if kept is not None else None


def communicate_back(
    unit: Unit, builder: Builder, kept: Value, call: CallBase, rule: Rule, width: int
) -> None:
    """Write what sends adjoints the other way."""
    name = rule.part or implementation(unit.module, unit.library)
    if unit.helpers.again and not rule.part:
        called = exchange_of(call.callee.ref.removeprefix("@"))
        lanes = width * (1 + called.tangents if called else 1)
        communicate_back_again(unit, builder, kept, called.part if called else name, lanes)
        return
    kind = function_type(VOID, (POINTER,))
    function = declare(unit.module, f"{_beginning(name)}_{REVERSE}", kind)
    builder.call(function, [kept], CallStyle(), type_=kind)


def _refusal(
    writer: DerivativeWriter, call: CallBase, rule: Rule, mode: str, *, is_known: bool
) -> tuple[str, CallBase, str] | None:
    """Return why there is no derivative of a call, with a way out; None where there is one."""
    wanted, twice = writer.wanted, refusal_again(call, mode, writer.width)
    if twice is not None:
        return twice[0], call, twice[1]
    if rule.refused or rule.part:
        found = _refusal_of_device(writer, call, rule)
        if found is not None or rule.refused:
            return found
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


def _code(rule: Rule) -> str:
    if rule.is_forward:
        return "EZ0308"
    if rule.refused:
        return "EZ0498"
    return "EZ0499" if rule.part else "EZ0414"


def _refusal_of_device(
    writer: DerivativeWriter, call: CallBase, rule: Rule
) -> tuple[str, CallBase, str] | None:
    """Return why there is no derivative of what is done to a device."""
    if rule.refused:
        message = f"{_name(call)} where host code is differentiated: {rule.refused}"
        known = "cudaMalloc, cudaMemcpy, cudaMemcpyToSymbol, cudaMemset and kernel<<<...>>>"
        return message, call, f"use {known}, or HIP's"
    launches = any(each.role is Role.LAUNCHED for each in rule.arguments)
    if launches and not rule.is_forward and KERNELS not in writer.unit.module.globals:
        message = f"{rule.name}: the kernels of this file are not known, nor their derivatives"
        way = "compile host and device at once, to an object (-c), without -fgpu-rdc"
        return message, call, way
    return None


def _refusal_again(
    writer: DerivativeWriter, call: CallBase, mode: str
) -> tuple[str, CallBase, str] | None:
    """Return why a call in a gradient has no derivative."""
    is_single = writer.width == 1
    if len(call.arguments) > 1:
        is_single = is_single and getattr(call.arguments[2], "value", 0) == 1
    if mode is FORWARD and is_single:
        return None
    what = "in several directions at once" if mode is FORWARD else "in reverse mode"
    name = _name(call).rpartition("_")[2]
    way = (
        "ask __enzyme_fwddiff, in one direction, of what asks __enzyme_autodiff: it is exact "
        "(docs/gpu.md, Second derivatives)"
    )
    return f"second derivative of {name} {what}", call, way


def _are_disguised(writer: DerivativeWriter, call: CallBase, buffer: int, kind: int) -> bool:
    """Return whether the first of some data is a number for certain, and its type says integers."""
    pointer = call.arguments[buffer]
    if kind < 0 or not are_integers(call.arguments[kind]) or not writer.is_active(pointer):
        return False
    found = writer.unit.types.layout(pointer, 1)
    return any(each.is_float for _, each, _ in found)


def _name(call: CallBase) -> str:
    """Return the function's name: MPI's own for profiling are the same, and so are Fortran's."""
    name = call.callee.ref.removeprefix("@").removeprefix("P").removeprefix("p")
    return f"{name.rstrip('_')}_" if name.endswith("_") else name


def _beginning(name: str) -> str:
    """Return how the names of the functions of a part begin."""
    return f"{PREFIX}_{name}" if name in LAUNCHES else f"{COMMUNICATION}{name}"


def _further(writer: DerivativeWriter, call: CallBase, rule: Rule) -> list[Value]:
    """Return which numbers are in each buffer, as far as is known, and the table of kernels."""
    numbers = [
        int_constant(I64, _numbers_in(writer, call.arguments[index]))
        for index, each in enumerate(rule.arguments)
        if each.role.is_buffer
    ]
    table = writer.unit.module.globals.get(KERNELS)
    return [*numbers, table if isinstance(table, GlobalVariable) else null()]


def _numbers_in(writer: DerivativeWriter, pointer: Value) -> int:
    """Return the kinds of numbers at the start of memory, as the run-time part counts them."""
    found = {each for _, each, _ in writer.unit.types.layout(pointer, _LOOKED_AT)}
    return functools.reduce(operator.or_, (_NUMBERS.get(each, 0) for each in found), 0)


def _stored(writer: DerivativeWriter, values: Sequence[Value]) -> Value:
    """Return where values are in memory, one behind the other."""
    kind = array_type(max(len(values), 1), POINTER)
    place = Fitter(writer.builder, writer.unit.layout).stack(kind)
    for each in fill_words(writer.builder, place, values):
        if isinstance(each.value.type, IntType) and not isinstance(each.value, IntConstant):
            # Where this is differentiated itself, it is known for what it is.
            each.attach("tbaa", _integer_tag(writer))
    return place


def _where(writer: DerivativeWriter, call: CallBase, rule: Rule) -> Value:
    """Return the place of a call, for messages."""
    return writer.unit.helpers.shown(f"{writer.unit.report.places.of(call)}: {rule.name}\0")


def _integer_tag(writer: DerivativeWriter) -> str:
    """Return the tag of an integer that is one for certain."""
    metadata = writer.unit.module.metadata
    root = metadata.add(f'!{{!"{OURS}"}}')
    scalar = metadata.add(f'!{{!"long", !{root}, i64 0}}')
    return f"!{metadata.add(f'!{{!{scalar}, !{scalar}, i64 0}}')}"
