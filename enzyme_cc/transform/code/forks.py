"""Running a function in all threads: what it is given goes through a frame on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import I32, POINTER, VOID, function_type, struct_type
from enzyme_cc.rules.bodies import FORKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import FunctionType, StructType, Type
    from enzyme_cc.ir.values import Value

#: What runs a region in all threads: the place, how many variables, the function, the variables.
FORK = "__kmpc_fork_call"
_FORK = function_type(VOID, (POINTER, I32, POINTER), variadic=True)
_RUN = function_type(VOID, (POINTER, POINTER))
_NUMBER = function_type(I32, (POINTER,))


#: What starts a thread: where its handle goes, attributes, a function, what that is given.
CREATE = "pthread_create"
_CREATE = function_type(I32, (POINTER,) * 4)
_ENTRY = function_type(POINTER, (POINTER,))


class Body(NamedTuple):
    """A function that a thread runs, being written: what it is given, and its own cell."""

    function: Function
    builder: Builder
    given: list[Value]
    cell: Value


def frame_of(types: Iterable[Type]) -> StructType:
    """Return the type of a frame with values of these types."""
    return struct_type(tuple(types))


def body(module: Module, word: str, frame: StructType) -> Body:
    """Begin what a thread runs."""
    function = new_function(
        module,
        f"enzyme_cc.parallel.{word}",
        _RUN,
        names=("frame", "cell"),
        prefix="internal",
    )
    function.edited = True
    builder = Builder(function.insert_block("entry"))
    place, cell = function.arguments
    given: list[Value] = [
        builder.load(kind, builder.struct_gep(frame, place, at))
        for at, kind in enumerate(frame.fields or ())
    ]
    return Body(function, builder, given, cell)


def thread_numbers(module: Module, builder: Builder) -> tuple[Value, Value]:
    """Return what regions are told of the thread they run in: pointers to two numbers."""
    number = declare(module, "__kmpc_global_thread_num", _NUMBER)
    one, other = (builder.alloca(I32) for _ in range(2))
    builder.store(builder.call(number, [null()]), one)
    builder.store(int_constant(I32, 0), other)
    return one, other


def filled(builder: Builder, frame: StructType, values: Sequence[Value]) -> Value:
    """Return a frame on the stack with these values."""
    made = builder.alloca(frame, name="frame")
    for at, value in enumerate(values):
        builder.store(value, builder.struct_gep(frame, made, at))
    return made


def call_library(
    module: Module, builder: Builder, name: str, result: Type, given: Sequence[Value]
) -> Value:
    """Call a function of rules/runtime/parallel.c."""
    kind: FunctionType = function_type(result, tuple(each.type for each in given))
    return builder.call(declare(module, FORKS + name, kind), list(given))


def create(
    module: Module, builder: Builder, given: Sequence[Value], *, again: bool = False
) -> None:
    """Start a thread, as the front end writes it where that is differentiated `again`."""
    if again:
        builder.call(declare(module, CREATE, _CREATE), list(given))
    else:
        call_library(module, builder, "spawn", VOID, given)


def entry(module: Module, word: str, frame: StructType, count: int | None = None) -> Body:
    """Begin what a thread runs that is given a frame of the heap: its first values, or all."""
    name = f"enzyme_cc.parallel.{word}"
    function = new_function(module, name, _ENTRY, names=("frame",), prefix="internal")
    function.edited = True
    builder = Builder(function.insert_block("entry"))
    place = function.arguments[0]
    given: list[Value] = [
        builder.load(kind, builder.struct_gep(frame, place, at))
        for at, kind in enumerate((frame.fields or ())[:count])
    ]
    return Body(function, builder, given, place)


def fork(
    module: Module,
    builder: Builder,
    word: str,
    given: Sequence[Value],
    write: Callable[[Builder, Sequence[Value], Sequence[Value]], None],
    *,
    again: bool = False,
) -> list[Function]:
    """Run in all threads what `write` writes, from its thread's numbers and what is given.

    What is differentiated `again` is a fork as the front end writes it. Returns what was made.
    """
    if again:
        kind = function_type(VOID, (POINTER, POINTER, *(each.type for each in given)))
        name = f"enzyme_cc.parallel.{word}"
        made = new_function(module, name, kind, prefix="internal")
        made.edited = True
        inner = Builder(made.insert_block("entry"))
        write(inner, made.arguments[:2], made.arguments[2:])
        inner.ret()
        call = declare(module, FORK, _FORK)
        head = [null(), int_constant(I32, len(given)), made]
        builder.call(call, [*head, *given], type_=_FORK)
        return [made]
    frame = frame_of(each.type for each in given)
    thread = body(module, word, frame)
    write(thread.builder, thread_numbers(module, thread.builder), thread.given)
    thread.builder.ret()
    place = filled(builder, frame, given)
    call_library(module, builder, "run", VOID, [thread.function, place])
    return [thread.function]
