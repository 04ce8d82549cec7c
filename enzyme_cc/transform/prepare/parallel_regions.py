"""Parallel regions: forks become calls of functions that run a region again and again.

So everything that is found out about one thread holds of all: what one leaves another may meet.
Each such function is differentiated as what it is (transform/forward/forks.py,
transform/reverse/split/forks.py); those that are left in the end fork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import I32, POINTER, VOID, function_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.forks import CREATE, FORK, create, fork, thread_numbers
from enzyme_cc.transform.code.function_attributes import FunctionWords, string_word
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.frontends.parallel.openmp import NUMBERS, is_parallel
from enzyme_cc.transform.frontends.parallel.threads import START, STARTED, starts_threads
from enzyme_cc.transform.frontends.rustc.threads import direct_start
from enzyme_cc.transform.program.parallel_regions import OF_THREAD, REGION, ParallelRegion
from enzyme_cc.transform.program.working_copies import SOURCE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_MORE = function_type(I32, ())
_OF_START = function_type(VOID, (POINTER, POINTER))


def lower_forks(module: Module) -> dict[Function, ParallelRegion]:
    """Replace the forks by calls, but in what was set aside; return what is called."""
    found: dict[Function, ParallelRegion] = {}
    if not (is_parallel(module) or starts_threads(module)):
        return found
    words = FunctionWords(module)
    for caller in list(module.functions.values()):
        if caller.is_declaration or "optnone" in words.of(caller):
            continue  # nobody differentiates it
        for call in [each for each in caller.instructions() if _is_fork(each)]:
            assert isinstance(call, CallBase)
            region = call.arguments[NUMBERS]
            if isinstance(region, Function) and _fits(region, call):
                made = _region(module, region)
                found[made.function] = made
                _call(call, made.function)
        for call in [each for each in caller.instructions() if _is_start(each)]:
            assert isinstance(call, CallBase)
            direct_start(module, call)
            start = call.arguments[START]
            if isinstance(start, Function) and not start.is_declaration:
                made = _thread(module, start)
                found[made.function] = made
                _start(call, made.function)
    return found


def _fits(region: Function, call: CallBase) -> bool:
    """Return whether a function can be the one that a fork runs."""
    given = [each.type for each in call.arguments[NUMBERS + 1 :]]
    taken = [each.type for each in region.arguments[NUMBERS:]]
    return not region.is_declaration and len(region.arguments) >= NUMBERS and given == taken


def _is_fork(line: object) -> bool:
    callee = callee_of(line) if isinstance(line, CallBase) else None
    return callee is not None and callee.name == FORK


def _is_start(line: object) -> bool:
    callee = callee_of(line) if isinstance(line, CallBase) else None
    return callee is not None and callee.name == CREATE


def _start(call: CallBase, function: Function) -> None:
    """Call what starts a thread; where that cannot be, the program stops."""
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    given = [each for at, each in enumerate(call.arguments) if at != START]
    call_in_place(builder, call, function, given, CallStyle(), function.function_type)
    call.replace_all_uses(zero(call.type))
    call.erase()


def _thread(module: Module, start: Function) -> ParallelRegion:
    """Return a function that runs what a thread runs, and may run it once more."""
    function = new_function(
        module,
        f"{REGION}thread.{start.name}",
        function_type(VOID, (POINTER,) * (OF_THREAD + 1)),
        prefix="internal",
        suffix="noinline",
    )
    function.edited = True
    entry = function.insert_block("entry")
    builder = Builder(entry)
    builder.call(declare(module, STARTED, _OF_START), function.arguments[:OF_THREAD])
    call = _run_again(module, function, builder, start, function.arguments[OF_THREAD:])
    return ParallelRegion(function, call, is_thread=True)


def _run_again(
    module: Module, function: Function, builder: Builder, run: Function, given: Sequence[Value]
) -> CallBase:
    """Write a loop that calls something again and again; return that call."""
    thread, done = (function.insert_block(each) for each in ("thread", "done"))
    builder.branch(thread)
    builder.move_to_end(thread)
    call = builder.call(run, given)
    more = builder.call(declare(module, f"{FORKS}more", _MORE), [])
    builder.conditional(builder.icmp("ne", more, zero(I32)), thread, done)
    builder.move_to_end(done)
    builder.ret()
    assert isinstance(call, CallBase)
    return call


def _call(call: CallBase, function: Function) -> None:
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    given = call.arguments[NUMBERS + 1 :]
    call_in_place(builder, call, function, given, CallStyle(), function.function_type)
    call.erase()


def _region(module: Module, region: Function) -> ParallelRegion:
    """Return a function that runs a region, and may run it once more."""
    kinds = tuple(each.type for each in region.arguments[NUMBERS:])
    function = new_function(
        module,
        REGION + region.name,
        function_type(VOID, kinds),
        prefix="internal",
        suffix="noinline",
    )
    function.edited = True
    for own, given in zip(function.arguments, region.arguments[NUMBERS:], strict=True):
        own.attributes = "noalias" if "noalias" in given.attributes else ""
    builder = Builder(function.insert_block("entry"))
    numbers = thread_numbers(module, builder)
    passed = [*numbers, *function.arguments]
    return ParallelRegion(function, _run_again(module, function, builder, region, passed))


def fork_regions(module: Module, regions: Iterable[ParallelRegion], *, again: bool) -> None:
    """Let the functions of regions do what they stand for, once all are differentiated."""
    words = FunctionWords(module)
    for each in regions:
        region, function = each.call.callee, each.function

        def run(
            builder: Builder,
            numbers: Sequence[Value],
            given: Sequence[Value],
            region: Value = region,
        ) -> None:
            builder.call(region, [*numbers, *given])

        for block in list(function.blocks):
            for line in block.lines:
                line.drop_operands()
        for block in reversed(list(function.blocks)):
            block.erase()
        builder = Builder(function.insert_block("entry"))
        if each.is_thread:
            create(
                module,
                builder,
                (*function.arguments[:OF_THREAD], region, *function.arguments[OF_THREAD:]),
                again=again,
            )
            made = []
        else:
            made = fork(module, builder, "thread", function.arguments, run, again=again)
        builder.ret()
        for one in (function, *made):
            words.give(one, [*words.of(one), string_word(SOURCE, one.name)])
