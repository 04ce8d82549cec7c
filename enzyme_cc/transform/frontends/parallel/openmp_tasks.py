"""Tasks of OpenMP: whoever comes to one runs it at once, as a conforming implementation may.

What a task is made of, memory with what it was given, becomes a local variable. Whatever a task
depends on was made before it, and has been done. So it needs nothing to be reversed by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_addresses import Forms
from enzyme_cc.analysis.calls.callees import callee_of, named_calls
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.instructions import Alloca, CallBase, Load, Store
from enzyme_cc.ir.types import I1, I8, I32, I64, POINTER, VOID, array_type, function_type
from enzyme_cc.transform.code.counted_loops import counted
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

    _CopyOf = Callable[[Function], Function | None]

_ALLOC = "__kmpc_omp_task_alloc"
_RUN = ("__kmpc_omp_task", "__kmpc_omp_task_with_deps")
_DONE = "__kmpc_omp_task_complete_if0"
_LOOPS = ("__kmpc_taskloop", "__kmpc_taskloop_5")
#: What waits for tasks, or says which belong together: all have been done by then.
_NOTHING = frozenset(
    (
        *("__kmpc_end_taskgroup", "__kmpc_omp_task_begin_if0", "__kmpc_omp_taskwait"),
        *("__kmpc_omp_taskwait_deps_51", "__kmpc_omp_taskyield", "__kmpc_omp_wait_deps"),
        *("__kmpc_task_reduction_init", "__kmpc_taskgroup", "__kmpc_taskred_init"),
        *("__kmpc_task_reduction_modifier_fini", "__kmpc_taskred_modifier_init"),
    )
)
#: Gives a task what it adds to: that is what all of them add to, as no two run at once.
_REDUCED = "__kmpc_task_reduction_get_th_data"
#: What finds a thread's own copy of a variable: flang asks for it in all that may see the variable.
_OWN_COPY = "__kmpc_threadprivate_cached"
#: How many arguments a call of each has, at least.
_ARGUMENTS = {
    _ALLOC: 6,
    **dict.fromkeys((*_RUN, _DONE, _REDUCED), 3),
    **dict.fromkeys(_LOOPS, 11),
}
#: In flags: there is a function that destroys what a task was given.
_DESTROYED = 8
#: Where in a task that function is; where it has which part of it comes next, and, in what is
#: left between two members, whether one does. It begins with where that is what it shares.
_DESTROY, _PART, _MORE = 24, 16, 20
_MEMCPY = function_type(VOID, (POINTER, POINTER, I64, I1))
_ENTRY = function_type(I32, (I32, POINTER))
_DUP = function_type(VOID, (POINTER, POINTER, I32))
_FORBIDDING = ("alwaysinline", "noinline")
#: How names of what clang makes of a task begin.
_PARTS = (".omp_task_destructor.", ".omp_task_dup.", ".omp_task_privates_map.")
#: How a loop of tasks is cut: it says how many rounds a task has, or how many tasks there are.
_GRAIN, _COUNT = 1, 2


class _Task(NamedTuple):
    """A place where tasks are made."""

    entry: Function
    flags: Value
    #: How many bytes are its own, and how many it has for what it shares.
    size: int
    shared: int


def run_tasks(module: Module, copies: Iterable[Function], copy_of: _CopyOf) -> None:
    """Let tasks be run where they are made, in copies of functions."""
    calls = [each for each in named_calls(copies) if _is_as_clang_calls(*each)]
    tasks: dict[Value, _Task] = {}
    for call, callee in calls:
        if callee.name == _ALLOC:
            _make(call, copy_of, tasks)
    entries = {each.entry for each in tasks.values()}
    if tasks:
        _simplify(module, copies, copy_of, entries)
    for call, callee in calls:
        name = callee.name
        if name in _NOTHING or (name == _OWN_COPY and not call.is_used):
            _drop(call)
        elif name == _REDUCED:
            call.replace_all_uses(call.arguments[2])
            call.erase()
        elif name in (*_RUN, _DONE, *_LOOPS) and call.arguments[2] in tasks:
            task = tasks[call.arguments[2]]
            if name in _LOOPS:
                _run_loop(module, call, task)
            else:
                _run(module, call, task, is_begun=name == _DONE)
        elif name in _RUN and _is_own(call.arguments[2], entries):
            _say_more(call)


def _is_as_clang_calls(call: CallBase, callee: Function) -> bool:
    """Return whether a call has at least the arguments that are looked at here."""
    return len(call.arguments) >= _ARGUMENTS.get(callee.name, 0)


def _is_own(value: Value, entries: set[Function], depth: int = 2) -> bool:
    """Return whether a task is the one that runs: of what is untied there are parts."""
    while isinstance(value, Load) and isinstance(value.pointer, Alloca):
        stores = [each for each in value.pointer.users if isinstance(each, Store)]
        if len(stores) != 1 or stores[0].pointer is not value.pointer:
            return False
        value = stores[0].value
    if not isinstance(value, Argument) or value.function is None or not depth:
        return False
    function, index = value.function, value.index
    if function in entries:
        return True
    function.module.load_users(function)
    calls = [each for each in function.users if callee_of(each) is function]  # type: ignore[arg-type]
    return len(calls) == len(function.users) > 0 and all(
        isinstance(each, CallBase) and _is_own(each.arguments[index], entries, depth - 1)
        for each in calls
    )


def _say_more(call: CallBase) -> None:
    """Leave word that a task goes on with another part."""
    builder = Builder.before(call)
    builder.store(int_constant(I32, 1), _at(builder, call.arguments[2], _MORE))
    _drop(call)


def _at(builder: Builder, pointer: Value, offset: int) -> Value:
    return builder.gep(I8, pointer, [int_constant(I64, offset)])


def _simplify(
    module: Module, copies: Iterable[Function], copy_of: _CopyOf, entries: set[Function]
) -> None:
    """Let tasks, and what finds their variables or destroys them, become part of who runs them."""
    parts = dict.fromkeys(entries)
    for line in (line for each in copies for line in each.instructions()):
        for index, value in enumerate(line.operands):
            if isinstance(value, Function) and value.name.startswith(_PARTS):
                part = copy_of(value) or value
                line.set_operand(index, part)
                parts[part] = None
    words = FunctionWords(module)
    for each in parts:
        own = (word for word in words.of(each) if word not in _FORBIDDING)
        words.give(each, [*own, "alwaysinline"])


def _drop(call: CallBase) -> None:
    if call.is_used:
        call.replace_all_uses(zero(call.type))
    call.erase()


def _make(call: CallBase, copy_of: _CopyOf, tasks: dict[Value, _Task]) -> None:
    """Let the memory of a task be a local variable."""
    _, _, flags, own, shared, entry = call.arguments[:6]
    if not (isinstance(own, IntConstant) and isinstance(shared, IntConstant)):
        return
    if not isinstance(entry, Function) or call.function is None:
        return
    first = call.function.entry.first_after_phis()
    assert first is not None
    before = Builder.before(first)
    slot, behind = (before.alloca(_bytes(each.value), align=16) for each in (own, shared))
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    builder.store(behind, slot)
    builder.store(zero(I32), _at(builder, slot, _PART))
    call.replace_all_uses(slot)
    call.erase()
    tasks[slot] = _Task(copy_of(entry) or entry, flags, own.value, shared.value)


def _bytes(size: int) -> Type:
    return array_type(size, I8)


def _begin(module: Module, name: str, kinds: list[Value]) -> Function:
    made = new_function(
        module,
        f"enzyme_cc.task.{name}",
        function_type(VOID, tuple(each.type for each in kinds)),
        prefix="internal",
        suffix="alwaysinline",
    )
    made.edited = True
    made.insert_block("entry")
    return made


def _run(module: Module, call: CallBase, task: _Task, *, is_begun: bool) -> None:
    """Run a task in place of a call, or what follows when it has been run."""
    assert call.function is not None
    _, number, slot, *_ = call.arguments
    given = [number, slot, task.flags]
    made = _begin(module, task.entry.name, given)
    builder = Builder(made.entry)
    if not is_begun:
        _enter(builder, task, made.arguments[0], made.arguments[1])
    _destroy(builder, made.arguments[0], made.arguments[1], made.arguments[2], task)
    builder.ret()
    _instead(call, made, given)


def _enter(builder: Builder, task: _Task, number: Value, slot: Value) -> None:
    """Run a task, part after part."""
    again, done = builder.new_block("part"), builder.new_block("over")
    builder.branch(again)
    builder.move_to_end(again)
    builder.store(zero(I32), _at(builder, slot, _MORE))
    builder.call(task.entry, [number, slot])
    more = builder.load(I32, _at(builder, slot, _MORE))
    builder.conditional(builder.icmp("ne", more, zero(I32)), again, done)
    builder.move_to_end(done)


def _instead(call: CallBase, made: Function, given: list[Value]) -> None:
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    builder.call(made, given)
    _drop(call)


def _destroy(builder: Builder, number: Value, slot: Value, flags: Value, task: _Task) -> None:
    """Destroy what a task was given, if there is anything to be done."""
    if isinstance(task.flags, IntConstant) and not task.flags.value & _DESTROYED:
        return
    some, done = builder.new_block("destroy"), builder.new_block("done")
    bit = builder.and_(flags, int_constant(I32, _DESTROYED))
    builder.conditional(builder.icmp("ne", bit, zero(I32)), some, done)
    builder.move_to_end(some)
    function = builder.load(POINTER, _at(builder, slot, _DESTROY))
    builder.call(function, [number, slot], type_=_ENTRY)
    builder.branch(done)
    builder.move_to_end(done)


def _run_loop(module: Module, call: CallBase, task: _Task) -> None:
    """Run the tasks of a loop, one after the other, each with variables of its own."""
    assert call.function is not None
    _, number, slot, _, lower, upper, step, _, cut, grain, *rest = call.arguments
    if not isinstance(cut, IntConstant):
        return
    strict, dup = rest if len(rest) > 1 else (zero(I32), rest[0])
    places = [_bound(module, each, slot) for each in (lower, upper)]
    bounds = [each for each in places if each is not None]
    if len(bounds) < len(places):
        return
    given = [number, slot, task.flags, lower, upper, step, grain, strict]
    made = _begin(module, f"loop.{task.entry.name}", given)
    loop = _Loop(task, cut.value, dup if isinstance(dup, Function) else None, bounds)
    _fill_loop(made, loop)
    _instead(call, made, given)


class _Bound(NamedTuple):
    """A bound of a loop of tasks: in what a task shares, as flang has it, or in its own memory."""

    is_shared: bool
    offset: int


class _Loop(NamedTuple):
    """A loop of tasks: how it is cut, what copies variables, where in a task its bounds are."""

    task: _Task
    cut: int
    dup: Function | None
    bounds: list[_Bound]


def _fill_loop(made: Function, loop: _Loop) -> None:
    task, dup = loop.task, loop.dup
    number, slot, flags, lower, upper, step, grain, strict = made.arguments
    builder = Builder(made.entry)
    own, behind = (builder.alloca(_bytes(each), align=16) for each in (task.size, task.shared))
    first, last = builder.load(I64, lower), builder.load(I64, upper)
    # Of a loop that counts down, as flang has it, the step is below zero.
    one = int_constant(I64, 1)
    span = builder.sub(last, first)
    rounds = builder.add(builder.sdiv(span, step), one)
    is_down = builder.icmp("slt", step, zero(I64))
    is_none = builder.select(
        is_down, builder.icmp("slt", first, last), builder.icmp("sgt", first, last)
    )
    rounds = builder.select(is_none, zero(I64), rounds)
    count, each = _cut(builder, rounds, loop.cut, grain, strict)
    extra = builder.sub(rounds, builder.mul(count, each))

    def run(at: Value) -> None:
        # The first of them have one round more, where that does not come out even.
        before = builder.select(builder.icmp("slt", at, extra), at, extra)
        before = builder.select(builder.icmp("sgt", extra, zero(I64)), before, zero(I64))
        begin = builder.add(builder.mul(at, each), before)
        more = builder.zext(builder.icmp("slt", at, extra), I64)
        end = builder.sub(builder.add(builder.add(begin, each), more), one)
        is_last = builder.icmp("eq", builder.add(at, one), count)
        end = builder.select(is_last, builder.sub(rounds, one), end)
        _copy(builder, own, slot, task.size)
        _copy(builder, behind, builder.load(POINTER, slot), task.shared)
        builder.store(behind, own)
        for place, which in zip(loop.bounds, (begin, end), strict=True):
            bound = builder.add(first, builder.mul(which, step))
            builder.store(bound, _at(builder, behind if place.is_shared else own, place.offset))
        if dup is not None:
            builder.call(dup, [own, slot, builder.zext(is_last, I32)], type_=_DUP)
        _enter(builder, task, number, own)
        _destroy(builder, number, own, flags, task)

    counted(builder, count, run)
    _destroy(builder, number, slot, flags, task)
    builder.ret()


def _copy(builder: Builder, target: Value, source: Value, size: int) -> None:
    function = builder.block.function
    assert function is not None
    copy = declare(function.module, "llvm.memcpy.p0.p0.i64", _MEMCPY)  # type: ignore[arg-type]
    builder.call(copy, [target, source, int_constant(I64, size), zero(I1)])


def _bound(module: Module, pointer: Value, slot: Value) -> _Bound | None:
    """Return where in a task a pointer leads to; None where that is not known."""
    form = Forms(DataLayout(module.data_layout)).of(pointer)
    is_shared = isinstance(form.base, Load) and form.base.pointer is slot
    if form.terms or form.offset < 0 or not (is_shared or form.base is slot):
        return None
    return _Bound(is_shared, form.offset)


def _cut(
    builder: Builder, rounds: Value, cut: int, grain: Value, strict: Value
) -> tuple[Value, Value]:
    """Return how many tasks there are, and how many rounds each has at least."""
    one = int_constant(I64, 1)
    if cut == _COUNT:
        count = builder.select(builder.icmp("slt", grain, rounds), grain, rounds)
        return count, builder.sdiv(rounds, _at_least_one(builder, count))
    if cut != _GRAIN:
        count = builder.select(builder.icmp("eq", rounds, zero(I64)), zero(I64), one)
        return count, rounds
    exact = builder.sdiv(builder.add(rounds, builder.sub(grain, one)), grain)
    count = builder.sdiv(rounds, grain)
    count = builder.select(
        builder.icmp("eq", rounds, zero(I64)), zero(I64), _at_least_one(builder, count)
    )
    each = builder.sdiv(rounds, _at_least_one(builder, count))
    is_strict = builder.icmp("ne", strict, zero(I32))
    return builder.select(is_strict, exact, count), builder.select(is_strict, grain, each)


def _at_least_one(builder: Builder, count: Value) -> Value:
    one = int_constant(I64, 1)
    return builder.select(builder.icmp("slt", count, one), one, count)
