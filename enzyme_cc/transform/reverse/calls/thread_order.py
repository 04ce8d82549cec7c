"""Refuse what orders the threads of a region and has no reverse that orders them back.

Whatever one thread has before another, the other must have reversed before. Barriers, critical
sections and locks are mirrored (`waits.py`); all else that threads learn from each other by is not.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    CallBase,
    CompareExchange,
    Fence,
    Load,
    Store,
)
from enzyme_cc.ir.types import VOID
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.rules.constructs import construct_of
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.transform.emit.memory import is_exchange, is_settled, moves_number
from enzyme_cc.transform.frontends.parallel.atomics import is_noted
from enzyme_cc.transform.frontends.parallel.signs import is_sign
from enzyme_cc.transform.reverse.calls.waiting_loops import waited_for

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter

#: These run functions of the program, in the same thread, or let others look at what locks guard.
_OF_ONE_THREAD = ("__cxa_end_catch", "pthread_cond_broadcast", "pthread_cond_signal")
#: What waits in a gradient, of which is complained where its thread is started.
_OF_GRADIENT = f"{FORKS}await"
_FAMILY = "OpenMP"
#: How the names of functions begin that may be OpenMP's.
_NAMES = ("GOMP_", "__kmpc_", "__tgt_", "omp_")


def refuse_unordered(writer: AugmentedWriter) -> None:
    """Complain of all in a function that may order threads, and is not mirrored."""
    is_in_region = writer.scene.function in writer.unit.program.in_regions
    for each in writer.scene.function.instructions():
        if isinstance(each, CallBase):
            _check_call(writer, each, is_in_region=is_in_region)
        elif is_in_region:
            _check_access(writer, each)
    waits = _waiting_line(writer, writer.scene.function) if is_in_region else None
    if waits is not None:
        _refuse(writer, waits, "a loop waits here for what another thread writes")


def _waiting_line(writer: AugmentedWriter, function: Function) -> Instruction | None:
    """Return what a loop of a kernel waits for that no barrier is."""
    if not writer.unit.program.is_of_device:
        return None
    return waited_for(function, partial(_is_barrier, writer))


def _is_barrier(writer: AugmentedWriter, call: CallBase) -> bool:
    callee = callee_of(call)
    rule = writer.unit.program.rule(callee) if callee is not None else None
    return rule is not None and bool(rule.mirrored_by)


def _check_call(writer: AugmentedWriter, call: CallBase, *, is_in_region: bool) -> None:
    if isinstance(call.callee, InlineAsm):
        _check_assembly(writer, call)
        return
    callee = callee_of(call)
    if callee is None:
        return
    program = writer.unit.program
    if callee.is_declaration and callee.name.startswith(_NAMES):
        construct = construct_of(callee.name) if program.rule(callee) is None else None
        if construct is not None and construct.family.name == _FAMILY:
            writer.unit.report.missing(callee, call, backwards=True)
    elif is_in_region:
        _check_in_region(writer, call, callee)


def _check_in_region(writer: AugmentedWriter, call: CallBase, callee: Function) -> None:
    program, places = writer.unit.program, writer.unit.report.places
    rule = program.reverse_rule(callee)
    if rule is not None:
        if not _adds_atomically(rule.second):
            _warn_of_rule(writer, call, callee)
    elif callee.is_declaration:
        known = program.rule(callee)
        if known is not None and known.kind is Kind.COMMUNICATION:
            if known.part:
                _refuse(writer, call, f"{places.name(callee)} sends messages {_where(writer)}")
        elif known is None and _is_unknown(writer, call, callee):
            name = places.name(callee)
            _refuse(writer, call, f"{name} has no rule, and may order threads {_where(writer)}")
        elif _orders(writer, callee):
            _refuse(writer, call, f"{places.name(callee)} orders threads {_where(writer)}")
    elif not writer.context.is_active_call(call):
        bodies = program.bodies.reached([program.bodies.of(callee)])
        if any(_waits(writer, each) or _waiting_line(writer, each) for each in bodies):
            what = "lets threads wait for each other, and nothing else"
            _refuse(writer, call, f"{places.name(callee)} {what}")


def _is_unknown(writer: AugmentedWriter, call: CallBase, callee: Function) -> bool:
    """Return whether nothing is known of a function that a kernel calls."""
    program = writer.unit.program
    if not program.is_of_device or writer.context.is_active_call(call):
        return False
    return callee.name not in program.said.custom and program.forward_rule(callee) is None


def _check_assembly(writer: AugmentedWriter, call: CallBase) -> None:
    """Refuse inline assembly in a kernel that does more than to compute."""
    asm = call.callee
    assert isinstance(asm, InlineAsm)
    if writer.unit.program.is_of_device and (call.type is VOID or "~{memory}" in asm.ref):
        _refuse(writer, call, "inline assembly may order threads in a kernel")


def _adds_atomically(gradient: Function) -> bool:
    """Return whether a user's gradient has atomic accesses: then it is taken to know of threads."""
    lines = () if gradient.is_declaration else gradient.instructions()
    return any(isinstance(each, (AtomicUpdate, CompareExchange)) for each in lines)


def _warn_of_rule(writer: AugmentedWriter, call: CallBase, callee: Function) -> None:
    """Warn of a gradient of the user's that may add to what other threads add to."""
    if any(writer.scene.has_shadow(each) for each in call.arguments):
        name = writer.unit.report.places.name(callee)
        writer.unit.report.add(
            "EZ0484",
            f"several threads may call the registered gradient of {name} at once, and add to the "
            "same shadows",
            call,
            "let it add to shadows by #pragma omp atomic",
            "or give each thread memory of its own",
            severity="warning",
        )


def _orders(writer: AugmentedWriter, callee: Function) -> bool:
    """Return whether a function with a rule may order threads, and has no reverse that does."""
    rule = writer.unit.program.rule(callee)
    if rule is None or rule.kind is not Kind.INACTIVE:
        return False
    if callee.name.startswith(FORKS) or callee.name in _OF_ONE_THREAD or is_sign(callee.name):
        return False
    if rule.mirrored_by:
        return False
    return Effect.PROGRAM in rule.effects


def _waits(writer: AugmentedWriter, function: Function) -> bool:
    return any(_may_wait(writer, each) for each in mentioned(function))


def _may_wait(writer: AugmentedWriter, callee: Function) -> bool:
    if callee.name.startswith(FORKS):
        return callee.name != _OF_GRADIENT
    rule = writer.unit.program.rule(callee)
    return (rule is not None and bool(rule.mirrored_by)) or _orders(writer, callee)


def _check_access(writer: AugmentedWriter, access: Instruction) -> None:
    is_of_device = writer.unit.program.is_of_device
    orders = isinstance(access, Fence) or is_ordered(access)
    # CUDA's own exchanges say no order, and locks are made of them.
    orders = orders or (is_of_device and isinstance(access, CompareExchange))
    if orders and (is_of_device or not is_noted(access)):
        _refuse(writer, access, f"an atomic access orders threads {_where(writer)}")
    elif isinstance(access, (Load, Store)) and access.ordering is not None:
        if is_settled(access):
            return
        value = access if isinstance(access, Load) else access.value
        if writer.is_active(access.pointer) and moves_number(writer, access, value):
            word = "read" if isinstance(access, Load) else "write"
            _refuse(writer, access, f"an atomic {word} of a number that carries a derivative")
    elif (
        isinstance(access, (AtomicUpdate, CompareExchange))
        and access.is_used
        and writer.scene.has_adjoint(access)
        and not is_exchange(writer, access)  # of that is complained where it is written
    ):
        _refuse(writer, access, "a number is taken from memory and changed there at once")


def _where(writer: AugmentedWriter) -> str:
    return "in a kernel" if writer.unit.program.is_of_device else "in a parallel region"


def _refuse(writer: AugmentedWriter, access: Instruction, what: str) -> None:
    writer.complain(
        "EZ0483",
        f"{what}: in which order threads come here is not known when it is reversed",
        access,
        *_ways(writer),
    )


def _ways(writer: AugmentedWriter) -> tuple[str, ...]:
    """Return what to do about it, as the threads came about."""
    program = writer.unit.program
    if program.is_of_device:
        return _ON_DEVICE
    is_of_threads = all(each.is_thread for each in program.regions.values())
    return _IN_THREAD if is_of_threads else _IN_REGION


_RELAXED = "or an atomic access with relaxed order, where no thread learns from it what others did"
_IN_REGION = (
    "use a critical section, a lock or a barrier of OpenMP, or a reduction",
    _RELAXED,
    "or compile this file without -fopenmp: what is differentiated then runs in one thread",
)
_IN_THREAD = (
    "use a mutex, a condition variable with one, or a barrier of pthread",
    _RELAXED,
    "or let threads end, and join them: what they did is known to all from there on",
)
_ON_DEVICE = (
    "use a barrier of the block or of the warp, or atomicAdd without its result",
    "or end the kernel there and go on in another, which is differentiated by itself",
)
