"""Calls of functions that are differentiated: augmented ahead, their reverse on the way back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.analysis import Location
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.constants import int_constant, poison
from enzyme_cc.ir.instructions import CallBase, Invoke
from enzyme_cc.ir.types import I64, POINTER, PointerType
from enzyme_cc.plan.quantities import Quantity, What, primal, shadow, tape
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.transform.abi.signature import unpacked
from enzyme_cc.transform.emit import calls
from enzyme_cc.transform.emit.arguments import complain_of_copy, copy_memory
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.reverse.values.adding import check as check_shared
from enzyme_cc.transform.reverse.values.called import Called
from enzyme_cc.transform.reverse.values.memcpy_layout import numbers_in
from enzyme_cc.transform.reverse.values.signature import default_lanes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.replay import ReplayWriter
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


# -- ahead -----------------------------------------------------------------------------------------


def called_ahead(writer: AugmentedWriter, call: CallBase, context: Context | None) -> None:
    """Call the augmented function in place of the primal."""
    called = _called(writer, call, context)
    if called is not None:
        call_augmented(writer, called)


def call_augmented(writer: AugmentedWriter, called: Called) -> None:
    """Call one augmented function in place of the primal."""
    call = called.call
    writer.called[call] = called
    if called.pair is None:
        function: Value = _augmented(writer, call)
    else:
        function = called.pair.augmented
    writer.go_before(call)
    arguments = list(arguments_ahead(writer, called))
    assert writer.pending is not None
    made = called.made = _call(writer, call, function, [*arguments, writer.pending], called)
    values = unpacked(writer.builder, made, len(called.types))
    if called.tape is not None:
        writer.tapes[call] = values.pop()
    writer.replace(call, values[0] if values else None)
    if writer.is_active(call):
        writer.set(call, values[1:] or [writer.primal(call)] * writer.width)


def _called(writer: AugmentedWriter, call: CallBase, context: Context | None) -> Called | None:
    if context is not None:
        if context.function.variadic:
            calls.variadic(writer, call, context)
            return None
        unneeded = tuple(
            index
            for index, argument in enumerate(call.arguments)
            if context.arguments[index] and writer.is_unneeded(argument)
        )
        kept = promised(writer, call)
        wanted = writer.wanted._replace(unneeded=unneeded, promised=kept, within=False)
        if context.function in writer.unit.program.reruns:
            wanted = wanted._replace(distinct=distinct(writer, call))
        pair = writer.pairs.pair(context, wanted)
        return Called(call, pair.lanes, pair)
    if not calls.is_known_pointer(writer, call):
        return None
    called = Called(call, default_lanes(call.function_type, writer.wanted), None)
    called.pointer = tuple(_pointer(writer, call))
    return called


def promised(writer: AugmentedWriter, call: CallBase) -> tuple[int, ...]:
    """Return the pointers behind which nothing is overwritten until the reverse sweep is there."""
    return tuple(
        index
        for index, argument in enumerate(call.arguments)
        if isinstance(argument.type, PointerType) and stays(writer.scene, call, argument)
    )


def distinct(writer: AugmentedWriter, call: CallBase) -> tuple[int, ...]:
    """Return the pointers whose shadows are never the primal."""
    return tuple(
        index
        for index, argument in enumerate(call.arguments)
        if isinstance(argument.type, PointerType)
        and writer.is_active(argument)
        and all(map(writer.is_distinct, writer.objects.roots(argument)))
    )


def stays(scene: Scene, call: CallBase, pointer: Value) -> bool:
    """Return whether nothing behind a pointer is overwritten before a call is reversed."""
    location = Location(pointer)
    if scene.memory.written_after(call, location) is not None or not scene.lasts(pointer):
        return False
    return scene.whole or not scene.memory.outlives(location)


def _pointer(writer: AugmentedWriter, call: CallBase) -> Iterator[Quantity]:
    """Yield what the reverse of a call through a pointer asks for, to know which function it is."""
    is_active = writer.is_active(call.callee)
    if is_active:
        yield shadow(call.callee)
    if not is_active or writer.registry.tables.has(call.function_type):
        yield primal(call.callee)


def _augmented(writer: AugmentedWriter, call: CallBase) -> Value:
    """Return the first of the two functions that the shadow of a function is a pointer to."""
    shadow = writer.shadow(call.callee, 0)
    writer.go_before(call)
    pair = writer.derivative_at(call, writer.primal(call.callee), shadow)
    return writer.builder.load(POINTER, pair)


def _reverse(back: SweepWriter, called: Called, number: int = 1) -> Value:
    """Return the second of them; that there is one, the forward sweep has made sure of."""
    call = called.call
    pair = back.shadow(call.callee, 0)
    if primal(call.callee) in called.pointer:
        pair = back.derivative_at(call, back.primal(call.callee), pair)
    place = back.builder.gep(POINTER, pair, [int_constant(I64, number)])
    return back.builder.load(POINTER, place)


def _call(
    writer: AugmentedWriter, call: CallBase, function: Value, arguments: list[Value], called: Called
) -> CallBase:
    kind = called.augmented_type()
    if isinstance(call, Invoke):
        made = calls.invoke(writer, call, (function, arguments, CallStyle(), kind))
        assert isinstance(made, CallBase)
        return made
    return writer.builder.call(function, arguments, CallStyle(), type_=kind)


def arguments_ahead(writer: AugmentedWriter, called: Called) -> Iterator[Value]:
    """Yield the primal's arguments with their shadows; what is passed as a copy is copied here."""
    call = called.call
    for index, argument in enumerate(call.arguments):
        carried = called.lanes.parameters[index]
        words = call.argument_attributes[index]
        if "byval" in words:
            yield from _copies(writer, called, index, words)
            continue
        yield writer.primal(argument)
        if carried.pointers:
            yield from writer.shadows(argument)


def _copies(writer: AugmentedWriter, called: Called, index: int, words: str) -> Iterator[Value]:
    """Yield a copy of what is passed by value, and shadows whose numbers are zero."""
    unit, builder, call = writer.unit, writer.builder, called.call
    argument = call.arguments[index]
    kind = attribute_type(unit.module, words, "byval")
    assert kind is not None
    size = int_constant(I64, unit.layout.alloc_size(kind))
    alignment = unit.layout.abi_alignment(kind)
    made = writer.kept_memory(size, alignment)
    copy_memory(writer, made, writer.primal(argument), size)
    yield made
    if not called.lanes.parameters[index].pointers:
        return
    what = numbers_in(writer, Memory(argument, size, kind))
    if what is None:
        complain_of_copy(writer, call, kind)
        yield from [made] * writer.width
        return
    called.copied[index] = what
    for lane in range(writer.width):
        copy = writer.zeroed(size, alignment)
        unit.helpers.copy_others(builder, copy, writer.shadow(argument, lane), size, what)
        writer.stored[call, _number(writer, index, lane)] = copy
        yield copy


def _number(writer: AugmentedWriter, index: int, lane: int) -> int:
    """Return how the copy of an argument's shadow is called among what is stored."""
    return -1 - (index * writer.width + lane)


# -- back ------------------------------------------------------------------------------------------


def called_back(back: SweepWriter, called: Called) -> Value:
    """Call the reverse."""
    call, lanes = called.call, called.lanes
    arguments = _given(back, called, called.uses)
    if lanes.result.numbers:
        arguments += [back.seed(call, lane) for lane in range(back.width)]
    if called.tape is not None:
        arguments.append(back.have(tape(call))[0])
    if called.pair is not None:
        function: Value = called.pair.reverse
    else:
        function = _reverse(back, called)
    kind = called.pair.reverse.function_type if called.pair else called.reverse_type()
    made = back.builder.call(function, arguments, CallStyle(), type_=kind)
    _give_copies_back(back, called)
    return made


def _given(back: SweepWriter, called: Called, uses: Callable[[int], bool]) -> list[Value]:
    """Return the arguments with their shadows."""
    arguments: list[Value] = []
    for index, carried in enumerate(called.lanes.parameters):
        argument = called.call.arguments[index]
        arguments.append(_passed(back, uses, len(arguments), primal(argument), 0))
        for lane in range(back.width * carried.pointers):
            position = len(arguments)
            if index in called.copied:
                arguments.append(_copy(back, called, index, lane))
            else:
                arguments.append(_passed(back, uses, position, shadow(argument), lane))
    return arguments


def _passed(
    back: SweepWriter, uses: Callable[[int], bool], position: int, what: Quantity, lane: int
) -> Value:
    """Return what is passed; anything where nobody looks at it."""
    if not uses(position):
        return poison(what.of.type)
    if what.what is What.SHADOW and not back.scene.has_shadow(what.of):
        return back.neutral(what.of)
    return back.have(what)[lane]


def _copy(back: SweepWriter, called: Called, index: int, lane: int) -> Value:
    number = _number(back.ahead, index, lane)
    return back.have(Quantity(What.STORED, called.call, number))[0]


def _give_copies_back(back: SweepWriter, called: Called) -> None:
    """Add the adjoints of a copy passed by value to those of the original."""
    for index, what in called.copied.items():
        argument = called.call.arguments[index]
        if not back.is_active(argument):
            continue
        size = _copied_size(back, called, index)
        for lane in range(back.width):
            given = back.shadow(argument, lane), _copy(back, called, index, lane), size, what
            others = back.sharing.is_shared(argument)
            if others:
                check_shared(back, called.call, what)
            helpers = back.unit.helpers
            add = partial(helpers.accumulate_numbers, back.builder, *given, shared=others)
            back.unless(back.same(argument, lane), add)
            if back.wanted.lasting and not what.is_empty:
                content = what.content(back.unit.layout)
                back.unit.helpers.zero_numbers(back.builder, given[1], size, content)


# -- tangents --------------------------------------------------------------------------------------


def called_again(replay: ReplayWriter, called: Called) -> None:
    """Call what computes tangents from the tape."""
    call, lanes = called.call, called.lanes
    arguments = _given(replay, called, called.uses_again)
    _fill_copies(replay, called)
    for index in lanes.differentiated:
        arguments += [replay.shadow(call.arguments[index], lane) for lane in range(replay.width)]
    if called.tape is not None:
        arguments.append(replay.have(tape(call))[0])
    if called.pair is not None:
        function: Value | None = called.pair.replay
    else:
        function = _reverse(replay, called, _THIRD)
    assert function is not None
    pair = called.pair
    kind = pair.replay.function_type if pair and pair.replay else called.replay_type()
    made = replay.builder.call(function, arguments, CallStyle(), type_=kind)
    if replay.wanted.lasting:
        for index in called.copied:
            _clear_copies(replay, called, index)
    if replay.scene.has_adjoint(call):
        found = unpacked(replay.builder, made, len(lanes.seeds()))
        replay.set(call, found or [None] * replay.width)


#: Which of the functions behind the shadow of one computes tangents.
_THIRD = 2


def _fill_copies(replay: ReplayWriter, called: Called) -> None:
    """Fill copies of what is passed by value with the numbers of the shadows, or zeros."""
    for index, what in called.copied.items():
        argument = called.call.arguments[index]
        size = _copied_size(replay, called, index)
        for lane in range(replay.width):
            copy = _copy(replay, called, index, lane)
            same = replay.same(argument, lane)
            fill = partial(
                replay.unit.helpers.copy_numbers,
                replay.builder,
                copy,
                replay.shadow(argument, lane),
                size,
                what,
            )
            replay.unless(same, fill)


def _clear_copies(replay: ReplayWriter, called: Called, index: int) -> None:
    """Zero the numbers in a copy, for who uses the tape again."""
    what = called.copied[index]
    if what.is_empty:
        return
    size = _copied_size(replay, called, index)
    content = what.content(replay.unit.layout)
    for lane in range(replay.width):
        copy = _copy(replay, called, index, lane)
        replay.unit.helpers.zero_numbers(replay.builder, copy, size, content)


def _copied_size(back: SweepWriter, called: Called, index: int) -> Value:
    words = called.call.argument_attributes[index]
    kind = attribute_type(back.unit.module, words, "byval")
    assert kind is not None
    return int_constant(I64, back.unit.layout.alloc_size(kind))
