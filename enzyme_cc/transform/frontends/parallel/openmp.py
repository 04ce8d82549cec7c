"""OpenMP as clang and flang write it, made what a parallel region is here.

A region is a function of its own that `__kmpc_fork_call` is given, with the variables it shares by
reference. Those that are only read in there are passed by value. Critical sections, the ends of
reductions and barriers become calls of rules/runtime/parallel.c, each of which has a reverse.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from enzyme_cc.analysis.calls.address_taken import indirect_types
from enzyme_cc.analysis.calls.callees import callee_of, only_tells
from enzyme_cc.analysis.calls.reachable_functions import mentioned, reached
from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant, int_constant, null, zero
from enzyme_cc.ir.function import Argument, DebugRecord, Function
from enzyme_cc.ir.instructions import Alloca, CallBase, Fence, Load, Store
from enzyme_cc.ir.types import (
    I64,
    POINTER,
    VOID,
    FloatType,
    IntType,
    PointerType,
    function_type,
)
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.rules.model import Effect
from enzyme_cc.transform.code.call_replacement import call_in_place, called_plainly
from enzyme_cc.transform.code.forks import CREATE, FORK
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.frontends.parallel.atomics import note_atomics
from enzyme_cc.transform.frontends.parallel.copied_privates import hand_on
from enzyme_cc.transform.frontends.parallel.float_atomics import guard_atomics
from enzyme_cc.transform.frontends.parallel.message_signs import note_messages
from enzyme_cc.transform.frontends.parallel.openmp_tasks import run_tasks
from enzyme_cc.transform.frontends.parallel.signs import note_signs
from enzyme_cc.transform.frontends.parallel.threadprivate import open_threadprivate
from enzyme_cc.transform.frontends.parallel.threads import CREATE_OF_C, call_posix

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule

#: What is said of a mutex that another thread has, by POSIX and by C11.
_BUSY, _BUSY_OF_C = 16, 1
#: What a region's function is told before its variables: the number of the thread, twice.
NUMBERS = 2
#: Which argument of a fork is the function; its variables come behind it.
_FUNCTION = 2
_PREFIX = "__kmpc_"
_REDUCE = ("__kmpc_reduce", "__kmpc_reduce_nowait")
#: What writes the bounds of a thread's rounds, and nothing else that the program sees.
_BOUNDS = tuple(f"__kmpc_{each}_" for each in ("for_static_init", "dispatch_init", "dispatch_next"))
_OF_BOUNDS = "nounwind inaccessiblemem_or_argmemonly"
#: Which argument of these is where the first of a thread's rounds is put.
_STATIC, _SHARED_OUT = "__kmpc_for_static_init_", "__kmpc_dispatch_init_"
#: Which argument says how rounds are shared out; what is left of that where it is to be certain:
#: parts of the same size, in turns, or one for each thread; and so for what is ordered.
_SCHEDULE = 2
_CERTAIN = {35: 33, 36: 34, 37: 34, 38: 34, 67: 65, 68: 66, 69: 66, 70: 66}
_MODIFIERS = 3 << 29
#: What any thread may run: the first one does.
_BY_ANY = {"__kmpc_single": "__kmpc_master", "__kmpc_end_single": "__kmpc_end_master"}
_LOWER = {"__kmpc_dispatch_next_": 3, _STATIC: 4}
_NOTHING = function_type(VOID, ())
_OF_LOCK = function_type(VOID, (POINTER,))
_LEAVING = function_type(I64, (POINTER,))
_WAITING = function_type(I64, (POINTER, POINTER))


def is_parallel(module: Module) -> bool:
    """Return whether there may be parallel regions in a module."""
    return f"@{FORK}(" in module.source


def open_regions(
    module: Module,
    copies: Iterable[Function],
    copy_of: Callable[[Function], Function | None],
    rule: Callable[[Function], Rule | None],
    *,
    deterministic: bool = False,
) -> None:
    """Rewrite regions and what orders threads, in copies of functions."""
    copies = list(copies)
    call_posix(module, copies)
    threads = (f"@{CREATE}(", f"@{CREATE_OF_C}(")
    if not any(each in module.source for each in (_PREFIX, "@omp_", *threads)):
        return
    open_threadprivate(module, copies)
    _fence(copies)
    hand_on(module, copies, copy_of)
    guard_atomics(module, copies)
    note_signs(module, copies)
    note_messages(module, copies)
    note_atomics(module, copies)
    run_tasks(module, copies, copy_of)
    if deterministic:
        _let_be_certain(copies)
    for call, callee in [pair for each in copies for pair in _calls(each)]:
        if callee.name == FORK:
            region = call.arguments[_FUNCTION]
            copy = copy_of(region) if isinstance(region, Function) else None
            if copy is not None:
                call.set_operand(_FUNCTION, copy)
        elif callee.name in _WAITS:
            style = CallStyle(attributes=call.tail)
            _WAITS[callee.name](called_plainly(Builder.before(call), call, style))
        elif callee.name in _REDUCE:
            _begin_reduction(call)
        elif callee.name.startswith(_BOUNDS):
            _promise(callee)
    for found in _regions(copies).values():
        _pass_by_value(found, rule)


def _fence(copies: Iterable[Function]) -> None:
    """Let `flush` be the fence that it is."""
    for call, callee in [pair for each in copies for pair in _calls(each)]:
        if callee.name == "__kmpc_flush":
            builder = Builder.before(call)
            builder.metadata = debug_of(call)
            builder.fence("seq_cst")
            call.erase()


def _let_be_certain(copies: Iterable[Function]) -> None:
    """Leave nothing to chance: who runs which rounds, who comes first, in which order sums go."""
    for call, callee in [pair for each in copies for pair in _calls(each)]:
        if callee.name.startswith(_SHARED_OUT):
            schedule = call.arguments[_SCHEDULE]
            if isinstance(schedule, IntConstant):
                kind = _CERTAIN.get(schedule.value & ~_MODIFIERS, schedule.value)
                call.set_operand(_SCHEDULE, int_constant(schedule.type, kind))
        elif callee.name in _BY_ANY:
            module: Module = callee.module  # type: ignore[assignment]
            name = _BY_ANY[callee.name]
            call.call_instead(declare(module, name, callee.function_type))
        elif callee.name in _REDUCE:
            _begin_reduction(call, "enter_in_turn")


def _calls(function: Function) -> Iterator[tuple[CallBase, Function]]:
    for line in function.instructions():
        callee = callee_of(line) if isinstance(line, CallBase) else None
        if isinstance(line, CallBase) and callee is not None:
            yield line, callee


def _promise(callee: Function) -> None:
    """Say that it keeps none of its pointers, and touches nothing else."""
    callee.load()
    callee.suffix = _OF_BOUNDS
    for argument in callee.arguments:
        if argument.type is POINTER and "nocapture" not in argument.attributes:
            argument.attributes = f"nocapture {argument.attributes}".strip()
    callee.edited = True


class Ruled(Protocol):
    """A program that has rules."""

    def rule(self, function: Function) -> Rule | None:
        """Return the rule of a function."""
        ...


def may_order(region: Function, rule: Callable[[Function], Rule | None]) -> bool:
    """Return whether a region may let its threads wait for each other.

    Where it does not, no thread looks at what another writes: each location is of one of them.
    """
    bodies = reached([region])
    if indirect_types(bodies):
        return True
    declared = {each for body in bodies for each in mentioned(body) if each.is_declaration}
    return any(_is_order(each, rule(each)) for each in declared) or any(
        isinstance(line, Fence) or is_ordered(line)
        for body in bodies
        for line in body.instructions()
    )


def may_order_by(line: Instruction, program: Ruled) -> bool:
    """Return whether one instruction may let threads wait for each other."""
    if not isinstance(line, CallBase):
        return isinstance(line, Fence) or is_ordered(line)
    callee = callee_of(line)
    if callee is None:
        return True
    if callee.is_declaration:
        return _is_order(callee, program.rule(callee))
    return may_order(callee, program.rule)


def lower_bound(load: Load, nest: LoopNest, loop: Loop) -> bool:
    """Return whether it is the first of a thread's rounds, which a worksharing loop begins with.

    Those rounds are no other thread's, if the threads share the work out once.
    """
    slot = load.pointer
    if not isinstance(slot, Alloca):
        return False
    calls = [each for each in slot.users if isinstance(each, CallBase) and not only_tells(each)]
    names = {next((word for word in _LOWER if _calls_any(each, word)), "") for each in calls}
    name = names.pop() if len(names) == 1 else ""
    if not name or any(call.arguments[_LOWER[name]] is not slot for call in calls):
        return False
    stores = [each for each in slot.users if isinstance(each, Store)]
    if not all(_is_before(nest, store, call) for store in stores for call in calls):
        return False
    if name == _STATIC:
        return _depth(nest, calls[0]) == 0 and loop.parent is None and len(calls) == 1
    lines = slot.function.instructions() if slot.function is not None else ()
    shared_out = [each for each in lines if _calls_any(each, _SHARED_OUT)]
    is_once = all(_depth(nest, each) == 0 for each in shared_out)
    return is_once and all(_depth(nest, each) <= 1 for each in (*calls, load))


def _calls_any(line: object, start: str) -> bool:
    callee = callee_of(line) if isinstance(line, CallBase) else None
    return callee is not None and callee.name.startswith(start)


def _depth(nest: LoopNest, line: Instruction) -> int:
    """Return how many loops a line is in."""
    loop = nest.innermost(line.block) if line.block is not None else None
    depth = 0
    while loop is not None:
        loop, depth = loop.parent, depth + 1
    return depth


def _is_before(nest: LoopNest, first: Instruction, second: Instruction) -> bool:
    """Return whether one line has run whenever another one runs, and never again after that."""
    if first.block is None or second.block is None or _depth(nest, first):
        return False
    if first.block is not second.block:
        return nest.dominators.dominates(first.block, second.block)
    lines = list(first.block)
    return lines.index(first) < lines.index(second)


def _is_order(function: Function, rule: Rule | None) -> bool:
    if rule is None and function.name.startswith("llvm."):
        return False
    return rule is None or function.name.startswith(FORKS) or Effect.PROGRAM in rule.effects


# -- what orders threads ---------------------------------------------------------------------------


def _instead(call: CallBase, name: str, kind: FunctionType, given: Iterable[Value] = ()) -> Value:
    """Call a function of ours in place of a call."""
    assert call.function is not None
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    function = declare(call.function.module, FORKS + name, kind)  # type: ignore[arg-type]
    return builder.call(function, list(given))


def _enter(call: CallBase) -> None:
    _instead(call, "enter", _OF_LOCK, call.arguments[2:3])
    call.erase()


def _leave(call: CallBase) -> None:
    _instead(call, "leave", _LEAVING, call.arguments[2:3])
    call.erase()


def _leave_and_wait(call: CallBase) -> None:
    _instead(call, "leave", _LEAVING, call.arguments[2:3])
    _barrier(call)


def _barrier(call: CallBase) -> None:
    _instead(call, "barrier", _NOTHING)
    call.erase()


def _lock(call: CallBase) -> None:
    _instead(call, "lock", _OF_LOCK, call.arguments[:1])
    call.erase()


def _unlock(call: CallBase) -> None:
    _instead(call, "unlock", _LEAVING, call.arguments[:1])
    call.erase()


def _lock_nested(call: CallBase) -> None:
    _instead(call, "lock_nested", _LEAVING, call.arguments[:1])
    call.erase()


def _unlock_nested(call: CallBase) -> None:
    _instead(call, "unlock_nested", _LEAVING, call.arguments[:1])
    call.erase()


def _test(call: CallBase) -> None:
    _tried(call, "test")


def _test_nested(call: CallBase) -> None:
    _tried(call, "test_nested")


def _tried(call: CallBase, name: str) -> None:
    """Take a lock if nobody else has it: the result says how often this thread has it then."""
    found = _instead(call, name, _LEAVING, call.arguments[:1])
    if call.is_used:
        call.replace_all_uses(Builder.before(call).trunc(found, call.type))
    call.erase()


def _alone(call: CallBase) -> None:
    _instead(call, "alone", _NOTHING)
    call.erase()


def _together(call: CallBase) -> None:
    _instead(call, "together", _NOTHING)
    call.erase()


def _begin_reduction(call: CallBase, how: str = "enter") -> None:
    """Let each thread add its own by itself, one after the other: one of the ways there are."""
    _instead(call, how, _OF_LOCK, call.arguments[6:7])
    call.replace_all_uses(int_constant(call.type, 1))
    call.erase()


def _begin_ordered(call: CallBase) -> None:
    _instead(call, "begin_ordered", _NOTHING)
    call.erase()


def _end_ordered(call: CallBase) -> None:
    _instead(call, "end_ordered", function_type(I64, ()))
    call.erase()


def _lock_mutex(call: CallBase) -> None:
    _took_mutex(call, "lock_mutex", _OF_LOCK)


def _unlock_mutex(call: CallBase) -> None:
    _took_mutex(call, "unlock_mutex", _LEAVING)


def _test_mutex(call: CallBase, busy: int = _BUSY) -> None:
    """Take a mutex if nobody has it: the result is 0 then, otherwise that it is busy."""
    found = _instead(call, "test_mutex", _LEAVING, call.arguments[:1])
    if call.is_used:
        builder = Builder.before(call)
        is_taken = builder.icmp("ne", found, int_constant(I64, 0))
        said = builder.select(is_taken, zero(call.type), int_constant(call.type, busy))
        call.replace_all_uses(said)
    call.erase()


def _took_mutex(call: CallBase, name: str, kind: FunctionType) -> None:
    _instead(call, name, kind, call.arguments[:1])
    if call.is_used:
        call.replace_all_uses(zero(call.type))
    call.erase()


def _wait(call: CallBase) -> None:
    """Wait for a sign with a lock that is given back meanwhile: that is what orders threads."""
    _instead(call, "wait", _WAITING, call.arguments[:2])
    if call.is_used:
        call.replace_all_uses(zero(call.type))
    call.erase()


def _meet(call: CallBase) -> None:
    """Meet the other threads; one of all is told that it is the one."""
    turn = _instead(call, "meet", _LEAVING, call.arguments[:1])
    if call.is_used:
        builder = Builder.before(call)
        one = builder.and_(turn, int_constant(I64, 1))
        call.replace_all_uses(builder.sub(zero(call.type), builder.trunc(one, call.type)))
    call.erase()


_WAITS: dict[str, Callable[[CallBase], None]] = {
    "__kmpc_barrier": _barrier,
    "__kmpc_critical": _enter,
    "__kmpc_critical_with_hint": _enter,
    "__kmpc_end_critical": _leave,
    "__kmpc_end_ordered": _end_ordered,
    "__kmpc_end_reduce": _leave_and_wait,
    "__kmpc_end_reduce_nowait": _leave,
    "__kmpc_end_serialized_parallel": _together,
    "__kmpc_ordered": _begin_ordered,
    "__kmpc_serialized_parallel": _alone,
    "mtx_trylock": partial(_test_mutex, busy=_BUSY_OF_C),
    "omp_set_lock": _lock,
    "omp_set_nest_lock": _lock_nested,
    "omp_test_lock": _test,
    "omp_test_nest_lock": _test_nested,
    "omp_unset_lock": _unlock,
    "omp_unset_nest_lock": _unlock_nested,
    "pthread_barrier_wait": _meet,
    "pthread_cond_wait": _wait,
    "pthread_mutex_lock": _lock_mutex,
    "pthread_mutex_trylock": _test_mutex,
    "pthread_mutex_unlock": _unlock_mutex,
}


# -- variables -------------------------------------------------------------------------------------


class _Region(NamedTuple):
    """The function of a region, and all calls of it: each with where its variables begin."""

    function: Function
    calls: list[tuple[CallBase, int]]


def _regions(copies: Iterable[Function]) -> dict[Function, _Region]:
    """Return the regions among copies."""
    given: dict[Function, list[tuple[CallBase, int]]] = {}
    forked: dict[Function, None] = {}
    for call, callee in [pair for each in copies for pair in _calls(each)]:
        if callee.name == FORK:
            region = call.arguments[_FUNCTION]
            if isinstance(region, Function) and not region.is_declaration:
                forked[region] = None
                given.setdefault(region, []).append((call, _FUNCTION + 1))
        else:
            given.setdefault(callee, []).append((call, NUMBERS))
    return {each: _Region(each, given[each]) for each in forked}


def _pass_by_value(region: _Region, rule: Callable[[Function], Rule | None]) -> None:
    """Pass the value of each variable that nobody changes while the region runs.

    It comes last, so that what debug information says of parameters is not said of it.
    """
    passed: dict[int, Type] = {}
    for argument in region.function.arguments[NUMBERS:]:
        index = argument.index - NUMBERS
        slots = [call.arguments[at + index] for call, at in region.calls]
        kinds = {_kept_type(each) for each in slots}
        kind = kinds.pop()
        if not kinds and kind is not None and _is_only_loaded(argument, kind):
            passed[index] = kind
    if passed:
        is_free = not may_order(region.function, rule)
        for index, kind in passed.items():
            slots = [call.arguments[at + index] for call, at in region.calls]
            given = _take_value(region.function, NUMBERS + index, kind)
            if is_free and kind is POINTER and all(map(_is_restricted, slots)):
                given.attributes = "noalias"
        for call, at in region.calls:
            _give_values(call, at, passed)


def _is_restricted(slot: Value) -> bool:
    """Return whether a variable is a parameter that nothing else leads to the memory of."""
    stored = [each.value for each in slot.users if isinstance(each, Store)]
    return len(stored) == 1 and (
        isinstance(stored[0], Argument) and "noalias" in stored[0].attributes
    )


def _take_value(function: Function, index: int, kind: Type) -> Argument:
    """Let a variable be the function's own, with a value that is passed."""
    argument = function.arguments[index]
    given = function.add_argument(kind)
    first = function.entry.first_after_phis()
    assert first is not None
    builder = Builder.before(first)
    own = builder.alloca(kind)
    argument.replace_all_uses(own)
    argument.attributes = ""
    builder.store(given, own)
    return given


def _give_values(call: CallBase, at: int, passed: dict[int, Type]) -> None:
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    given = call.arguments
    values = [builder.load(kind, given[at + index]) for index, kind in passed.items()]
    for index in passed:
        given[at + index] = null()
    words = list(call.argument_attributes)
    for index in passed:
        words[at + index] = ""
    kind = call.written_type
    style = CallStyle(arguments=tuple(words), attributes=call.tail)
    call_in_place(builder, call, call.callee, [*given, *values], style, kind or _kind_of(call))
    call.erase()


def _kind_of(call: CallBase) -> FunctionType:
    callee = call.callee
    assert isinstance(callee, Function)
    return callee.function_type


def _kept_type(slot: Value) -> Type | None:
    """Return the type of a local variable that is a value; its address is for regions only."""
    if not isinstance(slot, Alloca) or slot.count is not None:
        return None
    if not isinstance(slot.allocated, (FloatType, IntType, PointerType)):
        return None
    is_known = all(_is_plain(user, slot) for user in slot.users)
    return slot.allocated if is_known else None


def _is_plain(user: object, slot: Alloca) -> bool:
    """Return whether a use of a local variable reads or writes it, or gives it to a region."""
    if isinstance(user, Load):
        return user.type is slot.allocated and not user.is_volatile
    if isinstance(user, Store):
        return user.value is not slot and user.value.type is slot.allocated
    if isinstance(user, DebugRecord) or only_tells(user):
        return True
    callee = callee_of(user) if isinstance(user, CallBase) else None
    if callee is None:
        return False
    return callee.name == FORK or ".omp_outlined" in callee.name


def _is_only_loaded(pointer: Value, kind: Type, seen: tuple[Value, ...] = ()) -> bool:
    """Return whether nothing is done with a pointer but to load a value of some type.

    With -g, what clang makes of a region hands everything on to another function.
    """
    return all(
        _is_plain_load(user, kind)
        or isinstance(user, DebugRecord)
        or only_tells(user)
        or (isinstance(user, Store) and _is_stored_for_loads(user, pointer, kind, seen))
        or (isinstance(user, CallBase) and _is_handed_on(user, pointer, kind, seen))
        for user in pointer.users
    )


def _is_plain_load(user: object, kind: Type) -> bool:
    return isinstance(user, Load) and user.type is kind and not user.is_volatile


def _is_stored_for_loads(store: Store, pointer: Value, kind: Type, seen: tuple[Value, ...]) -> bool:
    """Return whether a pointer is stored where it is only loaded from, to be only loaded from."""
    place = store.pointer
    if store.value is not pointer or not isinstance(place, Alloca):
        return False
    return all(
        each is store
        or isinstance(each, DebugRecord)
        or only_tells(each)
        or (isinstance(each, Load) and _is_only_loaded(each, kind, seen))
        for each in place.users
    )


def _is_handed_on(call: CallBase, pointer: Value, kind: Type, seen: tuple[Value, ...]) -> bool:
    callee = call.callee
    if not isinstance(callee, Function) or callee.is_declaration or callee in seen:
        return False
    given = [at for at, each in enumerate(call.arguments) if each is pointer]
    if len(given) > len(callee.arguments) or callee.variadic:
        return False
    return all(_is_only_loaded(callee.arguments[at], kind, (*seen, callee)) for at in given)
