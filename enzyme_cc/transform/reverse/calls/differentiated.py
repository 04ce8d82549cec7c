"""Calls of functions that are differentiated: augmented ahead, their reverse on the way back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.constants import int_constant, poison
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import I64, POINTER
from enzyme_cc.plan.quantities import Quantity, What, primal, shadow, tape
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.transform.abi.signature import unpacked
from enzyme_cc.transform.emit import calls
from enzyme_cc.transform.emit.arguments import complain_of_copy, copy_memory
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.reverse.values.called import Called
from enzyme_cc.transform.reverse.values.memcpy_layout import numbers_in
from enzyme_cc.transform.reverse.values.signature import default_lanes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.augmented import Ahead
    from enzyme_cc.transform.reverse.writers.replay import Replay
    from enzyme_cc.transform.reverse.writers.sweep import Back


# -- ahead -----------------------------------------------------------------------------------------


def called_ahead(frame: Ahead, call: CallBase, context: Context | None) -> None:
    """Call the augmented function in place of the primal."""
    called = _called(frame, call, context)
    if called is not None:
        call_augmented(frame, called)


def call_augmented(frame: Ahead, called: Called) -> None:
    """Call one augmented function in place of the primal."""
    call = called.call
    frame.called[call] = called
    if called.pair is None:
        function: Value = _augmented(frame, call)
    else:
        function = called.pair.augmented
    frame.go_before(call)
    arguments = list(_arguments(frame, called))
    assert frame.pending is not None
    made = _call(frame, call, function, [*arguments, frame.pending], called)
    values = unpacked(frame.builder, made, len(called.types))
    if called.tape is not None:
        frame.tapes[call] = values.pop()
    frame.replace(call, values[0] if values else None)
    if frame.is_active(call):
        frame.set(call, values[1:] or [frame.primal(call)] * frame.width)


def _called(frame: Ahead, call: CallBase, context: Context | None) -> Called | None:
    if context is not None:
        if context.function.variadic:
            calls.variadic(frame, call, context)
            return None
        unneeded = tuple(
            index
            for index, argument in enumerate(call.arguments)
            if context.arguments[index] and frame.is_unneeded(argument)
        )
        pair = frame.pairs.pair(context, frame.wanted._replace(unneeded=unneeded))
        return Called(call, pair.lanes, pair)
    if not calls.is_known_pointer(frame, call):
        return None
    called = Called(call, default_lanes(call.function_type, frame.wanted), None)
    called.pointer = tuple(_pointer(frame, call))
    return called


def _pointer(frame: Ahead, call: CallBase) -> Iterator[Quantity]:
    """What the reverse of a call through a pointer asks for, to know which function it is."""
    is_active = frame.is_active(call.callee)
    if is_active:
        yield shadow(call.callee)
    if not is_active or frame.registry.tables.has(call.function_type):
        yield primal(call.callee)


def _augmented(frame: Ahead, call: CallBase) -> Value:
    """The first of the two functions that the shadow of a function is a pointer to."""
    shadow = frame.shadow(call.callee, 0)
    frame.go_before(call)
    pair = frame.derivative_at(call, frame.primal(call.callee), shadow)
    return frame.builder.load(POINTER, pair)


def _reverse(back: Back, called: Called, number: int = 1) -> Value:
    """The second of them; that there is one, the forward sweep has made sure of."""
    call = called.call
    pair = back.shadow(call.callee, 0)
    if primal(call.callee) in called.pointer:
        pair = back.derivative_at(call, back.primal(call.callee), pair)
    place = back.builder.gep(POINTER, pair, [int_constant(I64, number)])
    return back.builder.load(POINTER, place)


def _call(
    frame: Ahead, call: CallBase, function: Value, arguments: list[Value], called: Called
) -> Value:
    kind = called.augmented_type()
    if isinstance(call, Invoke):
        return calls.invoke(frame, call, (function, arguments, CallStyle(), kind))
    return frame.builder.call(function, arguments, CallStyle(), type_=kind)


def _arguments(frame: Ahead, called: Called) -> Iterator[Value]:
    """The primal's arguments with their shadows; what is passed as a copy is copied here."""
    call = called.call
    for index, argument in enumerate(call.arguments):
        carried = called.lanes.parameters[index]
        words = call.argument_attributes[index]
        if "byval" in words:
            yield from _copies(frame, called, index, words)
            continue
        yield frame.primal(argument)
        if carried.pointers:
            yield from frame.shadows(argument)


def _copies(frame: Ahead, called: Called, index: int, words: str) -> Iterator[Value]:
    """A copy of what is passed by value, and shadows whose numbers are zero."""
    unit, builder, call = frame.unit, frame.builder, called.call
    argument = call.arguments[index]
    kind = attribute_type(unit.module, words, "byval")
    assert kind is not None
    size = int_constant(I64, unit.layout.alloc_size(kind))
    alignment = unit.layout.abi_alignment(kind)
    made = frame.kept_memory(size, alignment)
    copy_memory(frame, made, frame.primal(argument), size)
    yield made
    if not called.lanes.parameters[index].pointers:
        return
    what = numbers_in(frame, Memory(argument, size, kind))
    if what is None:
        complain_of_copy(frame, call, kind)
        yield from [made] * frame.width
        return
    called.copied[index] = what
    for lane in range(frame.width):
        copy = frame.zeroed(size, alignment)
        unit.helpers.copy_others(builder, copy, frame.shadow(argument, lane), size, what)
        frame.stored[call, _number(frame, index, lane)] = copy
        yield copy


def _number(frame: Ahead, index: int, lane: int) -> int:
    """How the copy of an argument's shadow is called among what is stored."""
    return -1 - (index * frame.width + lane)


# -- back ------------------------------------------------------------------------------------------


def called_back(back: Back, called: Called) -> Value:
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


def _given(back: Back, called: Called, uses: Callable[[int], bool]) -> list[Value]:
    """The arguments with their shadows."""
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
    back: Back, uses: Callable[[int], bool], position: int, what: Quantity, lane: int
) -> Value:
    """What is passed; anything where nobody looks at it."""
    if not uses(position):
        return poison(what.of.type)
    if what.what is What.SHADOW and not back.scene.has_shadow(what.of):
        return back.neutral(what.of)
    return back.have(what)[lane]


def _copy(back: Back, called: Called, index: int, lane: int) -> Value:
    number = _number(back.ahead, index, lane)
    return back.have(Quantity(What.STORED, called.call, number))[0]


def _give_copies_back(back: Back, called: Called) -> None:
    """What was passed as a copy gets what the copy has."""
    for index, what in called.copied.items():
        argument = called.call.arguments[index]
        if not back.is_active(argument):
            continue
        size = _copied_size(back, called, index)
        for lane in range(back.width):
            given = back.shadow(argument, lane), _copy(back, called, index, lane), size, what
            add = partial(back.unit.helpers.accumulate_numbers, back.builder, *given)
            back.unless(back.same(argument, lane), add)
            if back.wanted.lasting and not what.is_empty:
                content = what.content(back.unit.layout)
                back.unit.helpers.zero_numbers(back.builder, given[1], size, content)


# -- tangents --------------------------------------------------------------------------------------


def called_again(replay: Replay, called: Called) -> None:
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


def _fill_copies(replay: Replay, called: Called) -> None:
    """Copies of what is passed by value have the numbers of the shadows, or zeros."""
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


def _clear_copies(replay: Replay, called: Called, index: int) -> None:
    """Who uses the tape again finds them as they were."""
    what = called.copied[index]
    if what.is_empty:
        return
    size = _copied_size(replay, called, index)
    content = what.content(replay.unit.layout)
    for lane in range(replay.width):
        copy = _copy(replay, called, index, lane)
        replay.unit.helpers.zero_numbers(replay.builder, copy, size, content)


def _copied_size(back: Back, called: Called, index: int) -> Value:
    words = called.call.argument_attributes[index]
    kind = attribute_type(back.unit.module, words, "byval")
    assert kind is not None
    return int_constant(I64, back.unit.layout.alloc_size(kind))
