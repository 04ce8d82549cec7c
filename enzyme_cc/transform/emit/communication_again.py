"""Calls that exchange data, in derivatives that are differentiated again.

Their arguments are passed one by one, so that the next level follows them by a rule
(`rules/exchanges.py`). Communication is linear: what is sent back is the same for adjoints and for
tangents of these, which are further shadows, and tangents of numbers go with the numbers. What
these calls stand for is written when the last level is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import (
    I8,
    I32,
    I64,
    POINTER,
    VOID,
    IntType,
    array_type,
    function_type,
    struct_type,
)
from enzyme_cc.rules.bodies import COMMUNICATION
from enzyme_cc.rules.exchanges import BACK, Exchange, exchange_of, is_back
from enzyme_cc.transform.abi.signature import packed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase, Store
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit

#: How the names of the functions go on.
FORWARD, AUGMENTED, REVERSE = "forward", "augmented", "reverse"
#: Of what does what a call does, with derivatives.
KINDS = {
    FORWARD: function_type(I32, (POINTER, POINTER, I32, POINTER)),
    AUGMENTED: function_type(I32, (POINTER, POINTER, I32, POINTER, POINTER)),
}
_WORD = 8
#: How many shadows and tangents there are is told in one number, which
#: `rules/runtime/mpi/common.h` takes apart.
_MOST, _TANGENTS, _IS_AGAIN = 0xFFF, 12, 1 << 24
_RECORDED = struct_type((I32, POINTER))
_BACK = function_type(VOID, (POINTER, I32))


def refusal_again(call: CallBase, mode: str, width: int) -> tuple[str, str] | None:
    """Return why a call of ours, or of MPI's, has no derivative here, with a way out."""
    name = call.callee.ref.removeprefix("@")
    called = exchange_of(name)
    if mode is AUGMENTED and (is_back(name) or (called and called.adjoints)):
        return (
            "a call of MPI is part of a gradient here, and gradients of gradients would send "
            "adjoints of adjoints",
            "ask for __enzyme_fwddiff of the gradient, or for the gradient of what asks for that",
        )
    if called and (called.adjoints + called.tangents + 1) * (width + 1) > _MOST:
        return f"{called.function} has too many directions", "ask for fewer at once"
    return None


def communicate_again(
    writer: DerivativeWriter, call: CallBase, called: Exchange, where: Value, mode: str
) -> Value | None:
    """Write what stands for a call, and return what is kept for the way back."""
    rule = writer.unit.library.callee(called.function)
    assert rule is not None
    arguments: list[Value] = []
    for is_buffer, (own, *more) in called.groups(rule, call.arguments):
        arguments.append(writer.primal(own))
        if is_buffer:
            adjoints, tangents = more[: called.adjoints], more[called.adjoints :]
            arguments += _of_buffer(writer, own, adjoints, tangents, mode)
    made = _in_all_directions(called, mode, writer.width)
    types = (*(each.type for each in arguments), POINTER)
    kind = function_type(_RECORDED if made.adjoints else I32, types)
    function = declare(writer.unit.module, made.name, kind, suffix="nounwind")
    result = writer.builder.call(function, [*arguments, where], CallStyle(), type_=kind)
    if mode is FORWARD:
        writer.replace(call, None if call.type is VOID else result)
        return None
    kept = writer.builder.extractvalue(result, [1])
    error = None if call.type is VOID else writer.builder.extractvalue(result, [0])
    writer.replace(call, error)
    return kept


def _in_all_directions(called: Exchange, mode: str, width: int) -> Exchange:
    many, numbers = 1 + width, 1 + called.tangents
    if mode is AUGMENTED:
        return called._replace(adjoints=numbers * width)
    return called._replace(adjoints=called.adjoints * many, tangents=numbers * many - 1)


def _of_buffer(
    writer: DerivativeWriter,
    own: Value,
    adjoints: Sequence[Value],
    tangents: Sequence[Value],
    mode: str,
) -> Iterator[Value]:
    """Yield what follows a buffer: where adjoints go, then its tangents."""
    for each in adjoints:
        yield writer.primal(each)
        yield from _shadows(writer, each, own)
    if mode is AUGMENTED:
        for each in (own, *tangents):
            yield from _shadows(writer, each, own)
    for each in tangents:
        yield writer.primal(each)
    if mode is FORWARD:
        for each in (own, *tangents):
            yield from _shadows(writer, each, own)


def _shadows(writer: DerivativeWriter, pointer: Value, own: Value) -> Iterator[Value]:
    """Yield the shadows of a pointer; null for those that it has none of."""
    builder, buffer, primal = writer.builder, writer.primal(own), writer.primal(pointer)
    for shadow in writer.shadows(pointer):
        if shadow is primal:
            yield null()
        elif pointer is own:
            yield shadow
        else:
            is_none = builder.icmp("eq", shadow, primal)
            has_none = builder.icmp("eq", primal, buffer)
            yield builder.select(builder.or_(is_none, has_none), null(), shadow)


def communicate_back_again(
    unit: Unit, builder: Builder, kept: Value, part: str, width: int
) -> None:
    """Write what sends adjoints the other way."""
    function = declare(unit.module, f"{COMMUNICATION}{part}_{BACK}", _BACK)
    builder.call(function, [kept, int_constant(I32, width)], CallStyle(), type_=_BACK)


def back_again(writer: DerivativeWriter, call: CallBase) -> None:
    """Write what sends adjoints the other way, with tangents of these."""
    record, width = map(writer.primal, call.arguments)
    builder = writer.builder
    all_ = builder.mul(width, int_constant(I32, 1 + writer.width))
    result = builder.call(call.callee, [record, all_], CallStyle(), type_=_BACK)
    assert result.type is VOID
    writer.replace(call, None)


# -- when the last level is done -------------------------------------------------------------------


def define_exchanges(module: Module, library: Library) -> None:
    """Write the bodies of such calls: they call the run-time library as all others do."""
    for function in list(module.functions.values()):
        called = exchange_of(function.name)
        if called is not None and function.is_declaration:
            _define(module, library, function, called)


def _define(module: Module, library: Library, function: Function, called: Exchange) -> None:
    rule = library.callee(called.function)
    assert rule is not None
    function.load()
    function.prefix = f"internal {function.prefix}".strip()
    function.is_declaration = False
    function.edited = True
    builder = Builder(function.insert_block("entry"))
    groups = list(called.groups(rule, function.arguments))
    given = [group[0] for _, group in groups]
    shadows = [
        builder.select(builder.icmp("eq", each, null()), group[0], each)
        for is_buffer, group in groups
        if is_buffer
        for each in group[1:]
    ]
    mode = AUGMENTED if called.adjoints else FORWARD
    width = (called.adjoints | called.tangents << _TANGENTS) if called.adjoints else called.tangents
    passed = [
        _stored(builder, [word(builder, each) for each in given]),
        _stored(builder, shadows),
        int_constant(I32, width | _IS_AGAIN | called.threads),
        function.arguments[-1],
    ]
    if mode is AUGMENTED:
        passed.append(builder.alloca(POINTER))
    name = f"{COMMUNICATION}{called.part}_{mode}_{called.function}"
    callee = declare(module, name, KINDS[mode])
    members: list[Value] = [builder.call(callee, passed, CallStyle(), type_=KINDS[mode])]
    if mode is AUGMENTED:
        members.append(builder.load(POINTER, passed[-1]))
    builder.ret(packed(builder, members))


def _stored(builder: Builder, values: Sequence[Value]) -> Value:
    place = builder.alloca(array_type(max(len(values), 1), POINTER))
    fill_words(builder, place, values)
    return place


def word(builder: Builder, value: Value) -> Value:
    """Return a value in eight bytes: integers with their sign."""
    if isinstance(value.type, IntType) and value.type.width < 8 * _WORD:
        return builder.sext(value, I64)
    return value


def fill_words(builder: Builder, place: Value, values: Sequence[Value]) -> list[Store]:
    """Store values one behind the other, and return the stores."""
    made = []
    for index, each in enumerate(values):
        offset = int_constant(I64, index * _WORD)
        to = builder.gep(I8, place, [offset]) if index else place
        made.append(builder.store(each, to, align=_WORD))
    return made
