"""The pair of a loop that is checkpointed: it runs steps again, and reverses one at a time.

Both functions put what steps are given into a frame on the stack and leave the rest to the run-time
library (runtime/checkpoint.c), which calls two functions that are written here: one runs a step,
one reverses it with a tape of its own. What crosses to the reverse is the library's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import (
    I32,
    I64,
    POINTER,
    VOID,
    FloatType,
    IntType,
    array_type,
    function_type,
    scalar_of,
    struct_type,
)
from enzyme_cc.rules.bodies import CHECKPOINTS
from enzyme_cc.transform.abi.signature import packed, together, unpacked
from enzyme_cc.transform.code.derivative_attributes import widening_words
from enzyme_cc.transform.diagnose.checkpointed_state import State, state_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.ir.types import StructType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.program.checkpointed import CheckpointLoop
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.split.watched_steps import Watched
    from enzyme_cc.transform.reverse.values.pair import Pair

_AHEAD = function_type(
    POINTER, (POINTER, POINTER, I64, I64, I32, POINTER, POINTER, POINTER, I64, I64, POINTER)
)
_BACK = function_type(VOID, (POINTER, POINTER, POINTER, POINTER, POINTER))
_REGION = struct_type((POINTER, I64, I32))


class StepPairs(Protocol):
    """The functions of reverse mode, as a loop of steps asks for them."""

    unit: Unit
    memory: Memory

    @property
    def watched(self) -> Watched:
        """Return the copies of steps that tell what they write."""
        ...

    def lanes(self, context: Context, wanted: Wanted) -> Lanes:
        """Return how the derivative of a function in a context is called."""
        ...

    def whole(self, context: Context, wanted: Wanted) -> Function:
        """Return a function that goes there and back."""
        ...


class _Loop(NamedTuple):
    """The parts that both functions of a pair are written from."""

    unit: Unit
    loop: CheckpointLoop
    pair: Pair
    #: How a step is passed what it is given, and what reverses it.
    lanes: Lanes
    reversed: Function
    #: What a step is given, with shadows; then an adjoint for each number.
    frame: StructType
    members: tuple[Type, ...]
    state: State
    #: The copy of a step that tells what it writes.
    watched: Function

    @property
    def passed(self) -> int:
        """Return how many values steps are given, with shadows."""
        return len(self.members) - len(self.adjoints)

    @property
    def adjoints(self) -> list[int]:
        """Return where the adjoints of numbers are in the frame."""
        count = len(self.lanes.adjoints())
        return list(range(len(self.members) - count, len(self.members)))


def write_checkpointed(
    pairs: StepPairs, pair: Pair, context: Context, loop: CheckpointLoop
) -> bool:
    """Write a pair; return False where it is to be an ordinary one instead."""
    step = context.callee(loop.step)
    wanted = pair.lanes.wanted
    if step is None or wanted.replayed or wanted.lasting or wanted.unneeded:
        return False
    state = state_of(pairs.unit, pairs.memory, loop, wanted.promised)
    if state is None:
        return False
    wanted = wanted._replace(promised=(), unneeded=(), active_result=False, primal=False)
    lanes = pairs.lanes(step, wanted)
    if lanes.parameters[1:] != pair.lanes.parameters[loop.last_region :]:
        return False
    if not all(isinstance(scalar_of(each), FloatType) for each in lanes.adjoints()):
        return False
    members = (*lanes.passed()[1:], *lanes.adjoints())
    back = pairs.whole(step, wanted)
    callee = loop.step.callee
    assert isinstance(callee, Function)
    watched = pairs.watched.step(callee)
    frame = struct_type(members)
    made = _Loop(pairs.unit, loop, pair, lanes, back, frame, members, state, watched)
    run = _step_of(made, made.unit.program.called(callee))
    _write_ahead(made, run)
    _write_back(made, run)
    return True


# -- steps -----------------------------------------------------------------------------------------


def _step_of(made: _Loop, callee: Function) -> Function:
    """Write the function that runs a step; it returns 0 after the last one."""
    function, builder = _new(made.unit, "step", I32)
    number, frame = function.arguments
    primals = [primal for primal, _ in made.lanes.spread(_given(made, builder, number, frame))]
    style = CallStyle(arguments=tuple(map(widening_words, made.loop.step.argument_attributes)))
    result = builder.call(callee, primals, style)
    if made.loop.is_open:
        builder.ret(builder.zext(builder.icmp("ne", result, zero(result.type)), I32))
    else:
        builder.ret(int_constant(I32, 1))
    return function


def _reverse_of(made: _Loop) -> Function:
    """Write the function that reverses a step, and adds to the adjoints of what it was given."""
    function, builder = _new(made.unit, "reverse", VOID)
    number, frame = function.arguments
    result = builder.call(made.reversed, _given(made, builder, number, frame))
    for at, adjoint in zip(
        made.adjoints, unpacked(builder, result, len(made.adjoints)), strict=True
    ):
        place = builder.struct_gep(made.frame, frame, at)
        before = builder.load(adjoint.type, place)
        builder.store(builder.fadd(before, adjoint), place)
    builder.ret()
    return function


def _new(unit: Unit, word: str, result: Type) -> tuple[Function, Builder]:
    kind = function_type(result, (I64, POINTER))
    name = f"enzyme_cc.checkpoint.{word}"
    function = new_function(unit.module, name, kind, names=("number", "frame"), prefix="internal")
    function.edited = True
    return function, Builder(function.insert_block("entry"))


def _given(made: _Loop, builder: Builder, number: Value, frame: Value) -> list[Value]:
    """Return what a step is given, with shadows, from a frame."""
    kind = made.lanes.kind.parameters[0]
    assert isinstance(kind, IntType)
    found = [number if kind is I64 else builder.trunc(number, kind)]
    for at, each in enumerate(made.members[: made.passed]):
        found.append(builder.load(each, builder.struct_gep(made.frame, frame, at)))
    return found


# -- sweeps ----------------------------------------------------------------------------------------


def _write_ahead(made: _Loop, run: Function) -> None:
    pair, loop = made.pair, made.loop
    pair.fix(POINTER)
    function = pair.augmented
    builder = Builder(function.insert_block("entry"))
    primals = [primal for primal, _ in pair.lanes.spread(function.arguments[:-1])]
    frame = _filled(made, builder, function.arguments)
    state = made.state
    variables = (*state.variables, *state.fixed)
    places = [loop.first_region + 2 * number for number in state.regions]
    pointers = [*(primals[at] for at in places), *variables]
    given: list[Value] = [primals[at + 1] for at in places]
    bytes_of = made.unit.layout.alloc_size
    sizes = [*given, *(int_constant(I64, bytes_of(each.value_type)) for each in variables)]
    regions = _regions(builder, pointers, sizes)
    start, steps, scheme, config = primals[: loop.first_region]
    library = declare(made.unit.module, f"{CHECKPOINTS}ahead", _AHEAD)
    handle = builder.call(
        library,
        [
            run,
            frame,
            start,
            steps,
            int_constant(I32, int(loop.is_open)),
            scheme,
            config,
            regions,
            int_constant(I64, len(pointers) - len(state.fixed)),
            int_constant(I64, len(state.fixed)),
            made.unit.helpers.shown(f"{loop.where}\0"),
        ],
    )
    builder.ret(handle)


def _regions(builder: Builder, pointers: Sequence[Value], sizes: Sequence[Value]) -> Value:
    """Return an array of regions."""
    made = builder.alloca(array_type(max(len(pointers), 1), _REGION), name="regions")
    for index, (pointer, size) in enumerate(zip(pointers, sizes, strict=True)):
        place = builder.gep(_REGION, made, [int_constant(I64, index)])
        builder.store(pointer, builder.struct_gep(_REGION, place, 0))
        builder.store(size, builder.struct_gep(_REGION, place, 1))
        builder.store(int_constant(I32, 0), builder.struct_gep(_REGION, place, 2))
    return made


def _filled(made: _Loop, builder: Builder, arguments: Sequence[Value]) -> Value:
    """Return a frame with what steps are given, and adjoints that are zero."""
    frame = builder.alloca(made.frame, name="frame")
    before = sum(1 + each for each in made.pair.lanes.shadows[: made.loop.last_region])
    for at in range(made.passed):
        builder.store(arguments[before + at], builder.struct_gep(made.frame, frame, at))
    for at in made.adjoints:
        builder.store(zero(made.members[at]), builder.struct_gep(made.frame, frame, at))
    return frame


def _write_back(made: _Loop, run: Function) -> None:
    function, lanes = made.pair.reverse, made.pair.lanes
    builder = Builder(function.insert_block("entry"))
    frame = _filled(made, builder, function.arguments)
    library = declare(made.unit.module, f"{CHECKPOINTS}back", _BACK)
    tape = function.arguments[-1]
    watched = _step_of(made, made.watched)
    builder.call(library, [tape, run, watched, _reverse_of(made), frame])
    found = [
        builder.load(made.members[at], builder.struct_gep(made.frame, frame, at))
        for at in made.adjoints
    ]
    # What is in front of what steps are given is no number: it has no adjoint.
    nothing = len(lanes.adjoints()) - len(found)
    members = [*map(zero, lanes.adjoints()[:nothing]), *found]
    assert function.return_type is together(lanes.adjoints())
    builder.ret(packed(builder, members))
